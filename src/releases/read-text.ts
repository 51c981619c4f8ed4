import type {Change} from './types';

/** A piece of a change's text: words, code, or a link with words and code of its own. */
export type TextPart = {kind: 'words' | 'code'; value: string} | {kind: 'link'; to: string; parts: readonly TextPart[]};

/** Code, or a link's text, which may have code in it. */
const marked = /`[^`]+`|\[(?:`[^`]+`|[^\]`])+\]/g;

const words = (value: string): TextPart[] => (value === '' ? [] : [{kind: 'words', value}]);

/** The text's pieces; `linkFor` gives the address of each link in turn. */
function split(text: string, linkFor: (label: string) => string): TextPart[] {
  const parts: TextPart[] = [];
  let end = 0;
  for (const {0: piece, index} of text.matchAll(marked)) {
    parts.push(...words(text.slice(end, index)));
    const inner = piece.slice(1, -1);
    parts.push(piece.startsWith('`') ? {kind: 'code', value: inner} : {kind: 'link', to: linkFor(inner), parts: split(inner, linkFor)});
    end = index + piece.length;
  }
  return [...parts, ...words(text.slice(end))];
}

/** Reads the text of a change. A text with more or fewer links than addresses throws. */
export function readText({text, links}: Pick<Change, 'text' | 'links'>): readonly TextPart[] {
  let used = 0;
  const parts = split(text, (label) => {
    const to = links[used++];
    if (to === undefined) throw new Error(`"[${label}]" has no address: the change has ${links.length} (${text})`);
    return to;
  });
  if (used < links.length) throw new Error(`the address "${links[used] ?? ''}" has no text in brackets (${text})`);
  return parts;
}

/** The text of a change without its markup, for a feed or a search. */
export const plainText = (change: Pick<Change, 'text' | 'links'>): string => flat(readText(change));

const flat = (parts: readonly TextPart[]): string => parts.map((part) => (part.kind === 'link' ? flat(part.parts) : part.value)).join('');
