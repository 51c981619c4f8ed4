import {parseFenceMeta} from '../lib/fence-meta';
import type {SampleMeta} from './sample';

const valued = ['file', 'region', 'title', 'anchor', 'added', 'prelude', 'method', 'body', 'schema', 'fails', 'unchecked'] as const;
const flags = ['fragment', 'output'] as const;
/**
 * Words on how a block is shown: Docusaurus's own, two of src/code/remark/highlight-code.ts,
 * `picture` of src/ptb-picture, and `exercise` of src/run.
 */
const displayWords = ['showLineNumbers', 'noInline', 'linked', 'abilities', 'picture', 'exercise'];

/** What a fence's meta says, and what is wrong with it, one sentence each. */
export interface ReadMeta {
  meta: SampleMeta;
  mistakes: string[];
}

const known: readonly string[] = [...valued, ...flags, ...displayWords];

/**
 * Reads the words after a fence's language. An unknown word is a mistake, so that a misspelt one is
 * not silently ignored.
 */
export function readMeta(text: string | null | undefined): ReadMeta {
  const words = parseFenceMeta(text);
  const mistakes = Object.keys(words)
    .filter((word) => !known.includes(word))
    .map((word) => `"${word}" is not a word for a fence; it has ${known.join(', ')}`);
  const meta: SampleMeta = {fragment: words.fragment === true, output: words.output === true};
  for (const word of valued) {
    const value = words[word];
    if (value === true || value === '') mistakes.push(`${word} needs a value: ${word}="…"`);
    else if (value !== undefined) meta[word] = value;
  }
  if (meta.added !== undefined && (meta.file === undefined || !/^\d[\d,-]*$/.test(meta.added)))
    mistakes.push('added="3-5" names lines of a sample that is quoted from a file; elsewhere a line ends with "// [!code ++]"');
  for (const word of flags) {
    if (typeof words[word] === 'string') mistakes.push(`${word} takes no value`);
  }
  if (meta.output && (meta.fails !== undefined || meta.unchecked !== undefined))
    mistakes.push('output is never checked, so fails and unchecked have no meaning beside it');
  if (meta.fails !== undefined && meta.unchecked !== undefined)
    mistakes.push('fails says that the sample is checked, unchecked that it is not');
  return {meta, mistakes};
}
