import type {RootContent} from 'mdast';
import {definitions, fence, heading} from '../build';
import type {Links} from './links';
import {namesIn, type Method, type Parameter} from './model';
import {printType} from './print-type';

/**
 * Longer signatures have a line for each parameter; this is what fits beside the sidebar and the
 * table of contents.
 */
const lineWidth = 80;

const parameterText = ({name, optional, type}: Parameter): string => `${name}${optional ? '?' : ''}: ${printType(type)}`;

/** A method as TypeScript declares it: `suix_getBalance(owner: string): CoinBalance`. */
export function signatureOf({name, parameters, result}: Method): string {
  const texts = parameters.map(parameterText);
  const output =
    result.kind === 'object' ? `{\n${result.fields.map((field) => `  ${parameterText(field)};\n`).join('')}}` : printType(result);
  const line = `${name}(${texts.join(', ')}): ${output}`;
  if (parameters.length === 0 || (line.split('\n')[0] ?? '').length <= lineWidth) return line;
  return `${name}(\n${texts.map((text) => `  ${text},\n`).join('')}): ${output}`;
}

/** The signature of a method, whose types are links. */
export function signatureSection(method: Method, links: Links): RootContent[] {
  const names = [...method.parameters.map(({type}) => type), method.result].flatMap(namesIn);
  return [
    heading(2, ['Signature']),
    fence('ts', signatureOf(method), 'title="TypeScript" output linked'),
    ...definitions(new Map(names.map((name) => [name, links.types.addressOf(name)]))),
  ];
}
