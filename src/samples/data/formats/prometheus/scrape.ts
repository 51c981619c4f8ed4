/**
 * Prometheus's own configuration, with the ways to find targets that need no cloud. Sources: prometheus/prometheus
 * `docs/configuration/configuration.md` and `config/config.go`, which refuses unknown keys.
 */
import type {Finding} from '../../../lib/report';
import {entryOf, type DataNode, type TableNode} from '../../document';
import {
  anything,
  boolean,
  choice,
  either,
  key,
  list,
  map,
  number,
  required,
  table,
  text,
  textOf,
  u16,
  u64,
  type FileFormat,
} from '../../keys';
import {finding} from '../../place';
import {textFormats} from '../../text-formats';
import {duration, httpClient, labelName, labels, url} from './values';

const {hostAndPort} = textFormats;

const relabel = table(
  key('source_labels', list(labelName)),
  key('separator', text, {default: ';'}),
  key('target_label', text),
  key('regex', text, {default: '(.*)'}),
  key('modulus', u64),
  key('replacement', text, {default: '$1'}),
  key(
    'action',
    choice(
      ...['replace', 'lowercase', 'uppercase', 'keep', 'drop', 'keepequal', 'dropequal'],
      ...['hashmod', 'labelmap', 'labeldrop', 'labelkeep'],
    ),
    {default: 'replace'},
  ),
);

const size = either(text, u64);

/** Limits that `global` sets for all jobs, and a job for itself. */
const limits = [
  key('body_size_limit', size, {default: '0'}),
  key('sample_limit', u64, {default: '0'}),
  key('label_limit', u64, {default: '0'}),
  key('label_name_length_limit', u64, {default: '0'}),
  key('label_value_length_limit', u64, {default: '0'}),
  key('target_limit', u64, {default: '0'}),
  key('keep_dropped_targets', u64, {default: '0'}),
  key('scrape_protocols', list(text)),
  key('scrape_failure_log_file', text),
  key('metric_name_validation_scheme', choice('utf8', 'legacy')),
  key('scrape_native_histograms', boolean),
];

/** Where targets come from; jobs and Alertmanagers share it. */
const discovery = [
  key('static_configs', list(table(required('targets', list(textOf(hostAndPort))), key('labels', labels)))),
  key('file_sd_configs', list(table(required('files', list(text)), key('refresh_interval', duration, {default: '5m'})))),
  key('http_sd_configs', list(table(required('url', url), key('refresh_interval', duration, {default: '60s'}), ...httpClient))),
  key(
    'dns_sd_configs',
    list(
      table(
        required('names', list(text)),
        key('type', choice('SRV', 'A', 'AAAA', 'MX', 'NS'), {default: 'SRV'}),
        key('port', u16),
        key('refresh_interval', duration, {default: '30s'}),
      ),
    ),
  ),
];

const scrape = table(
  required('job_name', text),
  key('scrape_interval', duration),
  key('scrape_timeout', duration),
  key('metrics_path', text, {default: '/metrics'}),
  key('honor_labels', boolean, {default: 'false'}),
  key('honor_timestamps', boolean, {default: 'true'}),
  key('track_timestamps_staleness', boolean, {default: 'false'}),
  key('scheme', choice('http', 'https'), {default: 'http'}),
  key('params', map(list(text))),
  key('enable_compression', boolean, {default: 'true'}),
  key('fallback_scrape_protocol', text),
  key('relabel_configs', list(relabel)),
  key('metric_relabel_configs', list(relabel)),
  ...limits,
  ...discovery,
  ...httpClient,
);

const alertmanager = table(
  key('timeout', duration, {default: '10s'}),
  key('api_version', choice('v2'), {default: 'v2'}),
  key('path_prefix', text, {default: '/'}),
  key('scheme', choice('http', 'https'), {default: 'http'}),
  key('relabel_configs', list(relabel)),
  key('alert_relabel_configs', list(relabel)),
  ...discovery,
  ...httpClient,
);

const remoteWrite = table(
  required('url', url),
  key('name', text),
  key('remote_timeout', duration, {default: '30s'}),
  key('headers', map(text)),
  key('write_relabel_configs', list(relabel)),
  key('send_exemplars', boolean, {default: 'false'}),
  key('queue_config', anything),
  key('metadata_config', anything),
  ...httpClient,
);

const tsdb = table(
  key('out_of_order_time_window', duration, {default: '0s'}),
  key('retention', table(key('time', duration), key('size', size), key('percentage', number(0, 100)))),
);

const root = table(
  key(
    'global',
    table(
      key('scrape_interval', duration, {default: '1m'}),
      key('scrape_timeout', duration, {default: '10s'}),
      key('evaluation_interval', duration, {default: '1m'}),
      key('rule_query_offset', duration, {default: '0s'}),
      key('external_labels', labels),
      key('query_log_file', text),
      ...limits,
    ),
  ),
  key('runtime', table(key('gogc', u64, {default: '75'}))),
  key('rule_files', list(text)),
  key('scrape_config_files', list(text)),
  key('scrape_configs', list(scrape)),
  key('alerting', table(key('alert_relabel_configs', list(relabel)), key('alertmanagers', list(alertmanager)))),
  key('remote_write', list(remoteWrite)),
  key('storage', table(key('tsdb', tsdb), key('exemplars', table(key('max_exemplars', u64))))),
);

const textUnder = (node: DataNode | undefined, name: string): string | undefined => {
  const value = node && entryOf(node, name)?.value;
  return value?.kind === 'string' ? value.value : undefined;
};

const unitSeconds: Readonly<Record<string, number>> = {y: 31_536_000, w: 604_800, d: 86_400, h: 3600, m: 60, s: 1, ms: 0.001};

const seconds = (written: string): number =>
  [...written.matchAll(/(\d+)(ms|[ywdhms])/g)].reduce((sum, [, count, unit = '']) => sum + Number(count) * (unitSeconds[unit] ?? 0), 0);

/** Prometheus does not start where a job's timeout is longer than its interval, or two jobs share a name. */
function checkJobs(file: TableNode): readonly Finding[] {
  const jobs = entryOf(file, 'scrape_configs')?.value;
  const global = entryOf(file, 'global')?.value;
  if (jobs?.kind !== 'list') return [];
  return jobs.items.flatMap((job, index) => {
    const name = textUnder(job, 'job_name');
    const timeout = textUnder(job, 'scrape_timeout') ?? textUnder(global, 'scrape_timeout') ?? '0s';
    const interval = textUnder(job, 'scrape_interval') ?? textUnder(global, 'scrape_interval') ?? '1m';
    const twice = name !== undefined && jobs.items.slice(0, index).some((other) => textUnder(other, 'job_name') === name);
    return [
      ...(twice ? [finding('REFERENCE', job.line, `the file has another job "${name}"; names are unique.`)] : []),
      ...(seconds(timeout) > seconds(interval)
        ? [finding('VALUE_TYPE', job.line, `"scrape_timeout" is ${timeout}, which is longer than the interval of ${interval}.`)]
        : []),
    ];
  });
}

/** `prometheus.yml` */
export const prometheusConfig: FileFormat = {
  name: 'prometheus.yml',
  matches: (fileName) => /^prometheus\.ya?ml$/.test(fileName),
  root,
  also: checkJobs,
};
