/**
 * Prometheus's own configuration, with the ways to find targets that need no cloud. Sources:
 * prometheus/prometheus `docs/configuration/configuration.md` and `config/config.go`, which refuses
 * unknown keys.
 */
import type {Finding} from '../../../lib/report';
import {finding} from '../../codes';
import {itemsOf, nodeAt, textOf, type DataNode} from '../../document';
import {choice, either, list, map, matching, number, text, u64, type FileFormat} from '../../keys';
import {httpClient, repeated, table} from './values';

const size = either(text, u64);
const scheme = choice('http https');

const relabeling = list(
  table('labelNames: source_labels text: separator target_label regex replacement u64: modulus', {
    action: choice('replace lowercase uppercase keep drop keepequal dropequal hashmod labelmap labeldrop labelkeep'),
  }),
);

/** Limits that `global` sets for all jobs, and a job for itself. */
const limits = table(
  `u64: sample_limit label_limit label_name_length_limit label_value_length_limit target_limit keep_dropped_targets
  texts: scrape_protocols
  text: scrape_failure_log_file
  boolean: scrape_native_histograms`,
  {body_size_limit: size, metric_name_validation_scheme: choice('utf8 legacy')},
).keys;

const target = matching('a host and a port, such as "localhost:9184"', /^(?:[\w.-]+|\[[0-9a-fA-F:]+\]):\d{1,5}$/);

/** Where targets come from; jobs and Alertmanagers share it. */
const discovery = table({
  static_configs: list(table('labels: labels', {'targets!': list(target)})),
  file_sd_configs: list(table('texts!: files duration: refresh_interval')),
  http_sd_configs: list(table('url!: url duration: refresh_interval', httpClient.keys)),
  dns_sd_configs: list(table('texts!: names u16: port duration: refresh_interval', {type: choice('SRV A AAAA MX NS')})),
}).keys;

const scrape = table(
  `text!: job_name
  duration: scrape_interval scrape_timeout
  text: metrics_path fallback_scrape_protocol
  boolean: honor_labels honor_timestamps track_timestamps_staleness enable_compression
  params: params`,
  {scheme, 'relabel_configs metric_relabel_configs': relabeling},
  limits,
  discovery,
  httpClient.keys,
);

const alertmanager = table(
  'duration: timeout text: path_prefix',
  {api_version: choice('v2'), scheme, 'relabel_configs alert_relabel_configs': relabeling},
  discovery,
  httpClient.keys,
);

const remoteWrite = table(
  'url!: url text: name duration: remote_timeout boolean: send_exemplars any: queue_config metadata_config',
  {headers: map(text), write_relabel_configs: relabeling},
  httpClient.keys,
);

const tsdb = table('duration: out_of_order_time_window', {
  retention: table('duration: time', {size, percentage: number(0, 100)}),
});

const unitSeconds: Readonly<Record<string, number>> = {y: 31_536_000, w: 604_800, d: 86_400, h: 3600, m: 60, s: 1, ms: 0.001};

const seconds = (written: string): number =>
  [...written.matchAll(/(\d+)(ms|[ywdhms])/g)].reduce((sum, [, count, unit = '']) => sum + Number(count) * (unitSeconds[unit] ?? 0), 0);

/**
 * Prometheus does not start where a job's timeout is longer than its interval, or two jobs share a
 * name.
 */
function checkJobs(file: DataNode): readonly Finding[] {
  const jobs = itemsOf(nodeAt(file, 'scrape_configs'));
  const slow = jobs.flatMap((job) => {
    const setting = (name: string) => textOf(nodeAt(job, name)) ?? textOf(nodeAt(file, 'global', name));
    const timeout = setting('scrape_timeout') ?? '0s';
    const interval = setting('scrape_interval') ?? '1m';
    if (seconds(timeout) <= seconds(interval)) return [];
    return [finding('VALUE_TYPE', job.line, `"scrape_timeout" is ${timeout}, which is longer than the interval of ${interval}.`)];
  });
  return [...repeated('job', jobs, 'job_name'), ...slow];
}

/** `prometheus.yml` */
export const prometheusConfig: FileFormat = {
  name: 'prometheus.yml',
  matches: /^prometheus\.yaml$/,
  root: table('texts: rule_files scrape_config_files', {
    global: table(
      'duration: scrape_interval scrape_timeout evaluation_interval rule_query_offset labels: external_labels text: query_log_file',
      limits,
    ),
    runtime: table('u64: gogc'),
    scrape_configs: list(scrape),
    alerting: table({alert_relabel_configs: relabeling, alertmanagers: list(alertmanager)}),
    remote_write: list(remoteWrite),
    storage: table({tsdb, exemplars: table('u64: max_exemplars')}),
  }),
  also: checkJobs,
};
