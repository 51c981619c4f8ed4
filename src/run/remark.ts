import {existsSync, readFileSync} from 'node:fs';
import type {Code, Parents, Root, RootContent} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import type {Plugin} from 'unified';
import {SKIP, visit} from 'unist-util-visit';
import {importNode} from '../lib/import-node';
import {parseFenceMeta} from '../lib/fence-meta';
import {jsxElement} from '../lib/jsx-element';
import {loadSchema} from '../samples/graphql/schema';
import {validateDocument} from '../samples/graphql/validate';
import {readMeta} from '../samples/read-meta';

/** A file of an example package. */
const ofPackage = /^examples\/move\/(\w+)\/(.+\.move)$/;
/** A TypeScript program. */
const ofScript = /^examples\/(ts\/.+\.ts)$/;

type Sample = Pick<Code, 'lang' | 'meta' | 'value'>;

/** The file of a sample as the panel knows it, where it is among those that passed the checks. */
function runnableFile(lang: Code['lang'], quoted: string, names: ReadonlySet<string>): string | undefined {
  const [, script] = ofScript.exec(quoted) ?? [];
  if (lang === 'ts') return script !== undefined && names.has(script) ? script : undefined;
  const [, name, file] = ofPackage.exec(quoted) ?? [];
  return lang === 'move' && name !== undefined && file !== undefined && names.has(name) ? `${name}/${file}` : undefined;
}

/** Whether the sample is a whole query that fits the pinned schema. */
const isQuery = ({lang, value}: Sample, isFragment: boolean): boolean =>
  lang === 'graphql' && !isFragment && validateDocument(loadSchema(), value, false).length === 0;

/**
 * What the sample shows, as `package/sources/file.move#region` or `ts/folder/file.ts#region`, where
 * readers may run it: a quoted Move file of a package that passes or a TypeScript program that
 * needs no network, and not one that fails on purpose. Queries are `graphql`.
 */
export function runnableSample(sample: Sample, names: ReadonlySet<string>): string | undefined {
  const {meta} = readMeta(sample.meta);
  if (meta.fails !== undefined || meta.unchecked !== undefined) return undefined;
  if (isQuery(sample, meta.fragment)) return 'graphql';
  const file = runnableFile(sample.lang, meta.file ?? '', names);
  if (file === undefined) return undefined;
  return `${file}${meta.region === undefined ? '' : `#${meta.region}`}`;
}

const isNote = (node: unknown): boolean => (node as MdxJsxFlowElement | undefined)?.name === 'SampleNote';

const isSolution = (node: unknown): boolean => (node as MdxJsxFlowElement | undefined)?.name === 'Solution';

const component = 'RunSample';
const componentFile = '@site/src/run/RunSample';

/** Options of the step. */
export interface RunOptions {
  /** The list of packages that pass and of programs that run, which src/run/plugin.ts writes. */
  namesFile: string;
}

/**
 * Puts what runs a sample beside the line under it. Runs after src/code/remark/sample-notes.ts, and
 * before the blocks are highlighted.
 */
const runSamples: Plugin<[RunOptions], Root> = ({namesFile}) => {
  let names: ReadonlySet<string> | undefined;
  return (tree) => {
    names ??= new Set(existsSync(namesFile) ? (JSON.parse(readFileSync(namesFile, 'utf8')) as string[]) : []);
    const known = names;
    let used = 0;
    visit(tree, 'code', (node, index, parent: Parents | undefined) => {
      const sample = runnableSample(node, known);
      if (sample === undefined || index === undefined || !parent) return undefined;
      const note = parent.children[index + 1];
      if (!isNote(note)) return undefined;
      parent.children.splice(index + 1, 1, jsxElement(component, {sample}, [note as MdxJsxFlowElement]));
      used += 1;
      return [SKIP, index + 2];
    });
    visit(tree, isSolution, (node, index, parent: Parents | undefined) => {
      const code = ((node as Parents).children as RootContent[]).find(
        (each): each is Code => each.type === 'code' && 'exercise' in parseFenceMeta(each.meta),
      );
      const sample = code && runnableSample(code, known);
      if (code === undefined || sample === undefined || index === undefined || !parent) return undefined;
      // A reader begins without the lines of the solution.
      const before = jsxElement(component, {sample, solution: String(code.value.split('\n').length)});
      parent.children.splice(index, 0, before);
      used += 1;
      return [SKIP, index + 2];
    });
    if (used > 0) tree.children.unshift(importNode(componentFile, component));
  };
};

export default runSamples;
