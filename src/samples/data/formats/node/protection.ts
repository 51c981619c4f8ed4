/**
 * What a node refuses, and how it protects itself. Sources, all of MystenLabs/sui: `node.rs`,
 * `{transaction,certificate}_deny_config.rs` and `verifier_signing_config.rs` of `crates/sui-config/src`,
 * `crates/sui-types/src/traffic_control.rs`. `gasless-disabled` and the shared rules: pull request 26546 (2026).
 */
import {boolean, choice, either, integer, key, list, number, optional, required, table, text, u16, u32, u64, type Key} from '../../keys';
import {address, duration, path, url} from './values';

const denyRules: readonly Key[] = [
  key('object-deny-list', list(address), {default: '[]'}),
  key('package-deny-list', list(address), {default: '[]'}),
  key('address-deny-list', list(address), {default: '[]'}),
  key('package-publish-disabled', boolean, {default: 'false'}),
  key('package-upgrade-disabled', boolean, {default: 'false'}),
  key('shared-object-disabled', boolean, {default: 'false'}),
  key('user-transaction-disabled', boolean, {default: 'false'}),
  key('gasless-disabled', boolean, {default: 'false'}),
  key('receiving-objects-disabled', boolean, {default: 'false'}),
  key('zklogin-sig-disabled', boolean, {default: 'false'}),
  key('zklogin-disabled-providers', list(text), {default: '[]'}),
];

export const transactionDeny = table(...denyRules, optional('dynamic-transaction-checks', text));

export const certificateDeny = table(key('certificate-deny-list', list(text), {default: '[]'}));

const eligibility = either(table(required('allowlist', list(text))), table(required('denylist', list(text))));
const threshold: readonly Key[] = [required('eligibility', eligibility), required('stake-threshold-percent', integer(1n, 100n))];

export const peerDenySync = table(
  key('rulesets', list(table(required('name', text), required('rules', table(...denyRules)), ...threshold)), {default: '[]'}),
  optional('default-threshold', table(...threshold)),
  key('broadcast-on-startup', boolean, {default: 'false'}),
  key('broadcast-on-epoch-change', boolean, {default: 'false'}),
);

export const overload = table(
  key('max-txn-age-in-queue', duration, {default: '1 s'}),
  key('overload-monitor-interval', duration, {default: '10 s'}),
  key('execution-queue-latency-soft-limit', duration, {default: '1 s'}),
  key('execution-queue-latency-hard-limit', duration, {default: '10 s'}),
  key('max-load-shedding-percentage', u32, {default: '95'}),
  key('min-load-shedding-percentage-above-hard-limit', u32, {default: '50'}),
  key('safe-transaction-ready-rate', u32, {default: '100'}),
  key('check-system-overload-at-signing', boolean, {default: 'true'}),
  key('check-system-overload-at-execution', boolean, {default: 'false'}),
  key('max-transaction-manager-queue-length', u64, {default: '100000'}),
  key('max-transaction-manager-per-object-queue-length', u64, {default: '2000'}),
);

const frequency = table(
  key('client-threshold', u64, {default: '1000000'}),
  key('proxied-client-threshold', u64, {default: '10'}),
  key('window-size-secs', u64, {default: '30'}),
  key('update-interval-secs', u64, {default: '5'}),
  key('sketch-capacity', u64, {default: '50000'}),
  key('sketch-probability', number(0, 1), {default: '0.999'}),
  key('sketch-tolerance', number(0, 1), {default: '0.2'}),
);

/** Policies for tests are left out. */
const policy = either(choice('NoOp'), table(required('freq-threshold', frequency)), table(required('FreqThreshold', frequency)));

export const trafficPolicy = table(
  key('client-id-source', either(choice('socket-addr'), table(required('x-forwarded-for', u64))), {default: 'socket-addr'}),
  key('connection-blocklist-ttl-sec', u64, {default: '60'}),
  key('proxy-blocklist-ttl-sec', u64, {default: '0'}),
  key('spam-policy-type', policy, {default: 'NoOp'}),
  key('error-policy-type', policy, {default: 'NoOp'}),
  key('channel-capacity', u64, {default: '100'}),
  key('spam-sample-rate', number(0, 1), {default: '0.2'}),
  key('dry-run', boolean, {default: 'true'}),
  optional('allow-list', list(text)),
);

export const firewall = table(
  required('remote-fw-url', url),
  required('destination-port', u16),
  key('delegate-spam-blocking', boolean, {default: 'false'}),
  key('delegate-error-blocking', boolean, {default: 'false'}),
  key('drain-path', path, {default: '/tmp/drain'}),
  key('drain-timeout-secs', u64, {default: '300'}),
);

export const verifierSigning = table(
  optional('max-per-fun-meter-units', u64, {default: '2200000'}),
  optional('max-per-mod-meter-units', u64, {default: '2200000'}),
  optional('max-per-pkg-meter-units', u64, {default: '2200000'}),
  optional('max-back-edges-per-function', u64, {default: '10000'}),
  optional('max-back-edges-per-module', u64, {default: '10000'}),
  optional('sanity-check-with-regex-reference-safety', u64, {default: '2200000'}),
);
