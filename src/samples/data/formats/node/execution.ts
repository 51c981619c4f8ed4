/**
 * How a node executes and submits transactions, and recovers. Sources, both of MystenLabs/sui `crates/sui-config/src`:
 * `node.rs` (2025-12-30; `ForkCrashBehavior` 2026) and `validator_client_monitor_config.rs`.
 */
import {boolean, choice, either, key, list, map, number, optional, positive, required, table, text, u64} from '../../keys';
import {duration, gone} from './values';

export const safetyChecks = table(
  key('enable-epoch-sui-conservation-check', boolean, {default: 'false'}),
  key('enable-deep-per-tx-sui-conservation-check', boolean, {default: 'false'}),
  key('force-disable-epoch-sui-conservation-check', boolean, {default: 'false'}),
  key('enable-state-consistency-check', boolean, {default: 'false'}),
  key('force-disable-state-consistency-check', boolean, {default: 'false'}),
  key('enable-secondary-index-checks', boolean, {default: 'false'}),
  gone('enable-move-vm-paranoid-checks', 'remove it.'),
);

export const executionTimeObserver = table(
  optional('observation-channel-capacity', positive, {default: '1024'}),
  optional('observation-cache-size', positive, {default: '10000'}),
  optional('object-debt-channel-capacity', positive, {default: '128'}),
  optional('object-utilization-cache-size', positive, {default: '50000'}),
  optional('report-object-utilization-metric-with-full-id', boolean, {default: 'false'}),
  optional('observation-sharing-object-utilization-threshold', duration, {default: '500 ms'}),
  optional('observation-sharing-diff-threshold', number(0), {default: '0.1'}),
  optional('observation-sharing-min-interval', duration, {default: '5 s'}),
  optional('observation-sharing-rate-limit', positive, {default: '10'}),
  optional('observation-sharing-burst-limit', positive, {default: '100'}),
  optional('enable-gas-price-weighting', boolean, {default: 'false'}),
  optional('weighted-moving-average-window-size', u64, {default: '20'}),
);

export const validatorMonitor = table(
  key('health-check-interval', duration, {default: '10 s'}),
  key('health-check-timeout', duration, {default: '2 s'}),
  key('reliability-weight', number(0), {default: '2.0'}),
  key('latency-moving-window-size', u64, {default: '40'}),
  key('reliability-moving-window-size', u64, {default: '20'}),
);

export const forkRecovery = table(
  key('transaction-overrides', map(text), {default: '{}'}),
  key('checkpoint-overrides', map(text), {default: '{}'}),
  key('fork-crash-behavior', choice('recover-once-per-version', 'await-fork-recovery', 'return-error'), {
    default: 'recover-once-per-version',
  }),
);

export const transactionDriver = table(
  key('allowed-submission-validators', list(text), {default: '[]'}),
  key('blocked-submission-validators', list(text), {default: '[]'}),
  key('enable-early-validation', boolean, {default: 'true'}),
);

export const runWithRange = either(table(required('Epoch', u64)), table(required('Checkpoint', u64)));
