/** Where Alertmanager sends. Source: prometheus/alertmanager `docs/configuration.md` and `config/notifiers.go`. */
import {anything, boolean, either, key, list, map, required, table, text, u64, type Key} from '../../keys';
import {duration, httpClient, tls, url} from './values';

export const httpConfig = table(...httpClient);

const notifier = (...keys: Key[]) => list(table(key('send_resolved', boolean), key('http_config', httpConfig), ...keys));
const id = either(text, u64);

const email = list(
  table(
    key('send_resolved', boolean, {default: 'false'}),
    required('to', text),
    key('from', text),
    key('smarthost', text),
    key('hello', text),
    key('auth_username', text),
    key('auth_password', text),
    key('auth_password_file', text),
    key('auth_identity', text),
    key('require_tls', boolean, {default: 'true'}),
    key('tls_config', tls),
    key('headers', map(text)),
    key('html', text),
    key('text', text),
  ),
);

const slack = notifier(
  key('api_url', url),
  key('api_url_file', text),
  key('channel', text),
  key('username', text),
  key('title', text),
  key('title_link', text),
  key('text', text),
  key('color', text),
  key('pretext', text),
  key('fallback', text),
  key('footer', text),
  key('icon_emoji', text),
  key('icon_url', text),
  key('link_names', boolean),
  key('short_fields', boolean),
  key('mrkdwn_in', list(text)),
  key('fields', anything),
  key('actions', anything),
);

const pagerduty = notifier(
  key('routing_key', text),
  key('routing_key_file', text),
  key('service_key', text),
  key('service_key_file', text),
  key('url', url),
  key('client', text),
  key('client_url', text),
  key('description', text),
  key('severity', text),
  key('class', text),
  key('component', text),
  key('group', text),
  key('source', text),
  key('details', map(text)),
  key('images', anything),
  key('links', anything),
);

const webhook = notifier(key('url', url), key('url_file', text), key('max_alerts', u64, {default: '0'}), key('timeout', duration));

const telegram = notifier(
  key('bot_token', text),
  key('bot_token_file', text),
  key('chat_id', anything),
  key('message_thread_id', id),
  key('api_url', url),
  key('message', text),
  key('parse_mode', text),
  key('disable_notifications', boolean),
);

const discord = notifier(
  key('webhook_url', url),
  key('webhook_url_file', text),
  key('title', text),
  key('message', text),
  key('content', text),
  key('username', text),
  key('avatar_url', text),
);

const opsgenie = notifier(
  key('api_key', text),
  key('api_key_file', text),
  key('api_url', url),
  key('message', text),
  key('description', text),
  key('priority', text),
  key('tags', text),
  key('details', map(text)),
  key('responders', anything),
);

/** One entry of `receivers`. */
export const receiver = table(
  required('name', text),
  key('email_configs', email),
  key('slack_configs', slack),
  key('pagerduty_configs', pagerduty),
  key('webhook_configs', webhook),
  key('telegram_configs', telegram),
  key('discord_configs', discord),
  key('opsgenie_configs', opsgenie),
);
