import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import type {Page} from './pages';
import type {PageModule} from './types';

/**
 * Loads a page by an `import()` of its own, as static generation and `npm start` do. The list of
 * these is a chunk that readers need not download.
 */
async function importPage(path: string): Promise<PageModule> {
  const {default: imports} = await import('@generated/docusaurus-plugin-content-docs/default/page-imports');
  const load = imports[path];
  if (!load) throw new Error(`There is no page at ${path}.`);
  return load();
}

/**
 * Loads a page's text. In its chunk the module with the text is known by the page's address
 * (`page-ids-plugin.ts`).
 */
export async function loadPage({path, chunk}: Page): Promise<PageModule> {
  if (!ExecutionEnvironment.canUseDOM || process.env.NODE_ENV !== 'production') return importPage(path);
  await __webpack_chunk_load__(chunk);
  return __webpack_require__(path) as PageModule;
}
