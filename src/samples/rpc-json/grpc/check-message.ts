import type {EnumInfo, FieldInfo, IMessageType, ScalarType} from '@protobuf-ts/runtime';
import {didYouMean} from '../../../lib/suggest';
import {entriesOf, itemsOf, textOf, type DataNode, type Entry} from '../../data/document';
import type {Finding} from '../../lib/report';
import {checkFieldMask} from './field-mask';
import {finding, show, wrongType} from './place';
import {checkScalar} from './scalars';

type Findings = readonly Finding[];
type MessageType = IMessageType<object>;

/** The type of one value: of a field, of an item of a list, or of a value of a map. */
type ValueType = {kind: 'scalar'; T: ScalarType} | {kind: 'enum'; T: () => EnumInfo} | {kind: 'message'; T: () => MessageType};

const join = (path: string, name: string): string => (path === '' ? name : `${path}.${name}`);

function checkEnum(node: DataNode, [name, values, prefix = '']: EnumInfo, path: string): Findings {
  const names = Object.values(values).flatMap((value) => (typeof value === 'string' ? prefix + value : []));
  const written = textOf(node);
  if (written !== undefined && names.includes(written)) return [];
  const suggestion = written !== undefined ? didYouMean(written, names) : ` Values are written by name, such as "${names.at(-1)}".`;
  return [finding('GRPC_ENUM', node.line, `"${path}" must be a value of ${name}, and is ${show(node)}.${suggestion}`)];
}

/** What the text forms of time look like, by message. */
const times: Readonly<Record<string, {form: RegExp; example: string}>> = {
  'google.protobuf.Timestamp': {form: /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{3}|\.\d{6}|\.\d{9})?Z$/, example: '"2026-11-20T16:42:08.317Z"'},
  'google.protobuf.Duration': {form: /^-?\d+(\.\d{3}|\.\d{6}|\.\d{9})?s$/, example: '"1.500s"'},
};

/** Messages whose JSON is any JSON. */
const free = new Set(['google.protobuf.Value', 'google.protobuf.Struct', 'google.protobuf.ListValue', 'google.protobuf.Any']);

function checkMessageField(node: DataNode, type: MessageType, parent: string, path: string): Findings {
  const time = times[type.typeName];
  if (time) return time.form.test(textOf(node) ?? '') ? [] : wrongType(node, path, `a time such as ${time.example}`);
  if (type.typeName === 'google.protobuf.FieldMask') return checkFieldMask(node, parent, path);
  return free.has(type.typeName) ? [] : checkMessage(node, type, path);
}

function checkSingle(node: DataNode, type: ValueType, parent: string, path: string): Findings {
  switch (type.kind) {
    case 'scalar':
      return checkScalar(node, type.T, path);
    case 'enum':
      return checkEnum(node, type.T(), path);
    default:
      return checkMessageField(node, type.T(), parent, path);
  }
}

function checkField(node: DataNode, field: FieldInfo, parent: string, path: string): Findings {
  if (field.kind === 'map') {
    if (!(node.value instanceof Map)) return wrongType(node, path, 'an object');
    return entriesOf(node).flatMap(({key, node: value}) => checkSingle(value, field.V, parent, join(path, key)));
  }
  if (!field.repeat) return checkSingle(node, field, parent, path);
  if (!Array.isArray(node.value)) return wrongType(node, path, 'a list');
  return itemsOf(node).flatMap((item, index) => checkSingle(item, field as ValueType, parent, `${path}[${index}]`));
}

function unknownField({key, line}: Entry, {typeName, fields}: MessageType): Finding {
  const inSnakeCase = fields.find(({name}) => name === key);
  const cure = inSnakeCase
    ? ` In JSON it is called "${inSnakeCase.jsonName}".`
    : didYouMean(
        key,
        fields.map(({jsonName}) => jsonName),
      );
  return finding('GRPC_FIELD', line, `${typeName} has no field "${key}".${cure}`);
}

function checkOneofs(entries: readonly Entry[], {fields}: MessageType, path: string): Findings {
  const set = new Map<string, string>();
  return entries.flatMap(({key, line}) => {
    const group = fields.find(({jsonName}) => jsonName === key)?.oneof;
    if (group === undefined) return [];
    const first = set.get(group);
    set.set(group, first ?? key);
    if (first === undefined) return [];
    return [
      finding('GRPC_ONEOF', line, `"${join(path, key)}" and "${join(path, first)}" exclude each other: the message has one of them.`),
    ];
  });
}

/**
 * Holds a JSON value against a protobuf message, in the JSON form that grpcurl prints: names in
 * lowerCamelCase, 64-bit numbers as strings, bytes in Base64, enum values by name, times as text.
 *
 * @returns findings whose lines are lines of the text
 */
export function checkMessage(node: DataNode, type: MessageType, path = ''): Findings {
  if (!(node.value instanceof Map)) return wrongType(node, path || 'the body', `an object (${type.typeName})`);
  const parent = type.typeName.split('.').at(-1) ?? '';
  return [
    ...entriesOf(node).flatMap((entry) => {
      const field = type.fields.find(({jsonName}) => jsonName === entry.key);
      return field ? checkField(entry.node, field, parent, join(path, entry.key)) : [unknownField(entry, type)];
    }),
    ...checkOneofs(entriesOf(node), type, path),
  ];
}
