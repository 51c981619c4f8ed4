import path from 'node:path';
import type {ParseFrontMatter} from '@docusaurus/types';
import {checkFrontMatter} from './front-matter';

/** True for a file that the front-matter contract covers: every page under docs/. */
function isDocsPage(filePath: string, docsDir: string): boolean {
  return !path.relative(docsDir, filePath).startsWith('..');
}

/**
 * Docusaurus's `markdown.parseFrontMatter` hook, which also checks the contract. This site's own fields stay in the front matter,
 * where the theme reads them; `use` is split into text and links.
 *
 * @param siteDir the folder that holds docs/
 */
export function createParseFrontMatter(siteDir: string): ParseFrontMatter {
  const docsDir = path.join(siteDir, 'docs');
  return async (params) => {
    if (!isDocsPage(params.filePath, docsDir)) return params.defaultParseFrontMatter(params);
    const {use} = checkFrontMatter(params.filePath, params.fileContent);
    const parsed = await params.defaultParseFrontMatter(params);
    return use ? {...parsed, frontMatter: {...parsed.frontMatter, use}} : parsed;
  };
}
