import {generatedBy, markdownType, type HostingModel} from '../model';

/**
 * A `_headers` file, as Netlify and Cloudflare Pages read it. Where two rules match, both hosts would send both values of one header:
 * Cache-Control is given for hashed files alone, and both send "max-age=0, must-revalidate" with all others by themselves.
 *
 * @param options.splats whether a rule may have a star before an extension; where not, the host's own types are left to it
 * @param options.detaches whether the host can take a header of another rule away, for the policies of workers. Where it
 *   cannot, all answers have a policy with which workers run; the stricter one that stands in each page holds beside it.
 */
export function headersFile(
  {base, headers, strictTransport, caching, workers, everywhere}: HostingModel,
  {detaches, splats}: {detaches: boolean; splats: boolean},
): string {
  const policy = {'Content-Security-Policy': detaches ? headers['Content-Security-Policy'] : everywhere};
  const all = {...headers, ...policy, 'Strict-Transport-Security': strictTransport};
  const block = (path: string, lines: Readonly<Record<string, string | undefined>>, detached: readonly string[] = []): string =>
    [path, ...detached.map((name) => `  ! ${name}`), ...Object.entries(lines).map(([name, value]) => `  ${name}: ${value}`)].join('\n');
  const hashed = {'Cache-Control': caching.hashed};
  return `# ${generatedBy}\n${[
    block(`${base}*`, all),
    block(`${base}assets/*`, hashed),
    block(`${base}search-index/:folder/*`, hashed),
    ...(splats ? [block(`${base}*.md`, {'Content-Type': markdownType})] : []),
    ...(detaches
      ? workers.map(({file, policy}) =>
          block(`${base}assets/js/:build/${file}`, {'Content-Security-Policy': policy}, ['Content-Security-Policy']),
        )
      : []),
  ].join('\n\n')}\n`;
}

/**
 * A `_redirects` file with one line for each old address.
 *
 * @param status of the redirects, as the host writes it
 * @param more lines after them
 */
export const redirectsFile = ({redirects}: HostingModel, status: '301' | '301!', more: readonly string[] = []): string =>
  `# ${generatedBy}\n${[...redirects.map(([from, to]) => `${from} ${to} ${status}`), ...more].join('\n')}\n`;
