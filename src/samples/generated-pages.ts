import {parseMarkdown} from '../lib/markdown';
import {errorPages} from '../reference/errors/pages';
import {serializePage} from '../reference/serialize';
import type {SourcePage} from './collect';

/**
 * The generated pages whose samples are checked as those of authored pages are: the groups of the
 * error reference. They are made from the entries, so that a sample is checked before anybody
 * writes the page; only the names of links are missing.
 */
export const generatedSamplePages = (): SourcePage[] =>
  errorPages({problemOf: () => undefined, nameOf: (route) => route}).map((page) => {
    const file = `docs/${page.id}.md`;
    return {file, tree: parseMarkdown(file, serializePage(page))};
  });
