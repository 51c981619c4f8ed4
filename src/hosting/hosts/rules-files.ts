import {generatedBy, type HostingModel} from '../model';

/**
 * A `_headers` file, as Netlify and Cloudflare Pages read it. Where two rules match, both hosts would send both values of one header:
 * Cache-Control is given for hashed files alone, and both send "max-age=0, must-revalidate" with all others by themselves.
 */
export function headersFile({base, headers, strictTransport, caching}: HostingModel): string {
  const all = {...headers, 'Strict-Transport-Security': strictTransport};
  const block = (path: string, lines: Readonly<Record<string, string>>): string =>
    [path, ...Object.entries(lines).map(([name, value]) => `  ${name}: ${value}`)].join('\n');
  const hashed = {'Cache-Control': caching.hashed};
  return `# ${generatedBy}\n${[
    block(`${base}*`, all),
    block(`${base}assets/*`, hashed),
    block(`${base}search-index/:folder/*`, hashed),
  ].join('\n\n')}\n`;
}

/** A `_redirects` file with one line for each old address. */
export const redirectsFile = ({redirects}: HostingModel, more: readonly string[] = []): string =>
  `# ${generatedBy}\n${[...redirects.map(([from, to]) => `${from} ${to} 301`), ...more].join('\n')}\n`;
