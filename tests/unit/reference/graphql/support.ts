import {loadApi, readApi} from '@site/src/reference/graphql/load';
import type {Api} from '@site/src/reference/graphql/model';
import {overlay} from '@site/src/reference/graphql/overlay';
import {graphqlOverlay, type GraphqlEntries} from '@site/src/reference/graphql/overlay/overlay';
import {graphqlPages} from '@site/src/reference/graphql/pages';
import type {ReferencePage} from '@site/src/reference/page';
import {serializePage} from '@site/src/reference/serialize';

/** The real schema, and its pages. */
export const api = loadApi();
export const pages = graphqlPages(api, overlay);

/** A schema of a few lines. */
export const apiOf = (schema: string): Api => readApi({file: 'test.graphql', package: '@test/schema', version: '1.2.3'}, schema);

/** A page of a schema of a few lines, as Markdown, by the end of its id. */
export function markdownOf(schema: string, id: string, entries: Partial<GraphqlEntries> = {}): string {
  const page = graphqlPages(apiOf(schema), graphqlOverlay(entries)).find((candidate) => candidate.id.endsWith(`/${id}`));
  if (!page) throw new Error(`no page ends with ${id}`);
  return serializePage(page);
}

/** A page of the real schema, by the end of its id. */
export function realPage(id: string): ReferencePage {
  const page = pages.find((candidate) => candidate.id.endsWith(`/${id}`));
  if (!page) throw new Error(`no page ends with ${id}`);
  return page;
}

/** Table rows without the padding that lines up their columns. */
export const squeeze = (markdown: string): string => markdown.replaceAll(/ {2,}/g, ' ').replaceAll(/-{4,}/g, '---');
