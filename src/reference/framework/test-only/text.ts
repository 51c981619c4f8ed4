import type {TestOnlyFunction, TestOnlyType} from './types';

/** Longer headers stand on several lines, as those of other functions do. */
const lineWidth = 88;

/** The head of a function as Move source. */
export function testOnlyHeader({name, macro, types = [], params, returns}: TestOnlyFunction): string {
  const start = `public ${macro === true ? 'macro ' : ''}fun ${name}${types.length === 0 ? '' : `<${types.join(', ')}>`}`;
  const output = returns === undefined ? '' : `: ${returns}`;
  const line = `${start}(${params.join(', ')})${output}`;
  if (line.length <= lineWidth || params.length === 0) return line;
  return `${start}(\n${params.map((parameter) => `    ${parameter},\n`).join('')})${output}`;
}

/** The head of a struct. */
export const testOnlyStruct = ({name, abilities}: TestOnlyType): string =>
  `public struct ${name}${abilities === undefined ? '' : ` ${abilities}`}`;

/**
 * Names of types that a header mentions, each once: those in camel case that are no type
 * parameters.
 */
export function typesIn({types = [], params, returns = ''}: TestOnlyFunction): string[] {
  const own = new Set(types.map((type) => type.replace(/:.*/, '')));
  const texts = [...params.map((parameter) => parameter.replace(/^[^:]*:/, '')), returns];
  const names = texts.flatMap((text) => text.match(/\$?\b[A-Z]\w*/g) ?? []);
  return [...new Set(names)].filter((name) => !name.startsWith('$') && !own.has(name));
}
