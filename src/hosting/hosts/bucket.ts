import path from 'node:path';
import {mediaTypes} from '../../lib/media-types';
import {generatedBy, type HostFiles, type HostingModel} from '../model';

/** What CloudFront takes (docs.aws.amazon.com/AmazonCloudFront): bytes of a function; of a file of keys, in characters of each. */
export const cloudFrontLimits = {functionSize: 10_240, storeSize: 5_000_000, key: 512, value: 1024} as const;

/** Runs in CloudFront, before it asks the bucket, which knows nothing but the names of files. */
const viewerRequest = ({base}: HostingModel): string => `// ${generatedBy}
import cf from 'cloudfront';

const base = ${JSON.stringify(base)};
const extensions = ${JSON.stringify(Object.keys(mediaTypes))};
const oldAddresses = cf.kvs();

function redirect(location) {
  return {statusCode: 301, statusDescription: 'Moved Permanently', headers: {location: {value: location}}};
}

async function newAddress(path) {
  try {
    return await oldAddresses.get(path);
  } catch (error) {
    // The store throws where it has no such key.
    return undefined;
  }
}

// One address for each page: slashes and backslashes are single, so that no address can send a reader to another host.
function normalized(path) {
  return '/' + path.split(/[/\\\\]+|%5c/i).filter(Boolean).join('/');
}

async function handler(event) {
  const request = event.request;
  const path = normalized(request.uri);
  const home = base === '/' ? '/' : base.slice(0, -1);
  if (path === home) {
    if (request.uri !== base) return redirect(base);
    request.uri = base + 'index.html';
    return request;
  }
  const asked = path.replace(/\\.(html?|mdx?)$/i, '').toLowerCase();
  const found = (await newAddress(asked)) || (await newAddress(asked.replace(/\\/index$/, '')));
  if (found) return redirect(found);
  const clean = path.replace(/\\.html$/, '');
  if (clean === base + 'index') return redirect(base);
  if (clean !== request.uri) return redirect(clean);
  const name = clean.slice(clean.lastIndexOf('/') + 1);
  const dot = name.lastIndexOf('.');
  if (dot < 0 || extensions.indexOf(name.slice(dot + 1)) < 0) request.uri = clean + '.html';
  return request;
}
`;

/** For `aws cloudfront create-response-headers-policy`: a function is not run for answers of 400 and more, this is applied to all. */
function headersPolicy({headers, strictTransport}: HostingModel, name: string): string {
  const {'Content-Security-Policy': policy = '', 'Referrer-Policy': referrer = '', ...others} = headers;
  // Its own switch below sets it.
  const custom = Object.entries(others).filter(([name]) => name !== 'X-Content-Type-Options');
  const items = custom.map(([Header, Value]) => ({Header, Value, Override: true}));
  const config = {
    Name: name,
    SecurityHeadersConfig: {
      ContentSecurityPolicy: {Override: true, ContentSecurityPolicy: policy},
      ContentTypeOptions: {Override: true},
      ReferrerPolicy: {Override: true, ReferrerPolicy: referrer},
      StrictTransportSecurity: {
        Override: true,
        AccessControlMaxAgeSec: Number(/max-age=(\d+)/.exec(strictTransport)?.[1]),
        IncludeSubdomains: strictTransport.includes('includeSubDomains'),
      },
    },
    CustomHeadersConfig: {Quantity: items.length, Items: items},
  };
  return `${JSON.stringify(config, null, 2)}\n`;
}

/** Hashed files go first and are never removed here, so that no page names a file that is not there yet, or not there any more. */
function upload({base, caching}: HostingModel): string {
  const folder = base.slice(1);
  const groups = Object.entries(mediaTypes).flatMap(([extension, {type}]) => [
    `copy build/ "$target" '${caching.others}' '${type}' --exclude '*' --include '*.${extension}' --exclude 'assets/*' --exclude 'search-index/*/*'`,
  ]);
  const hashed = ['assets', 'search-index'].flatMap((name) =>
    Object.entries(mediaTypes).map(
      ([extension, {type}]) =>
        `copy build/${name}/ "\${target}${name}/" '${caching.hashed}' '${type}' --exclude '*' --include '*.${extension}'${name === 'search-index' ? " --exclude 'entry.json'" : ''}`,
    ),
  );
  return `#!/usr/bin/env bash
# ${generatedBy}
# Usage: BUCKET=name hosting/bucket/upload.sh, with the options that an S3-compatible service needs in AWS_OPTIONS.
set -euo pipefail
target="s3://\${BUCKET:?Set BUCKET to the name of the bucket.}/${folder}"
read -r -a options <<< "\${AWS_OPTIONS:-}"

# copy FROM TO CACHE-CONTROL CONTENT-TYPE FILTERS...
copy() {
  aws \${options[@]+"\${options[@]}"} s3 cp "$1" "$2" --recursive --only-show-errors --cache-control "$3" --content-type "$4" "\${@:5}"
}

# Files whose path is a hash of what they hold, before the pages that name them.
${hashed.join('\n')}

${groups.join('\n')}
`;
}

/** A bucket that answers with files alone, behind CloudFront. The keys of the store are old addresses in small letters. */
export const bucket = (model: HostingModel): HostFiles => ({
  'viewer-request.js': viewerRequest(model),
  'response-headers-policy.json': headersPolicy(model, 'sui-docs'),
  ...Object.fromEntries(
    model.workers.map(({file, policy}) => {
      const name = path.parse(file).name;
      const headers = {...model.headers, 'Content-Security-Policy': policy};
      return [`response-headers-policy-of-${name}.json`, headersPolicy({...model, headers}, `sui-docs-${name}`)];
    }),
  ),
  'old-addresses.json': `${JSON.stringify({data: model.redirects.map(([key, value]) => ({key, value}))}, null, 2)}\n`,
  'upload.sh': upload(model),
});
