import type {VercelSettings} from '../../../src/hosting/hosts/vercel';
import type {HostFiles} from '../../../src/hosting/model';
import {emulatedOrigin, type Host} from './answer';
import {fileAnswer, redirectTo, type PublishedFiles} from './static-files';

/** A source of vercel.json as a regular expression: literal, or with `(.*)`. */
const patternOf = (source: string): RegExp => new RegExp(`^${source}$`);

/** Vercel with `hosting/vercel/vercel.json`: slashes and extensions first, then redirects, then files, then the 404 page at the top. */
export function emulateVercel(hostFiles: HostFiles, files: PublishedFiles): Host {
  const settings = JSON.parse(hostFiles['vercel.json'] ?? '') as VercelSettings;
  const redirects = new Map(settings.redirects.map((redirect) => [redirect.source, redirect]));
  const rules = settings.headers.map(({source, headers}) => ({pattern: patternOf(source), headers}));
  const headersOf = (path: string): Record<string, string> =>
    Object.fromEntries(
      rules.flatMap(({pattern, headers}) => (pattern.test(path) ? headers.map(({key, value}) => [key.toLowerCase(), value]) : [])),
    );
  return {
    name: 'vercel',
    origin: emulatedOrigin,
    ask: (address) => {
      const [path = ''] = address.split('?', 1);
      const headers = headersOf(path);
      const clean = settings.cleanUrls ? path.replace(/(?:\/index)?\.html$/, '') || '/' : path;
      if (clean !== path && files.has(path)) return Promise.resolve(redirectTo(clean, 308, headers));
      // That it makes one slash of several is taken for granted.
      const trimmed = `/${path
        .split(/[/\\]+/)
        .filter(Boolean)
        .join('/')}`;
      if (!settings.trailingSlash && trimmed !== path) return Promise.resolve(redirectTo(trimmed, 308, headers));
      const redirect = redirects.get(path);
      if (redirect) return Promise.resolve(redirectTo(redirect.destination, redirect.statusCode, headers));
      const file = [path, `${path}.html`, `${trimmed === '/' ? '' : trimmed}/index.html`].find((name) => files.has(name));
      return Promise.resolve(file === undefined ? fileAnswer('/404.html', headers, 404) : fileAnswer(file, headers));
    },
  };
}
