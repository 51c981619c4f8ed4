import type {DataNode} from './document';
import type {Value} from './keys';

const within = <T extends bigint | number>(value: T, min: T, max: T): boolean => min <= value && value <= max;

/** Whether a scalar is what the model says; tables and lists never are. */
export function isScalarOf(node: DataNode, value: Value): boolean {
  switch (value.kind) {
    case 'text':
      return node.kind === 'string' && (value.format?.accepts(node.value) ?? true);
    case 'choice':
      return node.kind === 'string' && value.of.includes(node.value);
    case 'integer':
      return node.kind === 'integer' && within(node.value, value.min, value.max);
    case 'number':
      return (node.kind === 'number' || node.kind === 'integer') && within(Number(node.value), value.min, value.max);
    case 'boolean':
      return node.kind === 'boolean' && (value.only === undefined || node.value === value.only);
    case 'either':
      return value.of.some((alternative) => isScalarOf(node, alternative));
    default:
      return false;
  }
}

/** Whether both are tables, or both are lists. */
export function shareShape(node: DataNode, value: Value): boolean {
  if (node.kind === 'table') return ['table', 'map', 'variants'].includes(value.kind);
  return node.kind === 'list' && ['list', 'tuple'].includes(value.kind);
}
