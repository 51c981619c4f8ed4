import path from 'node:path';
import type {Code, Heading} from 'mdast';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {readMeta} from '../../samples/read-meta';

const slug = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');

/** What names a heading: its fixed anchor where it has one, and else its words. */
function nameOf(heading: Heading): string {
  let words = '';
  let anchor: string | undefined;
  visit(heading, (node) => {
    if (node.type === 'text' || node.type === 'inlineCode') words += node.value;
    if (node.type === 'mdxTextExpression') anchor ??= /#([\w-]+)/.exec(node.value)?.[1];
  });
  return anchor ?? words;
}

/**
 * What a sample is known by, apart from its place: the file and region, or the name that the reader
 * sees.
 */
function ownName(node: Code): string | undefined {
  const {file, region, title, output} = readMeta(node.meta).meta;
  if (file !== undefined) return `${path.basename(file)} ${region ?? ''}`;
  return output ? undefined : title;
}

/**
 * Gives the blocks of a page their anchors, in the order of the page:
 * `code-greenhouse-move-structs` for a region of a file, `code-publish` and `code-publish-2` for
 * samples without a name under the heading "Publish". None begins like the anchor of a heading, and
 * those of snippets have the snippet's name in them, since they stand on pages of their own
 * anchors.
 */
export class SampleIds {
  readonly #taken = new Set<string>();
  readonly #prefix: string;
  #heading = '';

  constructor(page: VFile) {
    const isSnippet = page.path.includes('docs/snippets/');
    this.#prefix = isSnippet ? `code-${slug(page.stem ?? '')}` : 'code';
  }

  /** Says which heading the blocks after it stand under. */
  pass(heading: Heading): void {
    this.#heading = nameOf(heading);
  }

  /** The anchor of the next block. */
  idOf(node: Code): string {
    const base = [this.#prefix, slug(ownName(node) ?? this.#heading)].filter((part) => part !== '').join('-');
    let id = base;
    for (let count = 2; this.#taken.has(id); count += 1) id = `${base}-${count}`;
    this.#taken.add(id);
    return id;
  }
}
