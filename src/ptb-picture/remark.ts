import type {Code, Parents, Root, RootContent} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import type {Plugin} from 'unified';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {narrow} from '../diagrams/drawing';
import {diagramElement} from '../diagrams/element';
import {svgOf} from '../diagrams/svg';
import {parseFenceMeta, type FenceMeta} from '../lib/fence-meta';
import {wordsIn, type Words} from '../texts/built/words';
import {pictureTexts} from './built-texts';
import {readCli} from './cli/read';
import {drawPicture} from './layout';
import {PictureError, type Picture} from './model';
import {readTransaction} from './transaction/read';
import {runTransaction} from './transaction/run';
import {describe} from './words';

declare module 'mdast-util-mdx-jsx' {
  interface MdxJsxFlowElementData {
    /**
     * The caption of a transaction's picture and what it shows, a text for each command; the page's
     * Markdown version has them.
     */
    transaction?: {title: string; commands: string[]};
  }
}

export interface PictureOptions {
  /** The language of the page; English where it is not given. */
  words?: Words;
}

/** The transaction of a TypeScript sample, which is run. */
async function fromTypeScript({value}: Code, {file, region, prelude}: FenceMeta): Promise<Picture> {
  if (typeof file === 'string') {
    const key = typeof region === 'string' ? `${file}#${region}` : file;
    return readTransaction(await runTransaction({kind: 'quoted', key}));
  }
  if (prelude !== 'transaction')
    throw new PictureError('a picture needs a sample that can be run: one with prelude="transaction", or one from a file of examples/ts/');
  // The prelude has more names than a sample uses.
  return readTransaction(await runTransaction({kind: 'inline', code: value}), false);
}

function pictureOf(node: Code, meta: FenceMeta): Picture | Promise<Picture> {
  if (node.lang === 'sh') return readCli(node.value);
  if (node.lang === 'ts') return fromTypeScript(node, meta);
  throw new PictureError('a picture is drawn of a sample in ts or sh');
}

async function figureOf(node: Code, page: VFile, words: Words): Promise<MdxJsxFlowElement> {
  const meta = parseFenceMeta(node.meta);
  const title = meta.picture;
  if (typeof title !== 'string' || title.trim() === '')
    return page.fail('picture needs a value, the caption of the picture: picture="…"', node);
  try {
    const picture = await pictureOf(node, meta);
    const commands = describe(picture, words);
    const svg = svgOf(drawPicture(picture, words), commands.join(' '), narrow.size, 'picture');
    return diagramElement(title, svg, {transaction: {title, commands}});
  } catch (error) {
    if (!(error instanceof PictureError)) throw error;
    return page.fail(`picture="${title}": ${error.message}`, node);
  }
}

/**
 * Draws the transaction of each sample that asks for it by `picture="Caption"`. Runs after samples
 * were filled, and before the lines under samples are added, which stand between the two.
 */
const ptbPictures: Plugin<[PictureOptions?], Root> =
  ({words = wordsIn('en', pictureTexts)} = {}) =>
  async (tree, page) => {
    const found: {node: Code; parent: Parents}[] = [];
    visit(tree, 'code', (node: Code, _index, parent: Parents | undefined) => {
      if (parent && parseFenceMeta(node.meta).picture !== undefined) found.push({node, parent});
    });
    for (const {node, parent} of found) {
      const figure = await figureOf(node, page, words);
      const siblings: RootContent[] = parent.children;
      siblings.splice(siblings.indexOf(node) + 1, 0, figure);
    }
  };

export default ptbPictures;
