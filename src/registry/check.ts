import type {LoadedVersion} from '@docusaurus/plugin-content-docs';
import {collectDocIds} from './sidebar-docs';
import {snippetPrefix} from './snippet-prefix';

type LoadedDoc = LoadedVersion['docs'][number];
type Doc = Pick<LoadedDoc, 'id' | 'source' | 'unlisted'> & Partial<Pick<LoadedDoc, 'frontMatter'>>;

/** A page that is meant to be in no sidebar, and why. */
export interface PageWithoutSidebar {
  id: string;
  reason: string;
}

/** The tree of pages and the sidebars disagree. */
export class PageTreeError extends Error {
  override name = 'PageTreeError';
}

const sourceOf = (doc: Doc): string => doc.source.replace(/^@site\//, '');

function checkSnippet(doc: Doc, listed: boolean): string[] {
  const problems = [];
  // Under `npm start` Docusaurus marks no page as unlisted, so the front matter is read as well.
  if (!doc.unlisted && doc.frontMatter?.unlisted !== true)
    problems.push(`${sourceOf(doc)}:1: a snippet must have "unlisted: true" in its front matter.`);
  if (listed) problems.push(`sidebars.ts: names the snippet "${doc.id}"; a snippet is in no sidebar.`);
  return problems;
}

/**
 * Checks that each page is in exactly one sidebar, or on the list of pages that are in none; that snippets are
 * unlisted and in none; and that the list has no stale entry.
 *
 * @throws {PageTreeError} with one line for each problem
 */
export function checkPageTree(
  version: Pick<LoadedVersion, 'sidebars'> & {docs: readonly Doc[]},
  withoutSidebar: readonly PageWithoutSidebar[],
): void {
  const places = collectDocIds(version.sidebars);
  const exempt = new Set(withoutSidebar.map((page) => page.id));
  const problems = version.docs.flatMap((doc) => {
    const found = places.get(doc.id) ?? [];
    if (doc.id.startsWith(snippetPrefix)) return checkSnippet(doc, found.length > 0);
    if (found.length > 1) return [`sidebars.ts: "${doc.id}" is listed ${found.length} times (${found.join(', ')}); list it once.`];
    if (found.length === 0 && !exempt.has(doc.id)) {
      return [
        `${sourceOf(doc)}:1: the page is in no sidebar. Add "${doc.id}" to sidebars.ts, or to src/site/pages-without-sidebar.ts with a reason.`,
      ];
    }
    return [];
  });
  const known = new Set(version.docs.map((doc) => doc.id));
  for (const page of withoutSidebar) {
    if (!known.has(page.id)) problems.push(`src/site/pages-without-sidebar.ts: "${page.id}" is not a page; remove the entry.`);
    else if (places.has(page.id)) problems.push(`src/site/pages-without-sidebar.ts: "${page.id}" is in a sidebar now; remove the entry.`);
  }
  if (problems.length > 0) throw new PageTreeError(problems.join('\n'));
}
