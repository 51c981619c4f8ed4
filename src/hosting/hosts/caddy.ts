import {mediaTypes} from '../../lib/media-types';
import {generatedBy, hashedPaths, workerPath, type HostFiles, type HostingModel, type OwnWorker} from '../model';

const indented = (lines: readonly string[], depth: number): string => lines.map((line) => `${'\t'.repeat(depth)}${line}`).join('\n');

/** Where the site listens and stands are variables, with the values of the container image. */
function caddyfile({base, headers, caching, workers, strictTransport}: HostingModel): string {
  const types = Object.entries(mediaTypes).flatMap(([extension, {type}]) => [
    `@${extension} path *.${extension}`,
    `header @${extension} Content-Type "${type}"`,
  ]);
  const security = (matcher: string, depth: number): string =>
    indented(
      [
        ...Object.entries({...headers, 'Cache-Control': caching.others}).map(([name, value]) => `header ${name} "${value}"`),
        `@${matcher} expression \`{scheme} == "https" || {header.X-Forwarded-Proto} == "https"\``,
        `header @${matcher} Strict-Transport-Security "${strictTransport}"`,
        'header -Server',
      ],
      depth,
    );
  const ownPolicy = (worker: OwnWorker): string[] => {
    const name = worker.file.replace(/\W/g, '_');
    return [
      `# ${worker.does}`,
      `@${name} {`,
      `\tpath_regexp ${name} ^${workerPath(base, worker)}$`,
      '\tfile',
      '}',
      `header @${name} Content-Security-Policy "${worker.policy}"`,
    ];
  };
  return `# ${generatedBy}
{
	admin off
}

{$SITE_ADDRESS:":8080"} {
	root * {$SITE_ROOT:"/srv/sui-docs"}
${security('secure', 1)}

	# An old address is looked up without slashes at its end, extension, and index.
	map {path} {sui_docs_asked} {
		~(?i)^(/.+?)(?:\\.(?:html?|mdx?))?/*$ "\${1}"
	}
	map {sui_docs_asked} {sui_docs_parent} {
		~(?i)^(/.+)/index$ "\${1}"
	}
	map {sui_docs_asked} {sui_docs_new} {
		import old-addresses.caddy
		default ""
	}
	map {sui_docs_parent} {sui_docs_new_of_parent} {
		import old-addresses.caddy
		default ""
	}

	route {
		@old expression \`{sui_docs_new} != ""\`
		redir @old {sui_docs_new} 301
		@old_parent expression \`{sui_docs_new_of_parent} != ""\`
		redir @old_parent {sui_docs_new_of_parent} 301

${base === '/' ? '' : `		redir ${base.slice(0, -1)} ${base} 301\n`}		redir ${base}index.html ${base} 301
		@missing path ${base}404 ${base}404.html
		error @missing 404

		# One address for each page, without a slash and without an extension. Only pages that are there lead on, so that no address can
		# send a reader to another host.
		@other_form path_regexp form ^(${base}(?:[^/]+/)*?[^/]+?)(?:/+|\\.html/*)$
		handle @other_form {
			route {
				@page_with_query {
					file {re.form.1}.html
					expression \`{query} != ""\`
				}
				redir @page_with_query {re.form.1}?{query} 301
				@page file {re.form.1}.html
				redir @page {re.form.1} 301
				error 404
			}
		}

		@in_site path ${base}*
		handle @in_site {
			route {
				rewrite ${base} ${base}index.html
				try_files {path} {path}.html
${indented(types, 4)}
				@hashed {
					path_regexp hashed ^${hashedPaths(base)}
					file
				}
				header @hashed Cache-Control "${caching.hashed}"
${indented(workers.flatMap(ownPolicy), 4)}
				file_server {
					precompressed br gzip
				}
			}
		}
		error 404
	}

	# Caddy answers an error without the headers that were set before.
	handle_errors {
${security('secure_error', 2)}
		@gone expression {err.status_code} == 404
		handle @gone {
			rewrite * ${base}404.html
			header Content-Type "${mediaTypes.html?.type ?? ''}"
			file_server {
				precompressed br gzip
			}
		}
	}
}
`;
}

/** A Caddyfile, and the table that it imports. */
export const caddy = (model: HostingModel): HostFiles => ({
  Caddyfile: caddyfile(model),
  'old-addresses.caddy': `# ${generatedBy}\n${model.redirects.map(([from, to]) => `${from} "${to}"`).join('\n')}\n`,
});
