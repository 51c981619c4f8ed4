import {problemLine} from '../lib/source-error';
import type {IndexedPage} from '../markdown-pages/lists/page-index';

/** A page whose picture has the site's words, because no font has letters of its own. */
export interface PageWithout {
  page: IndexedPage;
  letters: string;
}

/**
 * Pages of one language that are named; more of them mostly mean that its script is not there at
 * all.
 */
const named = 3;

const cure = 'add a font that has them to src/sharing/images/fonts.ts';

const lineOf = ({page, letters}: PageWithout): string =>
  problemLine({
    file: page.source ?? page.route,
    line: 1,
    message: `no font of the pictures has “${letters}”, so the picture of “${page.title}” has the site’s words. Write the title without these letters, or ${cure}.`,
  });

/** A line for each page of a language, up to a few, and one for the rest. */
export function lackingLetters(language: string, pages: readonly PageWithout[]): string[] {
  const lines = pages.map(lineOf).sort();
  const left = lines.length - named;
  if (left <= 0) return lines;
  return [
    ...lines.slice(0, named),
    `${left} more pictures of pages in ${language} have the site’s words. For letters of this language, ${cure}.`,
  ];
}
