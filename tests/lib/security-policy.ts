import {createHash} from 'node:crypto';
import {readFileSync} from 'node:fs';
import {load} from 'cheerio';

/** Scripts that stand in a page and run; data such as JSON-LD does not. */
function inlineScripts(html: string): string[] {
  const $ = load(html);
  return $('script:not([src])')
    .toArray()
    .filter((element) => [undefined, '', 'module', 'text/javascript'].includes($(element).attr('type')))
    .map((element) => $(element).text());
}

const hashOf = (script: string): string => `'sha256-${createHash('sha256').update(script).digest('base64')}'`;

/** Hashes of all scripts that run in some page, without repetition, as a policy names them. */
export function inlineScriptHashes(files: readonly string[]): string[] {
  return [...new Set(files.flatMap((file) => inlineScripts(readFileSync(file, 'utf8')).map(hashOf)))];
}

/** The strictest policy that this site is made for: no inline style, and no script that the build did not write. */
export const securityPolicy = (scriptHashes: readonly string[]): string =>
  [
    "default-src 'none'",
    ["script-src 'self'", ...scriptHashes].join(' '),
    "style-src 'self'",
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "worker-src 'self'",
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
  ].join('; ');
