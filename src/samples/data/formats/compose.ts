/**
 * Docker Compose files. Source: compose-spec/compose-spec `spec.md`, `05-services.md` to `10-fragments.md`, and
 * `deploy.md`; the common keys of a service, and those that pages use.
 */
import type {Finding} from '../../lib/report';
import {didYouMean} from '../../../lib/suggest';
import {entryOf, type DataNode, type Entry, type TableNode} from '../document';
import {
  anything,
  boolean,
  choice,
  either,
  extensible,
  key,
  list,
  map,
  names,
  number,
  optional,
  rejected,
  required,
  table,
  text,
  textOf,
  u64,
  type FileFormat,
  type TextFormat,
} from '../keys';
import {finding} from '../place';

/** Extensions, and YAML's merge of an anchored one. */
const own: TextFormat = {description: 'a name that begins with "x-"', accepts: (name) => name.startsWith('x-') || name === '<<'};
const matching = (description: string, pattern: RegExp): TextFormat => ({description, accepts: (written) => pattern.test(written)});

const duration = textOf(
  matching('a duration such as "30s" or "1m30s"', /^(?=\d)(?:\d+h)?(?:\d+m)?(?:\d+(?:\.\d+)?s)?(?:\d+ms)?(?:\d+us)?$/),
);
const size = either(textOf(matching('a size such as "16g"', /^\d+(?:\.\d+)?(?:b|[kmg]b?)?$/i)), u64);
const port = textOf(
  matching(
    'a port mapping such as "127.0.0.1:9184:9184/tcp"',
    /^(?:(?:[\d.]+|\[[\da-f:]+\]):)?(?:\d+(?:-\d+)?)?:?\d+(?:-\d+)?(?:\/(?:tcp|udp))?$/i,
  ),
);
const restart = textOf(
  matching(
    '"no", "always", "unless-stopped" or "on-failure", with a number of tries after it',
    /^(?:no|always|unless-stopped|on-failure(?::\d+)?)$/,
  ),
);

const scalar = either(text, number(), boolean);
const variables = either(names(scalar), list(text));
const command = either(text, list(text));

const longPort = table(
  required('target', u64),
  key('published', either(text, u64)),
  key('host_ip', text),
  key('protocol', choice('tcp', 'udp'), {default: 'tcp'}),
  key('mode', choice('host', 'ingress')),
  key('name', text),
  key('app_protocol', text),
);

const longVolume = table(
  required('type', choice('volume', 'bind', 'tmpfs', 'image', 'npipe', 'cluster')),
  key('source', text),
  required('target', text),
  key('read_only', boolean, {default: 'false'}),
  key('consistency', text),
  key('bind', table(key('propagation', text), key('create_host_path', boolean), key('selinux', text))),
  key('volume', table(key('nocopy', boolean), key('subpath', text))),
  key('tmpfs', table(key('size', size), key('mode', u64))),
);

const healthcheck = table(
  key('test', command),
  key('interval', duration, {default: '30s'}),
  key('timeout', duration, {default: '30s'}),
  key('retries', u64, {default: '3'}),
  key('start_period', duration, {default: '0s'}),
  key('start_interval', duration, {default: '5s'}),
  key('disable', boolean, {default: 'false'}),
);

const resources = table(key('cpus', scalar), key('memory', size), key('pids', u64));

const deploy = table(
  key('mode', text),
  key('replicas', u64, {default: '1'}),
  key('resources', table(key('limits', resources), key('reservations', resources))),
  key('restart_policy', anything),
  key('placement', anything),
  key('update_config', anything),
  key('rollback_config', anything),
  key('labels', variables),
);

const dependency = table(
  required('condition', choice('service_started', 'service_healthy', 'service_completed_successfully')),
  key('restart', boolean),
  key('required', boolean, {default: 'true'}),
);

const grant = list(
  either(text, table(required('source', text), key('target', text), key('uid', text), key('gid', text), key('mode', u64))),
);

