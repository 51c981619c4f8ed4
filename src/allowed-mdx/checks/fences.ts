import type {Code} from 'mdast';
import {parseFenceMeta, unreadPieces} from '../../lib/fence-meta';
import {didYouMean} from '../../lib/suggest';
import {isDiagramLanguage} from '../../samples/fence/diagram-languages';
import {readMeta} from '../../samples/read-meta';
import {isSampleLanguage} from '../../samples/reader-labels';
import {collect} from '../collect';
import {lastLine, type Check, type CheckedPage} from '../context';

const diagramWords = ['title', 'alt', 'legend'];

function diagramProblem({lang, meta}: Code): string | undefined {
  const words = Object.entries(parseFenceMeta(meta));
  const unknown = words.find(([word]) => !diagramWords.includes(word))?.[0];
  if (unknown !== undefined)
    return `"${unknown}" is not a word for a diagram.${didYouMean(unknown, diagramWords)} It has ${diagramWords.join(', ')}.`;
  const empty = words.find(([, value]) => value === true || value.trim() === '')?.[0];
  return empty === undefined ? undefined : `${empty} needs a value. Write \`\`\`${lang ?? ''} ${empty}="…".`;
}

/** True for a fence that ends with the page, or with what it is in, instead of with a line of its own. */
const isOpen = (node: Code, page: CheckedPage): boolean =>
  node.position?.start.line === node.position?.end.line || !/^[\s>]*(?:`{3,}|~{3,})\s*$/.test(lastLine(node, page));

function problemOf(node: Code, page: CheckedPage): string | undefined {
  const {lang, meta, value} = node;
  if (isOpen(node, page)) return 'the fence is never closed. Write a line with the same ``` after the code.';
  if (lang === null || lang === undefined || lang.startsWith('{'))
    return 'the fence has no language. Write one behind the ```; output of a command is ```text output.';
  const [unread] = unreadPieces(meta);
  if (unread !== undefined)
    return `"${unread}" behind the language cannot be read. Write words such as title="…", with the value in quotes.`;
  if (isDiagramLanguage(lang)) return diagramProblem(node);
  if (!isSampleLanguage(lang))
    return `"${lang}" is not a language of this site. Choose one of those that references/contribute/contribution-process lists, or text.`;
  const [mistake] = readMeta(meta).mistakes;
  if (mistake !== undefined) return `${mistake}. Correct the words behind the language.`;
  const isQuoting = parseFenceMeta(meta).file !== undefined;
  return value.trim() === '' && !isQuoting ? 'the fence is empty. Write the code, or quote a file with file="examples/…".' : undefined;
}

/** Fences without a language, with words that nobody reads, without an end or without code. */
export const fences: Check = function* (page) {
  yield* collect(page.tree, (node) => (node.type === 'code' ? problemOf(node, page) : undefined));
};
