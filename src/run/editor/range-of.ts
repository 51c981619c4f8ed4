import type {Text} from '@codemirror/state';
import type {Diagnostic} from '../../samples/move/diagnostics';

/** Where a diagnostic is underlined: the word at its column, or the next one. */
export function rangeOf(text: Text, {line, column}: Pick<Diagnostic, 'line' | 'column'>): {from: number; to: number} {
  const found = text.line(Math.min(Math.max(line, 1), text.lines));
  const start = Math.min(Math.max(column - 1, 0), found.length);
  const [, space = '', word = ''] = /^(\s*)(\w+|\S)/.exec(found.text.slice(start)) ?? [];
  const from = found.from + start + space.length;
  return {from, to: from + word.length};
}
