import {parse} from 'protobufjs';
import type {Finding} from '../lib/report';

/** What a text is put into before it is parsed, and how many lines stand before it then. */
interface Frame {
  before: string;
  after: string;
  lines: number;
}

const whole: Frame = {before: '', after: '', lines: 0};

/** A fragment may be what stands in a service or in a message. */
const framesOfFragments: readonly Frame[] = [
  whole,
  {before: 'service Fragment {\n', after: '\n}', lines: 1},
  {before: 'message Fragment {\n', after: '\n}', lines: 1},
];

/** The parser has no field for the line; it ends its messages with it. */
const place = / \((?:.*, )?line (\d+)\)$/;

/** What the parser says of a text; undefined where it reads it. */
function firstError(text: string, {before, after, lines}: Frame): Finding | undefined {
  try {
    parse(`${before}${text}${after}`, {keepCase: true});
    return undefined;
  } catch (error) {
    const message = String(error).replace(/^Error: /, '');
    const line = Number(place.exec(message)?.[1] ?? 1) - lines;
    return {line, code: 'PROTO_SYNTAX', message: `${message.replace(place, '')}.`};
  }
}

/**
 * Parses a Protocol Buffers definition, up to the first error. Types that it imports are not looked
 * up.
 *
 * @param fragment the text may be the inside of a service or of a message
 */
export function findSyntaxErrors(text: string, fragment: boolean): readonly Finding[] {
  const errors = (fragment ? framesOfFragments : [whole]).map((frame) => firstError(text, frame));
  if (errors.includes(undefined)) return [];
  // The right frame is the one in which the parser came farthest.
  const [farthest] = errors.filter((error) => error !== undefined).sort((a, b) => b.line - a.line);
  return farthest === undefined ? [] : [farthest];
}
