import {existsSync, realpathSync, statSync} from 'node:fs';
import path from 'node:path';
import type {Nodes} from 'mdast';
import {collect} from '../collect';
import type {Check, CheckedPage} from '../context';

const scheme = /^([a-z][a-z0-9+.-]*):/i;

/** What is wrong with the address of another site; it is of the scheme https. */
function foreignProblem(url: string): string | undefined {
  if (!URL.canParse(url)) return `the link "${url}" is no valid address. Correct it.`;
  const {hostname, username, password} = new URL(url);
  if (username !== '' || password !== '') return `the link "${url}" has a name or a password in it. Remove everything in front of the "@".`;
  return hostname.includes('.') ? undefined : `the link "${url}" leads to a host without a domain. Write the full name of the host.`;
}

function decodes(url: string): boolean {
  try {
    decodeURI(url);
    return true;
  } catch (error) {
    if (error instanceof URIError) return false;
    throw error;
  }
}

/** What no address may be, of a link or of an image. */
function commonProblem(url: string, what: string): string | undefined {
  if (url.trim() === '') return `the ${what} has no address. Write one between the parentheses.`;
  if (/[\s\\]/.test(url))
    return `the ${what} "${url}" has a space or a backslash in its address. Write %20 for a space, and / for a backslash.`;
  if (!decodes(url)) return `the ${what} "${url}" has a "%" that begins no character. Write %25 for the sign itself.`;
  if (url.startsWith('//')) return `the ${what} "${url}" takes its scheme from the page. Write https:// in front.`;
  return undefined;
}

/** What is wrong with where a link leads, as far as its address shows. Whether the page is there, is checked once all are built. */
function linkProblem(url: string): string | undefined {
  const common = commonProblem(url, 'link');
  if (common !== undefined) return common;
  const kind = scheme.exec(url)?.[1]?.toLowerCase();
  if (kind === 'https') return foreignProblem(url);
  if (kind === 'http') return `the link "${url}" is not encrypted. Write https://, or backticks around an address that nobody should open.`;
  if (kind === 'mailto') return `the link "${url}" opens a mail program. Write the address in backticks, or link to a page.`;
  if (kind !== undefined)
    return `the link "${url}" has the scheme "${kind}:". Link to a route such as /guides, or to an address that starts with https://.`;
  if (url.startsWith('#')) return url === '#' ? 'the link "#" leads to no heading. Write the heading’s anchor, such as #run.' : undefined;
  if (!url.startsWith('/')) return `the link "${url}" is relative. Write the page’s route, such as /guides/developer.`;
  if (/^\/[^#?]*\.mdx?(?:[#?]|$)/.test(url)) return `the link "${url}" leads to a file. Write the page’s route, without .mdx.`;
  if (/^\/(?:[^#?]*\/)?\.\.?(?:[/#?]|$)/.test(url)) return `the link "${url}" has "." or ".." as a part. Write the page’s whole route.`;
  return undefined;
}

/** True for a file below a folder, after links of the file system are followed. */
const isFileBelow = (folder: string, file: string): boolean =>
  existsSync(file) && statSync(file).isFile() && !path.relative(realpathSync(folder), realpathSync(file)).startsWith('..');

function imageProblem({url, alt}: {url: string; alt?: string | null | undefined}, {siteDir}: CheckedPage): string | undefined {
  const common = commonProblem(url, 'image');
  if (common !== undefined) return common;
  if (scheme.test(url))
    return `the image "${url}" comes from another host, or is written out in its address. Put the file under static/img/, and write /img/ and its name.`;
  if (!url.startsWith('/')) return `the image "${url}" is relative. Put the file under static/img/, and write /img/ and its name.`;
  if ((alt ?? '').trim() === '')
    return `the image "${url}" says nothing to readers who do not see it. Write what it shows between the brackets.`;
  const folder = path.join(siteDir, 'static');
  const name = decodeURI(url).replace(/[#?].*$/, '');
  return isFileBelow(folder, path.join(folder, name))
    ? undefined
    : `the image "${url}" does not exist. Put the file at static${name}, or correct the address.`;
}

const textOf = (node: Nodes): string => ('value' in node ? node.value : 'children' in node ? node.children.map(textOf).join('') : '');

/** Addresses of links and images that lead to other schemes, to nothing, or past the check of links. */
export const addresses: Check = function* (page) {
  yield* collect(page.tree, (node) => {
    if (node.type === 'image') return imageProblem(node, page);
    if (node.type === 'definition') return linkProblem(node.url);
    if (node.type !== 'link') return undefined;
    const problem = linkProblem(node.url);
    if (problem !== undefined) return problem;
    const hasImage = node.children.some(({type}) => type === 'image' || type === 'mdxTextExpression' || type === 'mdxJsxTextElement');
    return textOf(node).trim() === '' && !hasImage
      ? `the link to "${node.url}" has no text. Write between the brackets where it leads.`
      : undefined;
  });
};
