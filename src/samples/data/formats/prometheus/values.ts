/**
 * Kinds of values that Prometheus and Alertmanager share. Sources: prometheus/prometheus
 * `docs/configuration/configuration.md` and prometheus/common `config/http_config.go`, `model/time.go`.
 */
import {boolean, either, key, list, map, table, text, textOf, type Key} from '../../keys';
import {textFormats} from '../../text-formats';

export const duration = textOf(textFormats.prometheusDuration);
export const url = textOf(textFormats.url);
export const labelName = textOf(textFormats.labelName);
/** A label's value is text: numbers and booleans are quoted. */
export const labels = map(text, textFormats.labelName);

export const tls = table(
  key('ca', text),
  key('ca_file', text),
  key('cert', text),
  key('cert_file', text),
  key('key', text),
  key('key_file', text),
  key('server_name', text),
  key('insecure_skip_verify', boolean, {default: 'false'}),
  key('min_version', text),
  key('max_version', text),
);

const oauth2 = table(
  key('client_id', text),
  key('client_secret', text),
  key('client_secret_file', text),
  key('scopes', list(text)),
  key('token_url', url),
  key('endpoint_params', map(text)),
  key('tls_config', tls),
);

/** The keys of every HTTP client; scrape configurations have them beside their own. */
export const httpClient: readonly Key[] = [
  key('basic_auth', table(key('username', text), key('username_file', text), key('password', text), key('password_file', text))),
  key('authorization', table(key('type', text, {default: 'Bearer'}), key('credentials', text), key('credentials_file', text))),
  key('oauth2', oauth2),
  key('follow_redirects', boolean, {default: 'true'}),
  key('enable_http2', boolean, {default: 'true'}),
  key('tls_config', tls),
  key('proxy_url', text),
  key('no_proxy', text),
  key('proxy_from_environment', boolean, {default: 'false'}),
  key('proxy_connect_header', map(list(text))),
  key('http_headers', map(table(key('values', list(text)), key('secrets', list(text)), key('files', list(text))))),
];

/** `[labels]` or one label, as older files have it. */
export const labelNames = either(list(labelName), labelName);
