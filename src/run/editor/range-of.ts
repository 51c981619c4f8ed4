import type {Text} from '@codemirror/state';
import type {Diagnostic} from '../../samples/move/diagnostics';

/** Where a diagnostic is underlined: from its column to the end of the word there. */
export function rangeOf(text: Text, {line, column}: Pick<Diagnostic, 'line' | 'column'>): {from: number; to: number} {
  const found = text.line(Math.min(Math.max(line, 1), text.lines));
  const start = Math.min(Math.max(column - 1, 0), found.length);
  const [word = ''] = /^(?:\w+|\S)/.exec(found.text.slice(start)) ?? [];
  return {from: found.from + start, to: found.from + start + word.length};
}
