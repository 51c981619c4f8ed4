import {runInNewContext} from 'node:vm';
import {transformSync} from 'esbuild';
import {workerPath, type HostFiles} from '../../../src/hosting/model';
import {emulatedOrigin, type Host} from './answer';
import {fileAnswer, redirectTo, type PublishedFiles} from './static-files';

interface Redirect {
  statusCode: number;
  headers: {location: {value: string}};
}
type Handler = (event: {request: {uri: string}}) => Promise<{uri: string} | Redirect>;

/** What a header policy of CloudFront says, as far as this project uses it. */
interface HeadersPolicy {
  SecurityHeadersConfig: {
    ContentSecurityPolicy: {ContentSecurityPolicy: string};
    ReferrerPolicy: {ReferrerPolicy: string};
    StrictTransportSecurity: {AccessControlMaxAgeSec: number; IncludeSubdomains: boolean};
  };
  CustomHeadersConfig: {Quantity: number; Items: readonly {Header: string; Value: string}[]};
}

/** Loads the function with a store of its keys, which throws where it has no such key, as CloudFront's does. */
function load(source: string, store: ReadonlyMap<string, string>): Handler {
  const get = (key: string): Promise<string> => {
    const value = store.get(key);
    return value === undefined ? Promise.reject(new Error('KeyNotFound')) : Promise.resolve(value);
  };
  const {code} = transformSync(source.replace(/^import cf from 'cloudfront';$/m, ''), {target: 'es2020'});
  return runInNewContext(`${code};handler`, {cf: {kvs: () => ({get})}}) as Handler;
}

function headersIn({SecurityHeadersConfig: security, CustomHeadersConfig: custom}: HeadersPolicy): Record<string, string> {
  const {AccessControlMaxAgeSec: age, IncludeSubdomains: all} = security.StrictTransportSecurity;
  return {
    'content-security-policy': security.ContentSecurityPolicy.ContentSecurityPolicy,
    'x-content-type-options': 'nosniff',
    'referrer-policy': security.ReferrerPolicy.ReferrerPolicy,
    'strict-transport-security': `max-age=${age}${all ? '; includeSubDomains' : ''}`,
    ...Object.fromEntries(custom.Items.map(({Header, Value}) => [Header.toLowerCase(), Value])),
  };
}

/** One line of upload.sh: which files get which headers. */
interface Upload {
  from: string;
  to: string;
  caching: string;
  type: string;
  filters: readonly (readonly [kind: string, pattern: RegExp])[];
}

const glob = (pattern: string): RegExp => new RegExp(`^${pattern.replace(/[.+?^${}()|[\]\\]/g, '\\$&').replaceAll('*', '.*')}$`);

function readUploads(script: string): Upload[] {
  const line = /^copy build\/(\S*) "(?:\$target|\$\{target\})(\S*)" '([^']+)' '([^']+)' (.+)$/gm;
  return [...script.matchAll(line)].map(([, from = '', to = '', caching = '', type = '', filters = '']) => ({
    from,
    to,
    caching,
    type,
    filters: [...filters.matchAll(/--(include|exclude) '([^']+)'/g)].map(([, kind = '', pattern = '']) => [kind, glob(pattern)] as const),
  }));
}

/** The headers that upload.sh gives a file below the site's folder; of filters, the last that matches counts. */
function metadataOf(file: string, uploads: readonly Upload[]): Record<string, string> | undefined {
  const last = uploads
    .filter(({from, filters}) => {
      const name = file.slice(from.length);
      return file.startsWith(from) && filters.filter(([, pattern]) => pattern.test(name)).at(-1)?.[0] === 'include';
    })
    .at(-1);
  return last && {'cache-control': last.caching, 'content-type': last.type};
}

/** A bucket behind CloudFront, with the files of `hosting/bucket/`: the function is run as it is. */
export function emulateBucket(hostFiles: HostFiles, files: PublishedFiles, base: string): Host {
  const {data} = JSON.parse(hostFiles['old-addresses.json'] ?? '') as {data: {key: string; value: string}[]};
  const handler = load(hostFiles['viewer-request.js'] ?? '', new Map(data.map(({key, value}) => [key, value])));
  const headersOf = (file: string): Record<string, string> => headersIn(JSON.parse(hostFiles[file] ?? '') as HeadersPolicy);
  const headers = headersOf('response-headers-policy.json');
  // A behavior of CloudFront for the path of each worker, as hosting/README.md says.
  const workers = ['move-worker', 'script-worker'].map((name) => ({
    path: new RegExp(`^${workerPath(base, {file: `${name}.js`})}$`),
    headers: headersOf(`response-headers-policy-of-${name}.json`),
  }));
  const uploads = readUploads(hostFiles['upload.sh'] ?? '');
  return {
    name: 'bucket',
    origin: emulatedOrigin,
    ask: async (address) => {
      const result = await handler({request: {uri: address.split('?', 1)[0] ?? ''}});
      if ('statusCode' in result) return redirectTo(result.headers.location.value, result.statusCode, headers);
      const metadata = files.has(result.uri) ? metadataOf(result.uri.slice(base.length), uploads) : undefined;
      return metadata
        ? fileAnswer(result.uri, {...(workers.find(({path}) => path.test(result.uri))?.headers ?? headers), ...metadata})
        : fileAnswer(`${base}404.html`, {...headers, ...metadataOf('404.html', uploads)}, 404);
    },
  };
}
