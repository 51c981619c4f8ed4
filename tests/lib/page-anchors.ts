import {existsSync, readFileSync} from 'node:fs';
import {createSlugger} from '@docusaurus/utils';
import type {Heading} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';
import {parseMarkdown} from '../../src/lib/markdown';
import {pageIds} from './pages';

/** A fixed anchor at a heading's end, as authored and as generated pages write it. */
const fixed = /^(?:\/\* #(\S+) \*\/|<!-- #(\S+) -->)$/;

function fixedAnchor({children}: Heading): string | undefined {
  const last = children.at(-1);
  if (last?.type !== 'mdxTextExpression' && last?.type !== 'html') return undefined;
  const [, authored, generated] = fixed.exec(last.value) ?? [];
  return authored ?? generated;
}

/** The anchors of a page's headings, as Docusaurus makes them. */
export function anchorsIn(file: string, text: string): ReadonlySet<string> {
  const slugger = createSlugger();
  const anchors = new Set<string>();
  visit(parseMarkdown(file, text), 'heading', (heading) => {
    anchors.add(fixedAnchor(heading) ?? slugger.slug(toString(heading)));
  });
  return anchors;
}

const known = new Map<string, ReadonlySet<string>>();

/** The anchors of a page of the site; undefined where there is no page with the id. */
export function anchorsOf(id: string): ReadonlySet<string> | undefined {
  if (!pageIds.includes(id)) return undefined;
  let anchors = known.get(id);
  if (!anchors) {
    const file = [`docs/${id}.mdx`, `docs/${id}.md`].find((path) => existsSync(path)) ?? id;
    anchors = anchorsIn(file, readFileSync(file, 'utf8'));
    known.set(id, anchors);
  }
  return anchors;
}
