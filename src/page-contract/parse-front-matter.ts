import {existsSync} from 'node:fs';
import path from 'node:path';
import type {ParseFrontMatter} from '@docusaurus/types';
import {relativePath} from '../lib/files-below';
import {SourceError} from '../lib/source-error';
import {sourceProblem} from './check-source';
import {checkFrontMatter, lineOfField} from './front-matter';
import {routeOf, routeProblem, Routes} from './routes';
import {savedText} from './saved-text';

/** True for a file that the front-matter contract covers: every page under docs/. */
function isDocsPage(filePath: string, docsDir: string): boolean {
  return !path.relative(docsDir, filePath).startsWith('..');
}

/**
 * Docusaurus's `markdown.parseFrontMatter` hook, which also checks the contract: the page's file,
 * its front matter and its address. This site's own fields stay in the front matter, where the
 * theme reads them; `use` is split into text and links.
 *
 * @param siteDir the folder that holds docs/
 */
export function createParseFrontMatter(siteDir: string): ParseFrontMatter {
  const docsDir = path.join(siteDir, 'docs');
  const routes = new Routes();
  const checkAddress = (file: string, text: string, slug: string | undefined): void => {
    const refuse = (message: string): never => {
      throw new SourceError([{file, line: slug === undefined ? 1 : lineOfField(text, 'slug'), message}]);
    };
    const route = routeOf(file, slug);
    const problem = routeProblem(route);
    if (problem !== undefined) refuse(problem);
    const other = routes.take(file, route, (one) => existsSync(path.join(siteDir, one)));
    if (other !== undefined)
      refuse(`the address ${route} is that of ${other} already. Give one of the two pages another slug or another name.`);
  };
  return async (given) => {
    const {filePath} = given;
    if (!isDocsPage(filePath, docsDir)) return given.defaultParseFrontMatter(given);
    const fileContent = await savedText(filePath, given.fileContent);
    const file = relativePath(siteDir, filePath);
    const problem = sourceProblem(siteDir, file, fileContent);
    if (problem) throw new SourceError([problem]);
    const {use, slug} = checkFrontMatter(filePath, fileContent, siteDir);
    checkAddress(file, fileContent, slug);
    const parsed = await given.defaultParseFrontMatter({...given, fileContent});
    return use ? {...parsed, frontMatter: {...parsed.frontMatter, use}} : parsed;
  };
}
