import type {HostFiles} from '../../../src/hosting/model';
import {emulatedOrigin, type Host} from './answer';
import {headersFrom, readHeaders, readRedirects} from './rules-files';
import {fileAnswer, redirectTo, type PublishedFiles} from './static-files';

/** How two hosts that read the same files differ (github.com/slorber/trailing-slash-guide). */
interface Habits {
  /** Status of the redirect of a slash at the end. */
  slash: number;
  /** Status of the redirect of `.html`; undefined where the page is served there, too. */
  extension?: number;
  /** Looks for rules without regard to a slash at the end. */
  looseRules: boolean;
  /** Redirects where there is a file, too; otherwise a rule has to say so by a "!" (docs.netlify.com, "Shadowing"). */
  shadows: boolean;
  /** Serves the nearest 404.html up the folders; otherwise the one at the top alone. */
  nearest404: boolean;
  /** Takes a header of another rule away where a rule has it with a "!" (developers.cloudflare.com/pages/configuration/headers). */
  detaches: boolean;
}

const first = (candidates: readonly string[], files: PublishedFiles): string | undefined => candidates.find((file) => files.has(file));

function emulate(name: string, hostFiles: HostFiles, files: PublishedFiles, habits: Habits): Host {
  const rules = readRedirects(hostFiles._redirects ?? '');
  const exact = new Map(rules.filter(({from}) => !from.includes('*')).map((rule) => [rule.from, rule]));
  const wild = rules.filter(({from}) => from.endsWith('*'));
  const headersOf = headersFrom(readHeaders(hostFiles._headers ?? ''), habits.detaches);

  function missing(path: string, headers: Record<string, string>): ReturnType<typeof fileAnswer> {
    const rule = wild.find(({from}) => path.startsWith(from.slice(0, -1)));
    if (rule) return fileAnswer(rule.to, headers, rule.status);
    const folders = path.split('/').map((_, index, parts) => `${parts.slice(0, parts.length - index).join('/')}/404.html`);
    const page = first(habits.nearest404 ? folders : ['/404.html'], files);
    return page === undefined ? {status: 404, headers: {}} : fileAnswer(page, headers, 404);
  }

  return {
    name,
    origin: emulatedOrigin,
    ask: (address) => {
      const [path = ''] = address.split('?', 1);
      const headers = headersOf(path);
      const trimmed = path.replace(/\/+$/, '');
      const rule = exact.get(path) ?? (habits.looseRules ? exact.get(trimmed) : undefined);
      const isThere = [path, `${trimmed}.html`, `${trimmed}/index.html`].some((name) => files.has(name));
      if (rule && (habits.shadows || rule.forced || !isThere)) return Promise.resolve(redirectTo(rule.to, rule.status, headers));
      const index = path.endsWith('/') ? `${path}index.html` : undefined;
      if (index !== undefined && files.has(index)) return Promise.resolve(fileAnswer(index, headers));
      if (path.endsWith('/') && files.has(`${trimmed}.html`)) return Promise.resolve(redirectTo(trimmed, habits.slash, headers));
      if (habits.extension !== undefined && path.endsWith('.html') && files.has(path))
        return Promise.resolve(redirectTo(path.replace(/(?:index)?\.html$/, ''), habits.extension, headers));
      const file = first([path, `${path}.html`, `${trimmed}/index.html`], files);
      return Promise.resolve(file === undefined ? missing(path, headers) : fileAnswer(file, headers));
    },
  };
}

/** Netlify with the files of `hosting/netlify/`. */
export const emulateNetlify = (hostFiles: HostFiles, files: PublishedFiles): Host =>
  emulate('netlify', hostFiles, files, {slash: 301, looseRules: true, shadows: false, nearest404: false, detaches: false});

/** Cloudflare Pages with the files of `hosting/cloudflare-pages/`. */
export const emulateCloudflarePages = (hostFiles: HostFiles, files: PublishedFiles): Host =>
  emulate('cloudflare-pages', hostFiles, files, {
    slash: 308,
    extension: 308,
    looseRules: false,
    shadows: true,
    nearest404: true,
    detaches: true,
  });

/** GitHub Pages, which reads no file: a page without its extension, a folder by a slash at its end, the 404 page at the top, and no header of ours. */
export const emulateGitHubPages = (files: PublishedFiles, base: string): Host => ({
  name: 'github-pages',
  origin: emulatedOrigin,
  ask: (address) => {
    const [path = ''] = address.split('?', 1);
    const file = first(path.endsWith('/') ? [`${path}index.html`] : [path, `${path}.html`], files);
    const caching = {'cache-control': 'max-age=600'};
    if (file === undefined && files.has(`${path}/index.html`)) return Promise.resolve(redirectTo(`${path}/`, 301, caching));
    return Promise.resolve(file === undefined ? fileAnswer(`${base}404.html`, caching, 404) : fileAnswer(file, caching));
  },
});
