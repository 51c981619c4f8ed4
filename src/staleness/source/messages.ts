import type {ErrorEntry} from '../../reference/errors/model';
import {finding, unasked, type Finding} from '../finding';
import type {Checkout} from './checkout';
import {nodesOf, withRust} from './rust';

const area = 'messages';
const folders = ['crates', 'consensus', 'sui-execution', 'external-crates/move/crates'];

/**
 * What Rust code can print: its texts, with `…` where values go, and the names that `Debug` writes.
 */
export interface Printable {
  /** Each text with the file that has it. */
  texts: ReadonlyMap<string, string>;
  names: ReadonlySet<string>;
}

const oneLine = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();

/**
 * A text as it is printed: a line that goes on, a quote and what takes a value's place are read as
 * Rust does.
 */
export const printed = (content: string): string =>
  oneLine(
    content
      .replaceAll(/\\\r?\n\s*/g, '')
      .replaceAll(/\\[nrt]/g, ' ')
      .replaceAll(/\\(.)/g, '$1')
      .replaceAll(/\{\{|\}\}|\{[^{}]*\}/g, (found) => (found === '{{' ? '{' : found === '}}' ? '}' : '…')),
  );

/** What a file of Rust can print. */
export const readPrintable = async (text: string): Promise<{texts: string[]; names: string[]}> =>
  withRust(text, (root) => ({
    texts: [...nodesOf(root, 'string_literal'), ...nodesOf(root, 'raw_string_literal')].map((literal) =>
      printed(literal.text.replace(/^b?r?#*"/, '').replace(/"#*$/, '')),
    ),
    names: ['enum_variant', 'field_declaration', 'struct_item'].flatMap((type) =>
      nodesOf(root, type).map((node) => node.childForFieldName('name')?.text ?? ''),
    ),
  }));

async function readCheckout(checkout: Checkout): Promise<Printable> {
  const texts = new Map<string, string>();
  const names = new Set<string>();
  for (const file of folders.flatMap((folder) => checkout.list(folder, '.rs'))) {
    const found = await readPrintable(checkout.read(file) ?? '');
    for (const text of found.texts) if (!texts.has(text)) texts.set(text, file);
    for (const name of found.names) names.add(name);
  }
  return {texts, names};
}

const lettersIn = (text: string): number => text.match(/\p{L}/gu)?.length ?? 0;

/** What is constant in a message, in order; a few letters between two values are in any code. */
export const partsOf = (message: string): string[] =>
  message
    .split('…')
    .map((part) => oneLine(part).replace(/^(?:Error|error|Caused by|(?:error|warning)\[[^\]]*\]): ?/, ''))
    .filter((part) => lettersIn(part) > 5);

/** Fewer letters are no evidence: they stand in some text of a code base whatever the message. */
const evidence = 12;

/**
 * True where code can print a part: as one text, or as several one after the other, since errors
 * are put together of texts and of names.
 */
function canPrint(part: string, all: string, names: ReadonlySet<string>): boolean {
  if (all.includes(part)) return true;
  const isPiece = (piece: string): boolean => {
    const letters = lettersIn(piece);
    const name = piece.replaceAll(/^\W+|\W+$/g, '');
    return letters < 4 || (name.length >= 4 && names.has(name)) || (letters >= evidence && all.includes(piece));
  };
  let rest = part.split(' ');
  while (rest.length > 0) {
    const ends = rest.map((_word, index) => rest.length - index);
    const end = ends.find((length) => isPiece(rest.slice(0, length).join(' ')));
    if (end === undefined) return false;
    rest = rest.slice(end);
  }
  return true;
}

/** A longer text is no message: a template of a file, a query, what a test expects. */
const longestMessage = 400;

const wordsOf = (text: string): Set<string> => new Set(text.toLowerCase().match(/[\p{L}_]{4,}/gu));

/**
 * Finds the text that shares most words with a message, rare ones counting more; undefined where
 * none shares two.
 */
function nearestIn(texts: ReadonlyMap<string, string>): (message: string) => {text: string; file: string} | undefined {
  const holders = new Map<string, string[]>();
  for (const text of texts.keys()) {
    if (text.length > longestMessage) continue;
    for (const word of wordsOf(text)) {
      const found = holders.get(word);
      if (found) found.push(text);
      else holders.set(word, [text]);
    }
  }
  return (message) => {
    const scores = new Map<string, {shared: number; score: number}>();
    for (const word of wordsOf(message)) {
      const found = holders.get(word) ?? [];
      for (const text of found) {
        const before = scores.get(text) ?? {shared: 0, score: 0};
        scores.set(text, {shared: before.shared + 1, score: before.score + 1 / found.length});
      }
    }
    const [best] = [...scores].filter(([, {shared}]) => shared > 1).sort(([, one], [, other]) => other.score - one.score);
    return best && {text: best[0], file: texts.get(best[0]) ?? ''};
  };
}

/** Entries of which the source is Rust of Sui: the others are printed here, or read in packages. */
const isOfSui = ({source}: ErrorEntry): boolean => /\.rs\b/.test(source) && !/walrus|seal\b|suiup/i.test(source);

/**
 * Looks up each message of the error reference in a checkout: its constant parts, in texts and
 * names of the code.
 *
 * @returns a row for each message that no code prints anymore and that is not said to be of older
 *   releases, with the nearest text that some code has now; one row where all are there
 */
export async function checkMessages(checkout: Checkout, entries: readonly ErrorEntry[]): Promise<Finding[]> {
  const {texts, names} = await readCheckout(checkout);
  if (texts.size === 0) return [unasked(area, 'error reference', `the checkout has no Rust below ${folders.join(', ')}`)];
  const all = [...texts.keys()].join('\n');
  const asked = entries
    .filter(isOfSui)
    .flatMap((entry) =>
      entry.messages.filter(({from, until}) => from !== 'TypeScript SDK' && until === undefined).map(({text}) => ({entry, text})),
    );
  const gone = asked.filter(({text}) => !partsOf(text).every((part) => canPrint(part, all, names)));
  if (gone.length === 0) return [finding(area, `${asked.length} messages`, 'fresh', {source: `${texts.size} texts in the code`})];
  const nearest = nearestIn(texts);
  return gone.map(({entry, text}) => {
    const now = nearest(text);
    return finding(area, entry.id, 'stale', {
      stated: text,
      found: now === undefined ? 'no code prints it' : `no code prints it; nearest: ${now.text}`,
      source: now?.file ?? entry.source,
    });
  });
}
