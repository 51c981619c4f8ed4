import type {Code, Paragraph, RootContent} from 'mdast';
import {code, paragraph, type Inline} from '../../reference/build';
import {parseFenceMeta} from '../../lib/fence-meta';
import type {MarkedLines} from '../../samples/fence/line-marks';

const isBlank = (line: string): boolean => line.trim() === '';

/** Lines of what is shown, by number, as numbers of the code that is copied. */
function inCode(numbers: readonly number[], removed: readonly number[]): number[] {
  return numbers.map((number) => number - removed.filter((gone) => gone < number).length);
}

/** `[3, 4, 5, 9]` → `3–5, 9` */
function ranges(numbers: readonly number[]): string {
  const found: [number, number][] = [];
  for (const number of [...numbers].sort((a, b) => a - b)) {
    const last = found.at(-1);
    if (last?.[1] === number - 1) last[1] = number;
    else found.push([number, number]);
  }
  return found.map(([from, to]) => (from === to ? String(from) : `${from}–${to}`)).join(', ');
}

/** What the signs in the margin say: which lines are new, and which were there before. */
function describeChanges({shown, added, removed}: MarkedLines): Paragraph {
  const lines = shown.split('\n');
  const gone = removed.map((number) => lines[number - 1] ?? '').filter((line) => !isBlank(line));
  const news: Inline[] = added.length === 0 ? [] : [`${added.length === 1 ? 'New line' : 'New lines'}: ${ranges(inCode(added, removed))}.`];
  const old: Inline[] = gone.flatMap((line, index): Inline[] => [index === 0 ? 'Removed: ' : ', ', code(line.trim())]);
  return paragraph(...news, ...(news.length > 0 && old.length > 0 ? [' '] : []), ...old, ...(old.length > 0 ? ['.'] : []));
}

/** A block of code with its title, and after it which of its lines are new. */
export function renderCode({lang, meta, value, data}: Code): RootContent[] {
  const {title} = parseFenceMeta(meta);
  const block: Code = {type: 'code', lang, meta: typeof title === 'string' ? `title="${title}"` : null, value};
  const marked = data?.marked;
  return marked ? [block, describeChanges(marked)] : [block];
}
