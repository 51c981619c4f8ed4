import type {LoadedVersion} from '@docusaurus/plugin-content-docs';
import {SourceError, type SourceProblem} from '../lib/source-error';
import {collectDocIds} from './sidebar-docs';
import {snippetPrefix} from './snippet-prefix';

type LoadedDoc = LoadedVersion['docs'][number];
type Doc = Pick<LoadedDoc, 'id' | 'source' | 'unlisted'> & Partial<Pick<LoadedDoc, 'frontMatter'>>;

/** A page that is meant to be in no sidebar, and why. */
export interface PageWithoutSidebar {
  id: string;
  reason: string;
  /** The sidebar that its front matter puts beside it nevertheless. */
  shows?: string;
}

/** The tree of pages and the sidebars disagree. */
export class PageTreeError extends SourceError {
  override name = 'PageTreeError';
}

/** A problem of `sidebars.ts`; which line of its modules is meant, only their author knows. */
const inFile = (file: string, message: string): SourceProblem => ({file, line: 1, message});

const sourceOf = (doc: Doc): string => doc.source.replace(/^@site\//, '');

function checkSnippet(doc: Doc, listed: boolean): SourceProblem[] {
  const problems: SourceProblem[] = [];
  // Under `npm start` Docusaurus marks no page as unlisted, so the front matter is read as well.
  if (!doc.unlisted && doc.frontMatter?.unlisted !== true)
    problems.push(inFile(sourceOf(doc), 'a snippet must have "unlisted: true" in its front matter. Add the field.'));
  if (listed) problems.push(inFile('sidebars.ts', `names the snippet "${doc.id}"; a snippet is in no sidebar. Remove it.`));
  return problems;
}

const exceptions = 'src/site/pages-without-sidebar.ts';

/**
 * Checks that each page is in exactly one sidebar, or on the list of pages that are in none; that
 * snippets are unlisted and in none; and that the list has no stale entry.
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
    if (found.length > 1)
      return [inFile('sidebars.ts', `"${doc.id}" is listed ${found.length} times (${found.join(', ')}); list it once.`)];
    if (found.length === 0 && !exempt.has(doc.id)) {
      return [
        inFile(
          sourceOf(doc),
          `the page is in no sidebar. Add "${doc.id}" to a list in src/site/sidebars/, or to ${exceptions} with a reason.`,
        ),
      ];
    }
    return [];
  });
  const known = new Set(version.docs.map((doc) => doc.id));
  for (const page of withoutSidebar) {
    if (!known.has(page.id)) problems.push(inFile(exceptions, `"${page.id}" is not a page; remove the entry.`));
    else if (places.has(page.id)) problems.push(inFile(exceptions, `"${page.id}" is in a sidebar now; remove the entry.`));
  }
  if (problems.length > 0) throw new PageTreeError(problems);
}

/** Why a file under docs/ is no page. Docusaurus leaves some out without a word. */
function fileProblem(file: string): string {
  if (/\.mdx?$/.test(file))
    return 'the file is no page: the site leaves out files and folders whose names begin with "_", and tests. Rename it, or move it out of docs/.';
  return 'the file is no page, and nothing shows it. Pages end in .mdx; pictures belong under static/img/, samples under examples/.';
}

/**
 * Checks that every file under docs/ is a page of the site, so that none is dropped.
 *
 * @param files paths from the repository's top
 * @throws {PageTreeError} with one line for each file that is none
 */
export function checkFiles(files: readonly string[], docs: readonly Doc[]): void {
  const known = new Set(docs.map(sourceOf));
  const dropped = files.filter((file) => !known.has(file));
  if (dropped.length > 0) throw new PageTreeError(dropped.map((file) => inFile(file, fileProblem(file))));
}
