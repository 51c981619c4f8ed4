import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {Root} from 'mdast';
import {parseDocument} from 'yaml';
import {parseMarkdown} from '../../lib/markdown';

/** A page under docs/, as it is on disk. */
export interface SourcePage {
  /** Path from the repository's top. */
  file: string;
  /** Its path under docs/, without the extension. */
  id: string;
  /** Where the site shows it. */
  route: string;
  tree: Root;
}

function slugOf(tree: Root): string | undefined {
  const yaml = tree.children.find((node) => node.type === 'yaml');
  const slug = yaml && (parseDocument(yaml.value).toJS() as {slug?: unknown} | null)?.slug;
  return typeof slug === 'string' ? slug : undefined;
}

/** The ids of all pages. */
export const pageIds = (siteDir: string): string[] => {
  const docs = path.join(siteDir, 'docs');
  if (!existsSync(docs)) return [];
  return readdirSync(docs, {recursive: true, encoding: 'utf8'})
    .filter((file) => /\.mdx?$/.test(file))
    .map((file) =>
      file
        .split(path.sep)
        .join('/')
        .replace(/\.mdx?$/, ''),
    )
    .sort();
};

/** Every page that can be parsed. Others were told of before. */
export function readSourcePages(siteDir: string): SourcePage[] {
  return pageIds(siteDir).flatMap((id): SourcePage[] => {
    const file = [`docs/${id}.mdx`, `docs/${id}.md`].find((one) => existsSync(path.join(siteDir, one)));
    if (file === undefined) return [];
    const tree = parseMarkdown(file, readFileSync(path.join(siteDir, file), 'utf8'));
    return [{file, id, route: slugOf(tree) ?? `/${id.replace(/\/index$/, '')}`, tree}];
  });
}