const service = extensible(
  own,
  key('image', text),
  key('build', anything),
  key('platform', text),
  key('pull_policy', text),
  key('container_name', text),
  key('hostname', text),
  key('command', command),
  key('entrypoint', command),
  key('user', text),
  key('group_add', list(either(text, u64))),
  key('working_dir', text),
  key('environment', variables),
  key('env_file', either(text, list(either(text, table(required('path', text), key('required', boolean), key('format', text)))))),
  key('ports', list(either(port, u64, longPort))),
  key('expose', list(either(text, u64))),
  key('volumes', list(either(text, longVolume))),
  key('tmpfs', command),
  key('configs', grant),
  key('secrets', grant),
  key('networks', either(list(text), names(anything))),
  key('network_mode', text),
  key('extra_hosts', variables),
  key('dns', command),
  key('depends_on', either(list(text), map(dependency))),
  key('restart', restart, {default: 'no'}),
  key('stop_grace_period', duration, {default: '10s'}),
  key('stop_signal', text, {default: 'SIGTERM'}),
  key('healthcheck', healthcheck),
  key('logging', table(key('driver', text), key('options', map(scalar)))),
  key('labels', variables),
  key('profiles', list(text)),
  key('deploy', deploy),
  key('ulimits', map(either(u64, table(required('soft', u64), required('hard', u64))))),
  key('sysctls', variables),
  key('shm_size', size),
  key('mem_limit', size),
  key('mem_reservation', size),
  key('memswap_limit', size),
  key('cpus', scalar),
  key('pids_limit', u64),
  key('init', boolean, {default: 'false'}),
  key('read_only', boolean, {default: 'false'}),
  key('privileged', boolean, {default: 'false'}),
  key('cap_add', list(text)),
  key('cap_drop', list(text)),
  key('security_opt', list(text)),
  key('devices', list(text)),
  key('pid', text),
  key('ipc', text),
  key('tty', boolean),
  key('stdin_open', boolean),
  key('extends', either(text, table(required('service', text), key('file', text)))),
);

const external = key('external', boolean, {default: 'false'});
const volume = extensible(own, key('driver', text), key('driver_opts', map(scalar)), key('name', text), key('labels', variables), external);
const network = extensible(
  own,
  key('driver', text),
  key('driver_opts', map(scalar)),
  key('name', text),
  key('labels', variables),
  key('internal', boolean, {default: 'false'}),
  key('attachable', boolean),
  key('enable_ipv6', boolean),
  key('ipam', anything),
  external,
);
const file = extensible(own, key('file', text), key('environment', text), key('content', text), key('name', text), external);

const root = extensible(
  own,
  rejected('version', 'Compose ignores it; remove the line.'),
  key('name', text),
  required('services', map(service)),
  optional('volumes', names(volume)),
  optional('networks', names(network)),
  optional('configs', map(file)),
  optional('secrets', map(file)),
  key('include', anything),
);

const entriesOf = (node: DataNode | undefined, name: string): readonly Entry[] => {
  const value = node && entryOf(node, name)?.value;
  return value?.kind === 'table' ? value.entries : [];
};

/** A name that one part of the file gives to another. */
interface Reference {
  name: string;
  line: number;
}

/** What a service names under a key, as a list of names or as a table by name. */
function namesUnder(node: DataNode, name: string): readonly Reference[] {
  const value = entryOf(node, name)?.value;
  if (value?.kind === 'table') return value.entries.map((entry) => ({name: entry.key, line: entry.line}));
  if (value?.kind !== 'list') return [];
  return value.items.flatMap((item) => (item.kind === 'string' ? {name: item.value, line: item.line} : []));
}

/** Volumes by name: a source that is no path. */
function volumesOf(node: DataNode): readonly Reference[] {
  const short = namesUnder(node, 'volumes').flatMap(({name, line}) => {
    const [source = '', target] = name.split(':');
    return target === undefined ? [] : {name: source, line};
  });
  return short.filter(({name}) => /^[A-Za-z0-9]/.test(name));
}

function undeclared(kind: string, references: readonly Reference[], declared: readonly Entry[]): readonly Finding[] {
  const names = declared.map((entry) => entry.key);
  return references
    .filter(({name}) => !names.includes(name))
    .map(({name, line}) => finding('REFERENCE', line, `the file declares no ${kind} "${name}".${didYouMean(name, names)}`));
}

function checkReferences(top: TableNode, partial: boolean): readonly Finding[] {
  if (partial) return [];
  const services = entriesOf(top, 'services');
  return services.flatMap(({value}) => [
    ...undeclared('volume', volumesOf(value), entriesOf(top, 'volumes')),
    ...undeclared(
      'network',
      namesUnder(value, 'networks').filter(({name}) => name !== 'default'),
      entriesOf(top, 'networks'),
    ),
    ...undeclared('service', namesUnder(value, 'depends_on'), services),
    ...undeclared('secret', namesUnder(value, 'secrets'), entriesOf(top, 'secrets')),
    ...undeclared('config', namesUnder(value, 'configs'), entriesOf(top, 'configs')),
  ]);
}

/** `compose.yaml` */
export const composeFile: FileFormat = {
  name: 'compose.yaml',
  matches: (fileName) => /^(?:docker-)?compose(?:\.[\w-]+)?\.ya?ml$/.test(fileName),
  root,
  also: checkReferences,
};
