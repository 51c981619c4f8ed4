import path from 'node:path';
import type {Code, Parents, Root} from 'mdast';
import type {MdxJsxAttribute, MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import type {Plugin} from 'unified';
import {visit, SKIP} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {placeOf} from '../../examples/address';
import {relativePath} from '../../lib/files-below';
import {jsxAttribute} from '../../lib/jsx-attribute';
import {withoutRegionMarks} from '../../lib/regions';
import {isErrorPage} from '../../reference/errors/routes';
import {failureKey, type FailureMessages} from '../../samples/failure-messages';
import {readMeta} from '../../samples/read-meta';
import {resultKey, resultOwner} from '../../samples/results/key';
import type {Results} from '../../samples/results/store';
import {readerLabel, sampleLanguages} from '../../samples/reader-labels';
import type {SampleMeta} from '../../samples/sample';
import {wordsIn, type Words} from '../../texts/built/words';
import {codeTexts} from '../built-texts';
import {labelIn} from './label-words';

export interface SampleNotesOptions {
  /** Messages of samples that must fail, from src/samples/messages-of-failing-samples.json. */
  failureMessages: FailureMessages;
  /** The repository on the web, for links to sample files. */
  repositoryUrl?: string;
  /**
   * What "npm run samples" found, by the page or the sample file that a result belongs to, from the
   * repository's top.
   */
  resultsFor?: (owner: string) => Results;
  /** The repository's top. */
  siteDir?: string;
  /** The language of the page; English where it is not given. */
  words?: Words;
}

/** The line under a sample that has changed since it was checked, or that nobody has checked. */
const notChecked = codeTexts['code.label.notChecked'];

const english = wordsIn('en', codeTexts);

/** Class of a block that shows what a command printed; src/site/css/page.css draws it. */
const outputClass = 'sample-output';

/** The compiler's message for a sample that must fail. */
function messageFor(node: Code, fails: string, messages: FailureMessages, page: VFile): string {
  const message = messages[failureKey(node.lang ?? '', node.value, fails)];
  if (message === undefined)
    page.fail(`fails="${fails}": there is no message for this sample on file; run "npm run samples -- --update"`, node);
  return message;
}

/**
 * False for most blocks of generated pages: the signatures there were not compiled, only the files
 * that they quote are checked. Whole examples have files in languages that no sample may be written
 * in, such as an app's HTML.
 */
const isChecked = ({lang}: Code, {file, anchor}: SampleMeta, page: VFile): boolean => {
  if (anchor !== undefined && !sampleLanguages.includes(lang ?? '')) return false;
  return file !== undefined || page.extname !== '.md' || isErrorPage(page.path);
};

function markOutput(node: Code, {say}: Words): void {
  if (!/\btitle="/.test(node.meta ?? '')) node.meta = `${node.meta ?? ''} title="${say('code.output')}"`;
  node.data = {...node.data, hProperties: {...node.data?.hProperties, className: [`language-${node.lang ?? 'text'}`, outputClass]}};
}

/**
 * Where readers find the file of a sample: the line at which it begins in its example, and the
 * repository.
 */
function placeAttributes(file: string, {region, anchor}: SampleMeta, text: string, repositoryUrl: string | undefined): MdxJsxAttribute[] {
  const line = withoutRegionMarks(text).regions[region ?? ''] ?? 1;
  const repository = repositoryUrl === undefined ? [] : [jsxAttribute('href', `${repositoryUrl}/blob/main/${file}`)];
  // The page of an example need not lead to itself.
  if (anchor !== undefined) return repository;
  return [jsxAttribute('file', file), ...(placeOf(file) === undefined ? [] : [jsxAttribute('line', String(line))]), ...repository];
}

/**
 * What the check of a sample has found: the sentence under it, and how many unit tests passed.
 * Nothing where no sentence is due.
 */
function resultAttributes(node: Code, meta: SampleMeta, options: SampleNotesOptions, page: VFile): MdxJsxAttribute[] {
  const {lang, value: code, data} = node;
  const language = lang ?? '';
  const fileText = data?.sampleFile;
  if (!isChecked(node, meta, page) || readerLabel(language, code, meta, fileText) === undefined) return [];
  const pageFile = path.posix.normalize(relativePath(options.siteDir ?? '.', page.path));
  const result = options.resultsFor?.(resultOwner(pageFile, meta))[resultKey({language, code, meta, fileText})];
  const tests = result?.tests === undefined ? [] : [jsxAttribute('tests', String(result.tests))];
  const label = result?.label ?? notChecked;
  const shown = labelIn(options.words ?? english, label);
  return [jsxAttribute('label', shown), ...(shown === label ? [] : [jsxAttribute('english', label)]), ...tests];
}

function noteFor(node: Code, options: SampleNotesOptions, page: VFile): MdxJsxFlowElement | undefined {
  const {failureMessages, repositoryUrl} = options;
  const {meta} = readMeta(node.meta);
  const attributes = resultAttributes(node, meta, options, page);
  if (meta.file !== undefined) attributes.push(...placeAttributes(meta.file, meta, node.data?.sampleFile ?? '', repositoryUrl));
  if (meta.fails !== undefined)
    attributes.push(jsxAttribute('code', meta.fails), jsxAttribute('message', messageFor(node, meta.fails, failureMessages, page)));
  return attributes.length === 0 ? undefined : {type: 'mdxJsxFlowElement', name: 'SampleNote', attributes, children: []};
}

/**
 * Puts under each block what a reader should know about it: the tool that checked it, its file in
 * the repository and, where it must fail, the compiler's message. Marks blocks of output as such.
 * Runs after the blocks are filled.
 */
const sampleNotes: Plugin<[SampleNotesOptions], Root> = (options) => {
  return (tree, page) => {
    visit(tree, 'code', (node, index, parent: Parents | undefined) => {
      if (readMeta(node.meta).meta.output) markOutput(node, options.words ?? english);
      const note = noteFor(node, options, page);
      if (!note || index === undefined || !parent) return undefined;
      parent.children.splice(index + 1, 0, note);
      return [SKIP, index + 2];
    });
  };
};

export default sampleNotes;
