import {ScalarType} from '@protobuf-ts/runtime';
import type {DataNode} from '../../data/document';
import type {Finding} from '../../lib/report';
import {finding, show, wrongType} from './place';

interface IntegerRange {
  bits: 32 | 64;
  signed: boolean;
}

const integers: ReadonlyMap<ScalarType, IntegerRange> = new Map([
  [ScalarType.INT32, {bits: 32, signed: true}],
  [ScalarType.SINT32, {bits: 32, signed: true}],
  [ScalarType.SFIXED32, {bits: 32, signed: true}],
  [ScalarType.UINT32, {bits: 32, signed: false}],
  [ScalarType.FIXED32, {bits: 32, signed: false}],
  [ScalarType.INT64, {bits: 64, signed: true}],
  [ScalarType.SINT64, {bits: 64, signed: true}],
  [ScalarType.SFIXED64, {bits: 64, signed: true}],
  [ScalarType.UINT64, {bits: 64, signed: false}],
  [ScalarType.FIXED64, {bits: 64, signed: false}],
]);

function fits(value: bigint, {bits, signed}: IntegerRange): boolean {
  return signed ? BigInt.asIntN(bits, value) === value : BigInt.asUintN(bits, value) === value;
}

/**
 * Protobuf's JSON writes a 64-bit number as a string, because a JavaScript number cannot hold it.
 */
function checkInteger(node: DataNode, range: IntegerRange, path: string): readonly Finding[] {
  const name = `${range.signed ? 'a' : 'an unsigned'} ${range.bits}-bit number`;
  const {value} = node;
  if (range.bits === 32) return typeof value === 'bigint' && fits(value, range) ? [] : wrongType(node, path, name);
  const digits = typeof value === 'string' && /^-?\d+$/.test(value) ? BigInt(value) : undefined;
  if (digits !== undefined && fits(digits, range)) return [];
  return [finding('GRPC_INT64', node.line, `"${path}" is ${name}, which JSON writes as a string such as "40", and is ${show(node)}.`)];
}

const isBase64 = (text: string): boolean => Buffer.from(text, 'base64').toString('base64') === text;

const floatNames = new Set(['NaN', 'Infinity', '-Infinity']);

const isFloat = ({value}: DataNode): boolean =>
  typeof value === 'bigint' || typeof value === 'number' || (typeof value === 'string' && floatNames.has(value));

/** Checks a value of a scalar field in the form that protobuf's JSON prints. */
export function checkScalar(node: DataNode, type: ScalarType, path: string): readonly Finding[] {
  const range = integers.get(type);
  if (range) return checkInteger(node, range, path);
  const {value} = node;
  switch (type) {
    case ScalarType.BOOL:
      return typeof value === 'boolean' ? [] : wrongType(node, path, 'true or false');
    case ScalarType.STRING:
      return typeof value === 'string' ? [] : wrongType(node, path, 'a string');
    case ScalarType.BYTES:
      return typeof value === 'string' && isBase64(value) ? [] : wrongType(node, path, 'bytes in Base64');
    default:
      return isFloat(node) ? [] : wrongType(node, path, 'a number');
  }
}
