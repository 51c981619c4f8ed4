import {SourceError} from '../lib/source-error';

/** Where the variables are read; messages name it. */
const file = 'src/site/identity.ts';

function refuse(name: string, value: string, cure: string): never {
  throw new SourceError([{file, line: 1, message: `the variable ${name} is ${JSON.stringify(value)}. ${cure}`}]);
}

function parsed(name: string, value: string, cure: string): URL {
  if (value !== value.trim() || !URL.canParse(value)) refuse(name, value, cure);
  const url = new URL(value);
  const isPlain = url.username === '' && url.password === '' && url.search === '' && url.hash === '';
  return ['http:', 'https:'].includes(url.protocol) && isPlain ? url : refuse(name, value, cure);
}

/**
 * Reads a variable with the origin of a site.
 *
 * @throws {SourceError} where it is no origin
 */
export function originOf(name: string, value: string | undefined): string | undefined {
  if (value === undefined) return undefined;
  const cure = 'Write scheme and host and nothing else, such as https://docs.example.com; the path is BASE_URL.';
  return parsed(name, value, cure).pathname === '/' && !value.endsWith('//') ? value.replace(/\/$/, '') : refuse(name, value, cure);
}

/**
 * Reads a variable with the path that the site stands at.
 *
 * @throws {SourceError} where it is no path with a slash at both ends
 */
export function basePathOf(name: string, value: string | undefined): string | undefined {
  if (value === undefined) return undefined;
  const isPath = /^\/(?:[A-Za-z0-9._~-]+\/)*$/.test(value) && !/\/\.{1,2}\//.test(value);
  return isPath ? value : refuse(name, value, 'Write a path with a slash at both ends, such as /docs/, or / alone.');
}

/**
 * Reads a variable with an address for mail.
 *
 * @throws {SourceError} where it is none
 */
export function mailOf(name: string, value: string | undefined): string | undefined {
  if (value === undefined) return undefined;
  const isMail = /^[\w.+-]+@[\w-]+(?:\.[\w-]+)+$/.test(value);
  return isMail ? value : refuse(name, value, 'Write one address for mail, such as docs@example.com, or unset it.');
}

/**
 * Reads a variable with the address of a repository on the web.
 *
 * @throws {SourceError} where it is none
 */
export function addressOf(name: string, value: string | undefined): string | undefined {
  if (value === undefined) return undefined;
  const cure = 'Write the address of the repository, such as https://github.com/you/sui-docs, or unset it.';
  const {pathname} = parsed(name, value, cure);
  return pathname !== '/' && !value.endsWith('/') ? value : refuse(name, value, cure);
}
