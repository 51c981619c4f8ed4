import {mediaTypes} from '../../lib/media-types';
import {generatedBy, hashedPaths, workerPath, type HostFiles, type HostingModel} from '../model';

const table = (redirects: HostingModel['redirects'], base: string): string =>
  redirects.map(([from, to]) => `"/${from.slice(base.length)}" "${to}";`).join('\n');

const policyHeader = 'Content-Security-Policy';

/**
 * Maps for the `http` block. An old address is looked up without base, slashes at its end, and
 * extension; nginx does not tell capital letters from small ones there.
 */
const maps = ({base, headers, caching, workers, strictTransport}: HostingModel): string => `# ${generatedBy}
map_hash_bucket_size 256;
map_hash_max_size 4096;

map $uri $sui_docs_asked {
  default "";
  "~*^${base.slice(0, -1)}(?<sui_docs_path>/.+?)(?:\\.(?:html?|mdx?))?/*$" $sui_docs_path;
}
map $sui_docs_asked $sui_docs_parent {
  default "";
  "~*^(?<sui_docs_folder>/.+)/index$" $sui_docs_folder;
}
map $sui_docs_asked $sui_docs_new {
  default "";
  include sui-docs/old-addresses.map;
}
map $sui_docs_parent $sui_docs_new_of_parent {
  default "";
  include sui-docs/old-addresses.map;
}

map "$status $uri" $sui_docs_caching {
  default "${caching.others}";
  "~^(?:200|206|304) ${hashedPaths(base)}" "${caching.hashed}";
}

map $uri $sui_docs_policy {
  default "${headers[policyHeader]}";
${workers.map((worker) => `  # ${worker.does}\n  "~^${workerPath(base, worker)}$" "${worker.policy}";`).join('\n')}
}

# Over TLS, ours or that of a proxy in front. An empty value is not sent.
map "$https $http_x_forwarded_proto" $sui_docs_transport {
  default "";
  "~^on " "${strictTransport}";
  "~ https$" "${strictTransport}";
}
`;

const types = Object.entries(mediaTypes)
  .map(([extension, {type}]) => `  "${type}" ${extension};`)
  .join('\n');

/** The site itself, for a `server` block that says where to listen and what its root is. */
const site = ({base, headers}: HostingModel): string => `# ${generatedBy}
server_tokens off;
absolute_redirect off;
error_page 404 ${base}404.html;

gzip_static on;
gzip_vary on;

types {
${types}
}
default_type application/octet-stream;

${Object.entries(headers)
  .map(([name, value]) => `add_header ${name} ${name === policyHeader ? '$sui_docs_policy' : `"${value}"`} always;`)
  .join('\n')}
add_header Strict-Transport-Security $sui_docs_transport always;
add_header Cache-Control $sui_docs_caching always;

if ($sui_docs_new) {
  return 301 $sui_docs_new;
}
if ($sui_docs_new_of_parent) {
  return 301 $sui_docs_new_of_parent;
}

location = ${base} {
  try_files ${base}index.html =404;
}
location = ${base}index.html {
  return 301 ${base};
}
${base === '/' ? '' : `location = ${base.slice(0, -1)} {\n  return 301 ${base};\n}\n`}location = ${base}404.html {
  internal;
}
location = ${base}404 {
  return 404;
}
location ${base} {
  try_files $uri $uri.html =404;
}
# One address for each page, without a slash and without an extension. Only pages that are there lead on, so that no address can send a
# reader to another host.
location ~ ^(?<sui_docs_page>${base}.+?)(?:/+|\\.html/*)$ {
  if (-f $document_root$sui_docs_page.html) {
    return 301 $sui_docs_page$is_args$args;
  }
  return 404;
}
`;

/** Files for a folder `sui-docs` beside nginx.conf. */
export const nginx = (model: HostingModel): HostFiles => ({
  'http.conf': maps(model),
  'server.conf': site(model),
  'old-addresses.map': `# ${generatedBy}\n${table(model.redirects, model.base)}\n`,
});
