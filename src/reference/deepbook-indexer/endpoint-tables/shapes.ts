import type {Field, Parameter, Shape} from '../model';

/** How a table names what stands at a place. */
export function shapeName(shape: Shape): string {
  switch (shape.kind) {
    case 'choice':
      return shape.of.map((value) => `"${value}"`).join(', ');
    case 'list':
      return `list of ${manyOf(shape.of)}`;
    case 'tuple':
      return `list of ${shape.of.length}: ${shape.of.map(({name}) => name).join(', ')}`;
    case 'map':
      return `object by ${shape.key}`;
    default:
      return shape.kind;
  }
}

function manyOf(shape: Shape): string {
  if (shape.kind === 'tuple') return `lists: ${shape.of.map(({name}) => name).join(', ')}`;
  return shape.kind === 'choice' ? 'texts' : `${shapeName(shape)}s`;
}

/** How a table names the values that a parameter takes. */
export function parameterType(type: Parameter['type']): string {
  if (typeof type !== 'string') return type.join(', ');
  return type === 'texts' ? 'texts, with commas between' : type;
}

/**
 * A field with the path that leads to it from the top of an answer: `pipelines[].checkpoint_lag`.
 */
export interface PlacedField extends Field {
  path: string;
}

/** All fields of an answer in the order in which it has them. */
export function fieldsOf(shape: Shape, prefix = ''): readonly PlacedField[] {
  switch (shape.kind) {
    case 'list':
      return fieldsOf(shape.of, prefix === '' ? '' : `${prefix}[]`);
    case 'map':
      return fieldsOf(shape.of, prefix);
    case 'object':
      return shape.fields.flatMap((field) => {
        const path = prefix === '' ? field.name : `${prefix}.${field.name}`;
        return [{...field, path}, ...fieldsOf(field.shape, path)];
      });
    default:
      return [];
  }
}

/** A sentence on the answer as a whole: what holds the fields, or what it is where it has none. */
export function answerSentence(shape: Shape): string {
  switch (shape.kind) {
    case 'list':
      return shape.of.kind === 'object' ? 'The answer is a list; each entry has:' : `The answer is a ${shapeName(shape)}.`;
    case 'map':
      return shape.of.kind === 'object'
        ? `The answer is an object by ${shape.key}; each value has:`
        : `The answer is an object by ${shape.key}; each value is ${valueName(shape.of)}.`;
    case 'object':
      return 'The answer has:';
    default:
      return `The answer is ${valueName(shape)}, not an object.`;
  }
}

function valueName(shape: Shape): string {
  if (shape.kind === 'map') return `an object by ${shape.key}, whose values are each ${valueName(shape.of)}`;
  const name = shapeName(shape);
  return `${/^[aeio]/.test(name) ? 'an' : 'a'} ${name}`;
}
