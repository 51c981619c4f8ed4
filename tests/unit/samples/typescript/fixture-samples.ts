import {readFileSync} from 'node:fs';
import type {Code, Root} from 'mdast';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {visit} from 'unist-util-visit';
import {parseFenceMeta} from '@site/src/lib/fence-meta';
import {cutRegion} from '@site/src/lib/regions';
import type {Sample, SampleMeta} from '@site/src/samples/sample';

const text = (word: string | true | undefined): string | undefined => (typeof word === 'string' ? word : undefined);

function metaOf(node: Code): SampleMeta {
  const {fragment, output, ...words} = parseFenceMeta(node.meta);
  return {
    file: text(words.file),
    region: text(words.region),
    prelude: text(words.prelude),
    method: text(words.method),
    body: text(words.body),
    fails: text(words.fails),
    fragment: fragment === true,
    output: output === true,
  };
}

/** The samples of a page's tree, as the collector gives them to checkers. */
export function samplesOfTree(page: string, tree: Root): readonly Sample[] {
  const samples: Sample[] = [];
  visit(tree, 'code', (node) => {
    const meta = metaOf(node);
    const code = meta.file === undefined ? node.value : cutRegion(readFileSync(meta.file, 'utf8'), meta.region);
    if (node.lang && !meta.output) samples.push({language: node.lang, code, page, line: (node.position?.start.line ?? 0) + 1, meta});
  });
  return samples;
}

/** The samples of a Markdown fixture. */
export const samplesOf = (page: string): readonly Sample[] =>
  samplesOfTree(page, unified().use(remarkParse).parse(readFileSync(page, 'utf8')));
