import {normalizeTokens, Prism, type Token} from 'prism-react-renderer';
import {abilityKey} from '../ability-links';
import {grammarOf} from './languages';
import {linkNames, noLinks, type NameLinks} from './link-names';
import {colorOf} from './themes';

const escapes: Readonly<Record<string, string>> = {'&': '&amp;', '<': '&lt;', '>': '&gt;'};

const escapeText = (text: string): string => text.replace(/[&<>]/g, (character) => escapes[character] ?? character);

interface Piece {
  text: string;
  color?: string | undefined;
  /** Where the piece leads. */
  href?: string | undefined;
}

/**
 * A line in pieces of one colour; white space takes the colour of what is before it. Abilities lead
 * to where links say.
 */
function piecesOf(tokens: readonly Token[], links: NameLinks): Piece[] {
  const pieces: Piece[] = [];
  for (const {content, types, empty} of tokens) {
    if (empty === true || content === '' || content === '\n') continue;
    const href = types.includes('ability') ? links.get(abilityKey(content)) : undefined;
    pieces.push({text: content, color: content.trim() === '' ? pieces.at(-1)?.color : colorOf(types), href});
  }
  return pieces;
}

/** Joins neighbouring pieces that look alike and lead to the same place. */
function merge(pieces: readonly Piece[]): Piece[] {
  const merged: Piece[] = [];
  for (const piece of pieces) {
    const last = merged.at(-1);
    if (last && last.color === piece.color && last.href === piece.href) last.text += piece.text;
    else merged.push({...piece});
  }
  return merged;
}

const coloredHtml = ({text, color}: Piece): string =>
  color === undefined ? escapeText(text) : `<span class="token ${color}">${escapeText(text)}</span>`;

/** Pieces as HTML; neighbours that lead to the same place are one link, whatever their colors. */
function piecesHtml(pieces: readonly Piece[]): string {
  return pieces
    .map((piece, index) => {
      const {href} = piece;
      const opens = href !== undefined && pieces[index - 1]?.href !== href;
      const closes = href !== undefined && pieces[index + 1]?.href !== href;
      return `${opens ? `<a href="${escapeText(href).replaceAll('"', '&quot;')}">` : ''}${coloredHtml(piece)}${closes ? '</a>' : ''}`;
    })
    .join('');
}

/** Docusaurus's own class, so that its style sheet draws the line. */
const marked = 'theme-code-block-highlighted-line';

/** True for a language that `highlight` knows. */
export const isKnownLanguage = (language: string): boolean => grammarOf(language) !== undefined;

/** Numbers of the lines that are told from the others, the first being 1. */
export interface LineNumbers {
  marked?: readonly number[];
  added?: readonly number[];
  removed?: readonly number[];
  /** Each line gets an anchor: this, with `-L` and its number behind it. */
  anchor?: string | undefined;
}

/**
 * Added and removed lines are `ins` and `del`: screen readers say so, and the sign in front is
 * drawn by the style sheet.
 */
function elementOf(line: number, {added, removed}: LineNumbers): string {
  if (removed?.includes(line)) return 'del';
  return added?.includes(line) ? 'ins' : 'span';
}

/** Languages of commands and of what they print, where a line may begin with a prompt. */
const withPrompt = new Set(['sh', 'text']);

/** Sets a prompt apart from the command after it, so that it is not copied. */
const promptApart = (html: string): string => html.replace(/^((?:<span[^>]*>)?)\$ /, '$1<span class="code-prompt">$$ </span>');

/**
 * Code as HTML: one `.token-line` for each line, each with its line break, and in it one
 * `span.token` for each coloured piece, whose second class is the name of a colour in `themes.ts`.
 * Its text is the code.
 *
 * @param links addresses of names in the code, which become links; a name in a text or a comment
 *   stays as it is
 * @param once whether a name leads there only where it comes first
 * @throws {RangeError} for a language that Prism does not know
 */
export function highlight(code: string, language: string, numbers: LineNumbers = {}, links: NameLinks = noLinks, once = false): string {
  const grammar = grammarOf(language);
  if (!grammar) throw new RangeError(`no grammar for "${language}"`);
  const lines = normalizeTokens(Prism.tokenize(code, grammar));
  const seen = once ? new Set<string>() : undefined;
  return lines
    .map((line, index) => {
      const classes = numbers.marked?.includes(index + 1) ? `token-line ${marked}` : 'token-line';
      const element = elementOf(index + 1, numbers);
      const id = numbers.anchor === undefined ? '' : ` id="${numbers.anchor}-L${index + 1}"`;
      const html = piecesHtml(merge(linkNames(piecesOf(line, links), links, seen)));
      return `<${element}${id} class="${classes}">${withPrompt.has(language) ? promptApart(html) : html}\n</${element}>`;
    })
    .join('');
}
