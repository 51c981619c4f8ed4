import {unreadPieces} from '../../lib/fence-meta';
import {isDiagramLanguage} from '../../samples/fence/diagram-languages';
import {readMeta} from '../../samples/read-meta';
import {sampleLanguages} from '../../samples/reader-labels';
import type {Check} from '../check';

/** Fences without a language that is known, or with words that nobody reads. */
export const fences: Check = (node) => {
  if (node.type !== 'code') return undefined;
  const {lang, meta} = node;
  if (lang === null || lang === undefined || lang.startsWith('{'))
    return 'the fence has no language. Write one behind the ```; output of a command is ```text output.';
  const [unread] = unreadPieces(meta);
  if (unread !== undefined)
    return `"${unread}" behind the language cannot be read. Write words such as title="…", with the value in quotes.`;
  if (isDiagramLanguage(lang)) return undefined;
  if (!sampleLanguages.includes(lang))
    return `"${lang}" is not a language of this site. Choose one of ${sampleLanguages.filter((one) => one !== '').join(', ')}.`;
  const [mistake] = readMeta(meta).mistakes;
  return mistake === undefined ? undefined : `${mistake}. Correct the words behind the language.`;
};
