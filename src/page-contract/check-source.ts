import {lstatSync, realpathSync} from 'node:fs';
import path from 'node:path';
import {relativePath} from '../lib/files-below';
import {textProblem} from '../lib/text-problem';
import type {SourceProblem} from '../lib/source-error';

/**
 * The most characters of a page that people write; the longest has 53,000. Those of generators are
 * as long as their sources.
 */
const longestPage = {'.mdx': 150_000, '.md': 1_500_000} as const;

const part = /^[a-z0-9][a-z0-9_-]*$/i;

/** What is wrong with a page's own name; names become addresses. */
function nameProblem(id: string, isAuthored: boolean): string | undefined {
  const parts = id.split('/');
  const wrong = parts.find((one) => !part.test(one));
  if (wrong !== undefined)
    return `"${wrong}" is no name for a page or a folder, because names become addresses. Rename it with lower-case letters, digits and hyphens.`;
  const last = parts.at(-1) ?? '';
  // Generators may name a folder's page so.
  if (isAuthored && /^(?:index|readme)$/i.test(last))
    return `a page is not named "${last}". Name the landing page after its folder: docs/${parts.slice(0, -1).join('/') || 'name'}.mdx.`;
  if (/^\d+[-_.]/.test(last))
    return `"${last}" begins with a number, which Docusaurus takes out of the address. Name the page without it; sidebars.ts has the order.`;
  return undefined;
}

/** True where a page, or a folder above it, leads out of docs/ by a link of the file system. */
const leadsOut = (file: string, docsDir: string): boolean =>
  lstatSync(file, {throwIfNoEntry: false}) !== undefined && path.relative(realpathSync(docsDir), realpathSync(file)).startsWith('..');

/**
 * Checks a page before it is read: its name, whether it stands in docs/, its size, its encoding and
 * its characters.
 *
 * @param file the page, from the repository's top
 * @param text its whole text
 */
export function sourceProblem(siteDir: string, file: string, text: string): SourceProblem | undefined {
  const docsDir = path.join(siteDir, 'docs');
  const extension = path.extname(file);
  const inDocs = relativePath('docs', file);
  const name = nameProblem(inDocs.slice(0, inDocs.length - extension.length), extension === '.mdx');
  if (name !== undefined) return {file, line: 1, message: name};
  if (leadsOut(path.join(siteDir, file), docsDir))
    return {file, line: 1, message: 'the page is a link to a file outside of docs/. Put the file itself here.'};
  const found = textProblem(text, extension === '.md' ? longestPage['.md'] : longestPage['.mdx']);
  return found && {file, ...found};
}
