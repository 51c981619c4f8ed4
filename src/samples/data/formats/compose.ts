/**
 * Docker Compose files. Source: compose-spec/compose-spec `spec.md`, `05-services.md` to
 * `10-fragments.md`, and `deploy.md`; the common keys of a service, and those that pages use.
 */
import {didYouMean} from '../../../lib/suggest';
import type {Finding} from '../../lib/report';
import {finding} from '../codes';
import {entriesOf, itemsOf, nodeAt, textOf, type DataNode, type Entry} from '../document';
import {
  anything,
  boolean,
  choice,
  either,
  list,
  map,
  matching,
  nullable,
  number,
  rejected,
  tablesWith,
  text,
  u64,
  type FileFormat,
  type Value,
} from '../keys';

const scalar = either(text, number(), boolean);
/** Names that may stand alone: `data:`. */
const names = (of: Value): Value => map(nullable(of));
const port = matching(
  'a port mapping such as "127.0.0.1:9184:9184/tcp"',
  /^(?:(?:[\d.]+|\[[\da-f:]+\]):)?(?:\d+(?:-\d+)?)?:?\d+(?:-\d+)?(?:\/(?:tcp|udp))?$/i,
);
const restart = matching(
  '"no", "always", "unless-stopped" or "on-failure", with a number of tries after it',
  /^(?:no|always|unless-stopped|on-failure(?::\d+)?)$/,
);

const table = tablesWith({
  scalar,
  size: either(matching('a size such as "16g"', /^\d+(?:\.\d+)?(?:b|[kmg]b?)?$/i), u64),
  duration: matching('a duration such as "30s" or "1m30s"', /^(?=\d)(?:\d+h)?(?:\d+m)?(?:\d+(?:\.\d+)?s)?(?:\d+ms)?(?:\d+us)?$/),
  variables: either(names(scalar), list(text)),
  scalars: map(scalar),
  command: either(text, list(text)),
});

/** Extensions, and YAML's merge of an anchored one. */
const own = /^x-|^<<$/;

const longPort = table('u64!: target text: host_ip name app_protocol', {
  published: either(text, u64),
  protocol: choice('tcp udp'),
  mode: choice('host ingress'),
});

const longVolume = table('text!: target text: source consistency boolean: read_only', {
  'type!': choice('volume bind tmpfs image npipe cluster'),
  bind: table('text: propagation selinux boolean: create_host_path'),
  volume: table('boolean: nocopy text: subpath'),
  tmpfs: table('size: size u64: mode'),
});

const grants = list(either(text, table('text!: source text: target uid gid u64: mode')));

const service = table(
  `text: image platform pull_policy container_name hostname user working_dir network_mode stop_signal pid ipc
  texts: profiles cap_add cap_drop security_opt devices
  command: command entrypoint tmpfs dns
  variables: environment extra_hosts labels sysctls
  scalar: cpus
  size: shm_size mem_limit mem_reservation memswap_limit
  duration: stop_grace_period
  u64: pids_limit
  boolean: init read_only privileged tty stdin_open
  any: build`,
  {
    'group_add expose': list(either(text, u64)),
    env_file: either(text, list(either(text, table('text!: path text: format boolean: required')))),
    ports: list(either(port, u64, longPort)),
    volumes: list(either(text, longVolume)),
    'configs secrets': grants,
    networks: either(list(text), names(anything)),
    depends_on: either(
      list(text),
      map(table('boolean: restart required', {'condition!': choice('service_started service_healthy service_completed_successfully')})),
    ),
    restart,
    healthcheck: table('command: test duration: interval timeout start_period start_interval u64: retries boolean: disable'),
    logging: table('text: driver scalars: options'),
    deploy: table('text: mode u64: replicas variables: labels any: restart_policy placement update_config rollback_config', {
      resources: table({'limits reservations': table('scalar: cpus size: memory u64: pids')}),
    }),
    ulimits: map(either(u64, table('u64!: soft hard'))),
    extends: either(text, table('text!: service text: file')),
  },
);

const volume = table('text: driver name scalars: driver_opts variables: labels boolean: external');
const network = table(volume.keys, 'boolean: internal attachable enable_ipv6 any: ipam');
const file = table('text: file environment content name boolean: external');

const root = table(
  'text: name any: include',
  {
    'services!': map({...service, own}),
    'volumes?': names({...volume, own}),
    'networks?': names({...network, own}),
    'configs? secrets?': map({...file, own}),
  },
  rejected({version: 'Compose ignores it; remove the line.'}),
);

/** A name that one part of the file gives to another. */
type Reference = Pick<Entry, 'key' | 'line'>;

/** What a service names under a key, as a list of names or as a table by name. */
function namesUnder(node: DataNode, name: string): readonly Reference[] {
  const value = nodeAt(node, name);
  return [
    ...entriesOf(value),
    ...itemsOf(value).flatMap((item) => {
      const key = textOf(item);
      return key === undefined ? [] : [{key, line: item.line}];
    }),
  ];
}

/** Volumes by name: a source that is no path. */
function volumesOf(node: DataNode): readonly Reference[] {
  return namesUnder(node, 'volumes').flatMap(({key, line}) => {
    const [source = '', target] = key.split(':');
    return target !== undefined && /^[A-Za-z0-9]/.test(source) ? [{key: source, line}] : [];
  });
}

function checkReferences(file: DataNode, partial: boolean): readonly Finding[] {
  const undeclared = (kind: string, references: readonly Reference[]): readonly Finding[] => {
    const declared = entriesOf(nodeAt(file, `${kind}s`)).map(({key}) => key);
    return references
      .filter(({key}) => !declared.includes(key))
      .map(({key, line}) => finding('REFERENCE', line, `the file declares no ${kind} "${key}".${didYouMean(key, declared)}`));
  };
  if (partial) return [];
  return entriesOf(nodeAt(file, 'services')).flatMap(({node}) => [
    ...undeclared('volume', volumesOf(node)),
    ...undeclared(
      'network',
      namesUnder(node, 'networks').filter(({key}) => key !== 'default'),
    ),
    ...undeclared('service', namesUnder(node, 'depends_on')),
    ...undeclared('secret', namesUnder(node, 'secrets')),
    ...undeclared('config', namesUnder(node, 'configs')),
  ]);
}

/** `compose.yaml` */
export const composeFile: FileFormat = {
  name: 'compose.yaml',
  matches: /^(?:docker-)?compose(?:\.[\w-]+)?\.ya?ml$/,
  root: {...root, own},
  also: checkReferences,
};
