import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {pageFiles} from '../lib/forwarding';
import {SourceError, type SourceProblem} from '../lib/source-error';
import {readInlineCode, type InlineCode} from './inline-code';
import {hashOf, metaText, policyFor, type InlineHashes, type Policy} from './policy';

/**
 * Pages that the site's policy would break, one line each: `file:line: what is wrong. What to do.`
 */
export class RefusedByPolicy extends SourceError {
  override name = 'RefusedByPolicy';
}

interface Page extends InlineCode {
  file: string;
}

function readPage(directory: string, file: string): Page {
  try {
    return {file, ...readInlineCode(readFileSync(path.join(directory, file), 'utf8'))};
  } catch (error) {
    throw new RefusedByPolicy([{file: path.join(directory, file), line: 1, message: `${(error as Error).message} Build the site again.`}]);
  }
}

/**
 * Files that only lead on to a page have a policy of their own, which allows nothing
 * (src/old-addresses/forward).
 */
const readPages = (directory: string): Page[] => pageFiles(directory).map((file) => readPage(directory, file));

function hashesOf(pages: readonly InlineCode[]): InlineHashes {
  const unique = (texts: readonly string[]): string[] => [...new Set(texts)].map(hashOf).sort();
  return {scripts: unique(pages.flatMap(({scripts}) => scripts)), styles: unique(pages.flatMap(({styles}) => styles))};
}

function check(directory: string, pages: readonly Page[]): void {
  const problems = pages.flatMap(({file, refused}) =>
    refused.map(({line, what}): SourceProblem => ({
      file: path.join(directory, file),
      line,
      message: `the page has ${what}. Take it out: the site's security policy refuses it.`,
    })),
  );
  if (problems.length > 0) throw new RefusedByPolicy(problems);
}

/**
 * The hashes that the pages of a built site need.
 *
 * @param directory the built site
 * @throws RefusedByPolicy where a page has something that no hash can allow
 */
export function inlineHashes(directory: string): InlineHashes {
  const pages = readPages(directory);
  check(directory, pages);
  return hashesOf(pages);
}

/** The policy of a built site; throws as `inlineHashes` does. */
export const sitePolicy = (directory: string): Policy => policyFor(inlineHashes(directory));

const withMeta = (html: string, {meta, insertAt}: InlineCode, tag: string): string =>
  meta ? html.slice(0, meta[0]) + tag + html.slice(meta[1]) : `${html.slice(0, insertAt)}${tag}${html.slice(insertAt)}`;

/**
 * Writes the policy of a built site into each of its pages, in front of everything that it is
 * about. Pages that have one get the new one.
 *
 * @param directory the built site
 * @returns the policy
 * @throws RefusedByPolicy where a page has something that the policy refuses; nothing is written
 *   then
 */
export function writePolicy(directory: string): Policy {
  const pages = readPages(directory);
  check(directory, pages);
  const policy = policyFor(hashesOf(pages));
  const tag = `<meta http-equiv="Content-Security-Policy" content="${metaText(policy)}">`;
  for (const page of pages) {
    const file = path.join(directory, page.file);
    writeFileSync(file, withMeta(readFileSync(file, 'utf8'), page, tag));
  }
  return policy;
}
