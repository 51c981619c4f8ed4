import {normalizeTokens, Prism, type Token} from 'prism-react-renderer';
import {grammarOf} from './languages';
import {colorOf} from './themes';

const escapes: Readonly<Record<string, string>> = {'&': '&amp;', '<': '&lt;', '>': '&gt;'};

const escapeText = (text: string): string => text.replace(/[&<>]/g, (character) => escapes[character] ?? character);

interface Piece {
  text: string;
  color?: string;
}

/** Joins neighbouring tokens of one colour; white space takes the colour of what is before it. */
function merge(tokens: readonly Token[]): Piece[] {
  const pieces: Piece[] = [];
  for (const {content, types, empty} of tokens) {
    if (empty === true || content === '' || content === '\n') continue;
    const last = pieces.at(-1);
    const color = content.trim() === '' && last ? last.color : colorOf(types);
    if (last && last.color === color) last.text += content;
    else pieces.push({text: content, ...(color === undefined ? {} : {color})});
  }
  return pieces;
}

const pieceHtml = ({text, color}: Piece): string =>
  color === undefined ? escapeText(text) : `<span class="token ${color}">${escapeText(text)}</span>`;

/** Docusaurus's own class, so that its style sheet draws the line. */
const marked = 'theme-code-block-highlighted-line';

/** True for a language that `highlight` knows. */
export const isKnownLanguage = (language: string): boolean => grammarOf(language) !== undefined;

/**
 * Code as HTML: one `span.token-line` for each line, each with its line break, and in it one `span.token` for each
 * coloured piece, whose second class is the name of a colour in `themes.ts`. Its text is the code.
 *
 * @param markedLines numbers of the lines to mark, the first being 1
 * @throws {RangeError} for a language that Prism does not know
 */
export function highlight(code: string, language: string, markedLines: readonly number[] = []): string {
  const grammar = grammarOf(language);
  if (!grammar) throw new RangeError(`no grammar for "${language}"`);
  const lines = normalizeTokens(Prism.tokenize(code, grammar));
  return lines
    .map((line, index) => {
      const classes = markedLines.includes(index + 1) ? `token-line ${marked}` : 'token-line';
      return `<span class="${classes}">${merge(line).map(pieceHtml).join('')}\n</span>`;
    })
    .join('');
}
