/**
 * What the files of Prometheus and Alertmanager share. Sources: prometheus/prometheus
 * `docs/configuration/configuration.md` and prometheus/common `config/http_config.go`,
 * `model/time.go`.
 */
import type {Finding} from '../../../lib/report';
import {finding} from '../../codes';
import {nodeAt, textOf, type DataNode} from '../../document';
import {list, map, matching, tablesWith, text} from '../../keys';
import {url} from '../../text-formats';

/** The largest unit first, and none twice. */
const duration = matching(
  'a duration such as "30s" or "1h30m"',
  /^(?:0|(?=\d)(?:\d+y)?(?:\d+w)?(?:\d+d)?(?:\d+h)?(?:\d+m)?(?:\d+s)?(?:\d+ms)?)$/,
);
export const labelName = matching('a label name of letters, digits and "_"', /^[A-Za-z_]\w*$/);
/** A label's value is text: numbers and booleans are quoted. */
const labels = map(text, labelName);

export const table = tablesWith({url, duration, labels, labelNames: list(labelName), params: map(list(text))});

export const tls = table('text: ca ca_file cert cert_file key key_file server_name min_version max_version boolean: insecure_skip_verify');

/** The keys of every HTTP client; scrape configurations have them beside their own. */
export const httpClient = table(
  `boolean: follow_redirects enable_http2 proxy_from_environment
  text: proxy_url no_proxy
  params: proxy_connect_header`,
  {
    basic_auth: table('text: username username_file password password_file'),
    authorization: table('text: type credentials credentials_file'),
    oauth2: table('text: client_id client_secret client_secret_file texts: scopes url: token_url', {
      endpoint_params: map(text),
      tls_config: tls,
    }),
    tls_config: tls,
    http_headers: map(table('texts: values secrets files')),
  },
);

/** Prometheus refuses a file with two groups, or two jobs, of one name. */
export function repeated(what: string, nodes: readonly DataNode[], key: string): readonly Finding[] {
  const names = nodes.map((node) => textOf(nodeAt(node, key)));
  return nodes.flatMap((node, index) => {
    const name = names[index];
    if (name === undefined || names.indexOf(name) === index) return [];
    return [finding('REFERENCE', node.line, `the file has another ${what} "${name}"; names are unique.`)];
  });
}
