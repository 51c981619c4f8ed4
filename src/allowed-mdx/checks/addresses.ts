import {existsSync} from 'node:fs';
import path from 'node:path';
import type {Image, Link} from 'mdast';
import type {Check} from '../check';

/** What no address may be, and what to write. */
const refused: readonly [address: RegExp, problem: string][] = [
  [/^\s*$/, 'is empty. Write where it leads.'],
  [/[\s\\]|%(?![\da-f]{2})/i, 'has a space, a backslash or a lone "%" in it. Write %20, / or %25.'],
  [/^\/\//, 'takes its scheme from the page. Write https:// in front.'],
  [/^\/(?:[^#?]*\/)?\.\.?(?:[/#?]|$)/, 'has "." or ".." as a part. Write the whole address.'],
];

/** The same of links. Whether the page is there, is checked once all are built. */
const refusedLinks: readonly [address: RegExp, problem: string][] = [
  ...refused,
  [/^http:/i, 'is not encrypted. Write https://, or backticks around an address that nobody should open.'],
  [/^(?!https:)[a-z][a-z\d+.-]*:/i, 'has a scheme that no link has. Write a route such as /guides, or https://…; put others in backticks.'],
  [/^(?![a-z][a-z\d+.-]*:|[/#])/i, 'is relative. Write the page’s route, such as /guides/developer.'],
  [/^\/[^#?]*\.mdx?(?:[#?]|$)/, 'leads to a file. Write the page’s route, without .mdx.'],
];

const problemOf = (url: string, rules: typeof refused): string | undefined => rules.find(([pattern]) => pattern.test(url))?.[1];

function linkProblem(url: string): string | undefined {
  const problem =
    problemOf(url, refusedLinks) ?? (/^https:/i.test(url) && !URL.canParse(url) ? 'is no valid address. Correct it.' : undefined);
  return problem === undefined ? undefined : `the link "${url}" ${problem}`;
}

const textProblem = ({url, children}: Link): string | undefined =>
  children.length === 0 ? `the link to "${url}" has no text. Write between the brackets where it leads.` : undefined;

function imageProblem({url, alt}: Image, siteDir: string): string | undefined {
  const file = path.join('static', url.replace(/[#?].*$/, ''));
  const problem =
    problemOf(url, refused) ??
    (url.startsWith('/') ? undefined : 'is no file of this site. Put it under static/img/, and write /img/ and its name.') ??
    ((alt ?? '').trim() === '' ? 'says nothing to readers who do not see it. Write what it shows between the brackets.' : undefined) ??
    (existsSync(path.join(siteDir, decodeURI(file))) ? undefined : `does not exist. Put the file at ${file}, or correct the address.`);
  return problem === undefined ? undefined : `the image "${url}" ${problem}`;
}

/**
 * Addresses of links and images that lead to other schemes, to nothing, or past the check of links.
 */
export const addresses: Check = (node, {siteDir}) => {
  if (node.type === 'image') return imageProblem(node, siteDir);
  if (node.type === 'link') return linkProblem(node.url) ?? textProblem(node);
  return node.type === 'definition' ? linkProblem(node.url) : undefined;
};
