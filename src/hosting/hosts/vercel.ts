import {markdownType, raiseWellKnown, type HostFiles, type HostingModel} from '../model';

/** What Vercel takes (vercel.com/docs/redirects/configuration-redirects). */
export const vercelLimits = {redirects: 2048, source: 4096} as const;

/** The keys of vercel.json that this project uses. */
export interface VercelSettings {
  $schema: string;
  framework: null;
  buildCommand: string;
  outputDirectory: string;
  cleanUrls: boolean;
  trailingSlash: boolean;
  redirects: readonly {source: string; destination: string; statusCode: number}[];
  headers: readonly {source: string; headers: readonly {key: string; value: string}[]}[];
}

function settings({base, headers, strictTransport, caching, workers, redirects}: HostingModel): VercelSettings {
  const list = (values: Readonly<Record<string, string>>): {key: string; value: string}[] =>
    Object.entries(values).map(([key, value]) => ({key, value}));
  const all = list({...headers, 'Strict-Transport-Security': strictTransport});
  const hashed = list({'Cache-Control': caching.hashed});
  // Vercel looks for the page of a 404 at the top of what is published.
  const page = base === '/' ? '' : ' && cp build/404.html dist/';
  return {
    $schema: 'https://openapi.vercel.sh/vercel.json',
    framework: null,
    buildCommand: `BASE_URL=${base} npm run build && mkdir -p dist${base} && cp -r build/. dist${base}${page}${raiseWellKnown(base)}`,
    outputDirectory: 'dist',
    cleanUrls: true,
    trailingSlash: false,
    redirects: redirects.map(([source, destination]) => ({source, destination, statusCode: 301})),
    headers: [
      ...(base === '/' ? [] : [{source: base.slice(0, -1), headers: all}]),
      {source: `${base}(.*)`, headers: all},
      {source: `${base}assets/(.*)`, headers: hashed},
      // Of two rules with one header, the later one counts.
      ...workers.map(({file, policy}) => ({source: `${base}assets/js/(.*)/${file}`, headers: list({'Content-Security-Policy': policy})})),
      {source: `${base}search-index/(.*)/(.*)`, headers: hashed},
      {source: `${base}(.*)\\.md`, headers: list({'Content-Type': markdownType})},
    ],
  };
}

export const vercel = (model: HostingModel): HostFiles => ({'vercel.json': `${JSON.stringify(settings(model), null, 2)}\n`});
