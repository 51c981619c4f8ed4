import {existsSync, readFileSync} from 'node:fs';
import type {Code, Parents, Root} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import type {Plugin} from 'unified';
import {SKIP, visit} from 'unist-util-visit';
import {jsxAttribute} from '../lib/jsx-attribute';
import {readMeta} from '../samples/read-meta';

/** A file of an example package. */
const ofPackage = /^examples\/move\/(\w+)\/(.+\.move)$/;

/**
 * What the sample shows, as `package/sources/file.move#region`, where readers may run it: a quoted Move file of a package that
 * passes, and not one that fails on purpose.
 */
export function runnableSample({lang, meta: words}: Pick<Code, 'lang' | 'meta'>, names: ReadonlySet<string>): string | undefined {
  if (lang !== 'move') return undefined;
  const {meta} = readMeta(words);
  const [, name, file] = ofPackage.exec(meta.file ?? '') ?? [];
  if (name === undefined || file === undefined || !names.has(name) || meta.fails !== undefined || meta.unchecked !== undefined)
    return undefined;
  return `${name}/${file}${meta.region === undefined ? '' : `#${meta.region}`}`;
}

const isNote = (node: unknown): boolean => (node as MdxJsxFlowElement | undefined)?.name === 'SampleNote';

/** Options of the step. */
export interface RunOptions {
  /** The list of packages that pass, which src/run/plugin.ts writes. */
  namesFile: string;
}

/**
 * Puts what runs a sample beside the line under it. Runs after src/code/remark/sample-notes.ts, and before the blocks are
 * highlighted.
 */
const runSamples: Plugin<[RunOptions], Root> = ({namesFile}) => {
  let names: ReadonlySet<string> | undefined;
  return (tree) => {
    names ??= new Set(existsSync(namesFile) ? (JSON.parse(readFileSync(namesFile, 'utf8')) as string[]) : []);
    const known = names;
    visit(tree, 'code', (node, index, parent: Parents | undefined) => {
      const sample = runnableSample(node, known);
      if (sample === undefined || index === undefined || !parent) return undefined;
      const note = parent.children[index + 1];
      if (!isNote(note)) return undefined;
      const element: MdxJsxFlowElement = {
        type: 'mdxJsxFlowElement',
        name: 'RunSample',
        attributes: [jsxAttribute('sample', sample)],
        children: [note as MdxJsxFlowElement],
      };
      parent.children.splice(index + 1, 1, element);
      return [SKIP, index + 2];
    });
  };
};

export default runSamples;
