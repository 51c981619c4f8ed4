import {existsSync} from 'node:fs';
import path from 'node:path';
import {builtRoute} from '../../src/lib/built-route';
import {markdownFile} from '../../src/markdown-pages/markdown-file';
import {anchorsOf, index, read} from './built-index';
import {buildDir, htmlFiles} from './built-site';
import {markdownProblems, type MarkdownTargets} from './markdown-problems';

/**
 * Pages that Markdown has nothing of: a form with its results, and what is shown in place of a
 * page.
 */
export const withoutMarkdown = ['404.html', 'search.html'];

export const pages = htmlFiles()
  .map((file) => path.relative(buildDir, file))
  .filter((file) => !withoutMarkdown.includes(file));
/** The file of each page with that of its Markdown version. */
export const markdownFiles = pages.map((page) => [page, markdownFile(builtRoute(page))] as const);

export const pageFile = (place: string): string => (place === '' ? 'index.html' : `${place}.html`);

export const targets: MarkdownTargets = {
  address: index.address,
  answers: (place) => existsSync(path.join(buildDir, pageFile(place))) || (place !== '' && existsSync(path.join(buildDir, place))),
  anchors: (place) => (existsSync(path.join(buildDir, pageFile(place))) ? anchorsOf(pageFile(place)) : new Set()),
};

/** What is wrong with some Markdown versions of the site, one line each. */
export const problemsOfMarkdown = (files: readonly string[]): string[] =>
  files.flatMap((file) => markdownProblems(read(file), targets).map((problem) => `${file}: ${problem}`));
