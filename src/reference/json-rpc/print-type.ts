import type {TypeExpression} from './model';

const fieldName = (name: string): string => (/^[A-Za-z_$][\w$]*$/.test(name) ? name : JSON.stringify(name));
const grouped = (type: TypeExpression): string => (type.kind === 'union' ? `(${printType(type)})` : printType(type));

/** A type as TypeScript writes it, on one line. */
export function printType(type: TypeExpression): string {
  switch (type.kind) {
    case 'keyword':
    case 'reference':
      return type.name;
    case 'literal':
      return JSON.stringify(type.value);
    case 'array':
      return `${grouped(type.item)}[]`;
    case 'tuple':
      return `[${type.items.map(printType).join(', ')}]`;
    case 'record':
      return `{[key: string]: ${printType(type.value)}}`;
    case 'object':
      return `{${type.fields.map((field) => `${fieldName(field.name)}${field.optional ? '?' : ''}: ${printType(field.type)}`).join('; ')}}`;
    case 'union':
      return type.members.map((member) => printType(member.type)).join(' | ');
  }
}
