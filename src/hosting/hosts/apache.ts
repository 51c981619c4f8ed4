import {mediaTypes} from '../../lib/media-types';
import {generatedBy, hashedPaths, workerPath, type HostFiles, type HostingModel} from '../model';

const types = Object.entries(mediaTypes)
  .map(([extension, {type}]) => `<FilesMatch "\\.${extension}(?:\\.br|\\.gz)?$">\n  ForceType "${type}"\n</FilesMatch>`)
  .join('\n');

const precompressed = (coding: string, extension: string): string => `RewriteCond %{HTTP:Accept-Encoding} \\b${coding}\\b
RewriteCond %{DOCUMENT_ROOT}$1.${extension} -f
RewriteRule ^(.+)$ $1.${extension} [L,E=no-gzip:1,E=no-brotli:1]`;

/** The site, for a `VirtualHost` that says what its DocumentRoot is, and defines SUI_DOCS_CONFIG: the folder of these files. */
function site({base, headers, caching, workers, strictTransport}: HostingModel): string {
  const top = base.slice(0, -1);
  return `# ${generatedBy}
# Modules: rewrite, headers, mime, dir.
<Directory />
  Options FollowSymLinks
  AllowOverride None
</Directory>
# Redirects name the host; it is the one of ServerName, never one that a request made up.
UseCanonicalName On
DirectorySlash Off
DirectoryIndex disabled
FileETag MTime Size
ErrorDocument 404 ${base}404.html

RewriteEngine On
RewriteMap sui-docs-old "txt:\${SUI_DOCS_CONFIG}/old-addresses.txt"
RewriteMap sui-docs-small int:tolower

# The page of a 404 comes by a second, internal request, which has its file.
RewriteCond %{ENV:REDIRECT_STATUS} =404
RewriteRule ^ - [S=9]

# An old address is looked up without slashes at its end, extension, and index.
RewriteRule ^${top}(/.+?)(?:\\.(?:html?|mdx?))?/*$ - [NC,E=SUI_DOCS_ASKED:$1]
RewriteCond %{ENV:SUI_DOCS_ASKED} ^(.+)$
RewriteCond \${sui-docs-old:\${sui-docs-small:%1}} ^(.+)$
RewriteRule ^ %1 [R=301,L,NE,QSD]
RewriteCond %{ENV:SUI_DOCS_ASKED} ^(.+)/index$ [NC]
RewriteCond \${sui-docs-old:\${sui-docs-small:%1}} ^(.+)$
RewriteRule ^ %1 [R=301,L,NE,QSD]

# One address for each page, without a slash and without an extension. Only pages that are there lead on, so that no address can send a
# reader to another host.
RewriteRule ^${base}index\\.html$ ${base} [R=301,L]
RewriteRule ^${base}404(?:\\.html)?$ - [R=404,L]
RewriteCond %{DOCUMENT_ROOT}$1.html -f
RewriteRule ^(${base}.+?)(?:/+|\\.html/*)$ $1 [R=301,L]
${base === '/' ? 'RewriteRule ^/$ /index.html' : `RewriteRule ^${top}$ ${base} [R=301,L]\nRewriteRule ^${base}$ ${base}index.html`}
RewriteCond %{DOCUMENT_ROOT}$1.html -f
RewriteRule ^(${base}.*[^/])$ $1.html
RewriteCond %{DOCUMENT_ROOT}$1 !-f
RewriteRule ^(.*)$ - [R=404,L]

# The page of a 404 is compressed, too.
AddEncoding br .br
AddEncoding gzip .gz
${precompressed('br', 'br')}
${precompressed('gzip', 'gz')}

${types}

${Object.entries(headers)
  .map(([name, value]) => `Header always set ${name} "${value}"`)
  .join('\n')}
${workers
  .map(
    (worker) =>
      `# ${worker.does}\nHeader always set Content-Security-Policy "${worker.policy}" "expr=%{REQUEST_URI} =~ m#^${workerPath(base, worker)}$# && %{REQUEST_STATUS} -in {'200', '206', '304'}"`,
  )
  .join('\n')}
Header always set Strict-Transport-Security "${strictTransport}" "expr=%{HTTPS} == 'on' || req_novary('X-Forwarded-Proto') == 'https'"
Header always set Cache-Control "${caching.others}"
Header always set Cache-Control "${caching.hashed}" "expr=%{REQUEST_URI} =~ m#^${hashedPaths(base)}# && %{REQUEST_STATUS} -in {'200', '206', '304'}"
Header always merge Vary Accept-Encoding
`;
}

const example = ({base}: HostingModel): string => `# ${generatedBy}
Define SUI_DOCS_CONFIG /etc/apache2/sui-docs
<VirtualHost *:80>
  # With https:// in front where a proxy speaks TLS for this server.
  ServerName docs.example.org
  # ${base === '/' ? 'The built site.' : `A folder that has the built site in it, as ${base.slice(1, -1)}/.`}
  DocumentRoot /srv/sui-docs
  <Directory /srv/sui-docs>
    Require all granted
  </Directory>
  Include \${SUI_DOCS_CONFIG}/site.conf
</VirtualHost>
`;

/** Files for a folder of their own; `example.conf` says how they are used. */
export const apache = (model: HostingModel): HostFiles => ({
  'site.conf': site(model),
  'example.conf': example(model),
  'old-addresses.txt': `# ${generatedBy}\n${model.redirects.map(([from, to]) => `/${from.slice(model.base.length)} ${to}`).join('\n')}\n`,
});
