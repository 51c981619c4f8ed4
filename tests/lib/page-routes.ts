import {readFileSync} from 'node:fs';
import {checkFrontMatter} from '../../src/page-contract/front-matter';
import {routeOf} from '../../src/page-contract/routes';
import {isSnippet, pageIds, pages} from './pages';

const authored = new Map(pages.map((page) => [page.id, page]));

function readRoute(id: string): string {
  const page = authored.get(id);
  const file = page?.file ?? `docs/${id}.md`;
  const {slug} = page?.frontMatter ?? checkFrontMatter(file, readFileSync(file, 'utf8'));
  return routeOf(file, slug);
}

const known = new Map<string, string>();

/** The address of a page, written or generated. */
export function routeOfId(id: string): string {
  const route = known.get(id) ?? readRoute(id);
  known.set(id, route);
  return route;
}

/** Routes of the site that are no pages of docs/. */
const ofTheSite = ['/', '/all-pages', '/search'];

const isPart = (id: string): boolean => {
  const page = authored.get(id);
  return page !== undefined && isSnippet(page);
};

/** The addresses of everything that a reader can link to, sorted; snippets are parts of pages. */
export const publicRoutes = (): string[] => [...ofTheSite, ...pageIds.filter((id) => !isPart(id)).map(routeOfId)].sort();
