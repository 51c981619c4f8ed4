/**
 * Alertmanager's configuration. Sources: prometheus/alertmanager `docs/configuration.md` and `config/config.go`,
 * which refuses unknown keys, receivers that do not exist, and matchers on the first route.
 */
import type {Finding} from '../../../lib/report';
import {didYouMean} from '../../../../lib/suggest';
import {entryOf, type DataNode, type TableNode} from '../../document';
import {anything, boolean, key, list, rejected, required, table, text, type FileFormat, type Key, type Value} from '../../keys';
import {finding} from '../../place';
import {httpConfig, receiver} from './receivers';
import {duration, labelName, tls, url} from './values';

const useMatchers = 'deprecated since 0.22; use "matchers".';

const routeKeys = (): Key[] => [
  key('receiver', text, {default: 'the receiver of the route around it'}),
  key('group_by', list(text)),
  key('continue', boolean, {default: 'false'}),
  key('matchers', list(text)),
  key('group_wait', duration, {default: '30s'}),
  key('group_interval', duration, {default: '5m'}),
  key('repeat_interval', duration, {default: '4h'}),
  key('mute_time_intervals', list(text)),
  key('active_time_intervals', list(text)),
  rejected('match', useMatchers),
  rejected('match_re', useMatchers),
];

/** Routes nest without end; files that people can read do not. */
const route = (depth: number): Value => table(...routeKeys(), ...(depth === 0 ? [] : [key('routes', list(route(depth - 1)))]));
const deepestRoute = 4;

const inhibition = table(
  key('name', text),
  key('source_matchers', list(text)),
  key('target_matchers', list(text)),
  key('equal', list(labelName)),
  rejected('source_match', useMatchers),
  rejected('target_match', useMatchers),
);

const global = table(
  key('resolve_timeout', duration, {default: '5m'}),
  key('smtp_from', text),
  key('smtp_smarthost', text),
  key('smtp_hello', text, {default: 'localhost'}),
  key('smtp_auth_username', text),
  key('smtp_auth_password', text),
  key('smtp_auth_password_file', text),
  key('smtp_require_tls', boolean, {default: 'true'}),
  key('smtp_tls_config', tls),
  key('slack_api_url', url),
  key('slack_api_url_file', text),
  key('pagerduty_url', url, {default: 'https://events.pagerduty.com/v2/enqueue'}),
  key('opsgenie_api_key', text),
  key('opsgenie_api_key_file', text),
  key('opsgenie_api_url', url),
  key('telegram_api_url', url, {default: 'https://api.telegram.org'}),
  key('http_config', httpConfig),
);

const root = table(
  key('global', global),
  required('route', route(deepestRoute)),
  required('receivers', list(receiver)),
  key('templates', list(text)),
  key('inhibit_rules', list(inhibition)),
  key('time_intervals', list(table(required('name', text), required('time_intervals', list(anything))))),
);

const itemsOf = (node: DataNode, name: string): readonly DataNode[] => {
  const value = entryOf(node, name)?.value;
  return value?.kind === 'list' ? value.items : [];
};

const routesBelow = (node: DataNode): readonly DataNode[] => [node, ...itemsOf(node, 'routes').flatMap(routesBelow)];

function firstRoute(node: DataNode): readonly Finding[] {
  const matchers = entryOf(node, 'matchers');
  return [
    ...(entryOf(node, 'receiver')
      ? []
      : [finding('KEY_MISSING', node.line, '"route" needs a "receiver", which gets what no other route takes.')]),
    ...(matchers ? [finding('KEY_UNKNOWN', matchers.line, '"route.matchers": the first route takes every alert.')] : []),
  ];
}

function checkRoutes(file: TableNode, partial: boolean): readonly Finding[] {
  const top = entryOf(file, 'route')?.value;
  if (top === undefined || partial) return [];
  const names = itemsOf(file, 'receivers').flatMap((node) => {
    const name = entryOf(node, 'name')?.value;
    return name?.kind === 'string' ? name.value : [];
  });
  const unknown = routesBelow(top).flatMap((node) => {
    const named = entryOf(node, 'receiver');
    if (named?.value.kind !== 'string' || names.includes(named.value.value)) return [];
    const wrong = named.value.value;
    return [finding('REFERENCE', named.line, `there is no receiver "${wrong}".${didYouMean(wrong, names)}`)];
  });
  return [...firstRoute(top), ...unknown];
}

/** `alertmanager.yml` */
export const alertmanagerConfig: FileFormat = {
  name: 'alertmanager.yml',
  matches: (fileName) => /^alertmanager\.ya?ml$/.test(fileName),
  root,
  also: checkRoutes,
};
