/**
 * Alertmanager's configuration. Sources: prometheus/alertmanager `docs/configuration.md`,
 * `config/notifiers.go` and `config/config.go`, which refuses unknown keys, receivers that do not
 * exist, and matchers on the first route. Ways of notifying that no page writes have no model.
 */
import {didYouMean} from '../../../../lib/suggest';
import type {Finding} from '../../../lib/report';
import {finding} from '../../codes';
import {entryOf, itemsOf, nodeAt, textOf, type DataNode} from '../../document';
import {anything, list, map, rejected, text, type FileFormat, type TableValue} from '../../keys';
import {httpClient, table, tls} from './values';

const useMatchers = 'deprecated since 0.22; use "matchers".';

const routeKeys = table(
  `text: receiver
  boolean: continue
  texts: group_by matchers mute_time_intervals active_time_intervals
  duration: group_wait group_interval repeat_interval`,
  rejected({match: useMatchers, match_re: useMatchers}),
);

/** Routes nest without end; files that people can read do not. */
const route = (depth: number): TableValue => (depth === 0 ? routeKeys : table(routeKeys.keys, {routes: list(route(depth - 1))}));
const deepestRoute = 4;

const notifier = table('boolean: send_resolved', {http_config: httpClient}).keys;

const receiver = table('text!: name', {
  slack_configs: list(
    table(
      notifier,
      `url: api_url
      text: api_url_file channel username title title_link text color pretext fallback footer icon_emoji icon_url
      boolean: link_names short_fields
      texts: mrkdwn_in
      any: fields actions`,
    ),
  ),
  pagerduty_configs: list(
    table(
      notifier,
      `url: url
      text: routing_key routing_key_file service_key service_key_file client client_url description severity class component group source
      any: images links`,
      {details: map(text)},
    ),
  ),
  webhook_configs: list(table(notifier, 'url: url text: url_file u64: max_alerts duration: timeout')),
  'email_configs telegram_configs discord_configs opsgenie_configs': list(anything),
});

const global = table(
  `duration: resolve_timeout
  boolean: smtp_require_tls
  text: smtp_from smtp_smarthost smtp_hello smtp_auth_username smtp_auth_password smtp_auth_password_file slack_api_url_file
    opsgenie_api_key opsgenie_api_key_file
  url: slack_api_url pagerduty_url opsgenie_api_url telegram_api_url`,
  {http_config: httpClient, smtp_tls_config: tls},
);

const inhibition = table(
  'text: name texts: source_matchers target_matchers labelNames: equal',
  rejected({source_match: useMatchers, target_match: useMatchers}),
);

const routesBelow = (node: DataNode): readonly DataNode[] => [node, ...itemsOf(nodeAt(node, 'routes')).flatMap(routesBelow)];

function firstRoute(node: DataNode): readonly Finding[] {
  const matchers = entryOf(node, 'matchers');
  return [
    ...(entryOf(node, 'receiver')
      ? []
      : [finding('KEY_MISSING', node.line, '"route" needs a "receiver", which gets what no other route takes.')]),
    ...(matchers ? [finding('KEY_UNKNOWN', matchers.line, '"route.matchers": the first route takes every alert.')] : []),
  ];
}

function checkRoutes(file: DataNode, partial: boolean): readonly Finding[] {
  const top = nodeAt(file, 'route');
  if (top === undefined || partial) return [];
  const names = itemsOf(nodeAt(file, 'receivers')).flatMap((node) => textOf(nodeAt(node, 'name')) ?? []);
  const unknown = routesBelow(top).flatMap((node) => {
    const named = entryOf(node, 'receiver');
    const name = textOf(named?.node);
    if (named === undefined || name === undefined || names.includes(name)) return [];
    return [finding('REFERENCE', named.line, `there is no receiver "${name}".${didYouMean(name, names)}`)];
  });
  return [...firstRoute(top), ...unknown];
}

/** `alertmanager.yml` */
export const alertmanagerConfig: FileFormat = {
  name: 'alertmanager.yml',
  matches: /^alertmanager\.yaml$/,
  root: table('texts: templates', {
    global,
    'route!': route(deepestRoute),
    'receivers!': list(receiver),
    inhibit_rules: list(inhibition),
    time_intervals: list(table('text!: name', {'time_intervals!': list(anything)})),
  }),
  also: checkRoutes,
};
