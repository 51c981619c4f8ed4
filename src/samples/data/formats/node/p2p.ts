/**
 * `p2p-config` of a node. Sources: MystenLabs/sui `crates/sui-config/src/p2p.rs` (2025-12-31), and MystenLabs/anemo
 * `crates/anemo/src/config.rs` for `anemo-config`.
 */
import {boolean, choice, key, list, number, optional, positive, required, table, text, tuple, u64} from '../../keys';
import {multiaddress, peerId, socketAddress} from './values';

const quic = table(
  optional('max-concurrent-bidi-streams', u64, {default: '100'}),
  optional('max-concurrent-uni-streams', u64, {default: '100'}),
  optional('stream-receive-window', u64, {default: '1.25 MB'}),
  optional('receive-window', u64, {default: 'no limit'}),
  optional('send-window', u64, {default: '10 MB'}),
  optional('crypto-buffer-size', u64, {default: '16 KiB'}),
  optional('max-idle-timeout-ms', u64, {default: '10000'}),
  optional('keep-alive-interval-ms', u64, {default: 'none'}),
  optional('socket-send-buffer-size', u64),
  optional('socket-receive-buffer-size', u64),
  key('allow-failed-socket-buffer-size-setting', boolean, {default: 'false'}),
);

const anemo = table(
  optional('quic', quic),
  optional('connection-manager-channel-capacity', u64, {default: '128'}),
  optional('connectivity-check-interval-ms', u64, {default: '5000'}),
  optional('max-connection-backoff-ms', u64, {default: '60000'}),
  optional('connection-backoff-ms', u64, {default: '10000'}),
  optional('connect-timeout-ms', u64, {default: '10000'}),
  optional('max-concurrent-outstanding-connecting-connections', u64, {default: '100'}),
  optional('max-concurrent-connections', u64, {default: 'no limit'}),
  optional('peer-event-broadcast-channel-capacity', u64, {default: '128'}),
  optional('max-frame-size', u64, {default: 'no limit'}),
  optional('inbound-request-timeout-ms', u64),
  optional('outbound-request-timeout-ms', u64),
  optional('shutdown-idle-timeout-ms', u64, {default: '60000'}),
);

const stateSync = table(
  key('pinned-checkpoints', list(tuple(u64, text)), {default: '[]'}),
  optional('interval-period-ms', u64, {default: '5000'}),
  optional('mailbox-capacity', u64, {default: '1024'}),
  optional('synced-checkpoint-broadcast-channel-capacity', u64, {default: '1024'}),
  optional('checkpoint-header-download-concurrency', u64, {default: '400'}),
  optional('checkpoint-content-download-concurrency', u64, {default: '400'}),
  optional('checkpoint-content-download-tx-concurrency', u64, {default: '50000'}),
  optional('timeout-ms', u64, {default: '10000'}),
  optional('checkpoint-content-timeout-ms', u64, {default: '60000'}),
  optional('push-checkpoint-summary-rate-limit', positive, {default: 'no limit'}),
  optional('get-checkpoint-summary-rate-limit', positive, {default: 'no limit'}),
  optional('get-checkpoint-contents-rate-limit', positive, {default: 'no limit'}),
  optional('get-checkpoint-contents-inflight-limit', u64, {default: 'no limit'}),
  optional('get-checkpoint-contents-per-checkpoint-limit', u64, {default: 'no limit'}),
  optional('wait-interval-when-no-peer-to-sync-content-ms', u64, {default: '10000'}),
  optional('use-get-checkpoint-contents-v2', boolean, {default: 'false'}),
);

const discovery = table(
  optional('interval-period-ms', u64, {default: '5000'}),
  optional('target-concurrent-connections', u64, {default: '4'}),
  optional('peers-to-query', u64, {default: '1'}),
  optional('get-known-peers-rate-limit', positive, {default: 'no limit'}),
  optional('use-get-known-peers-v3', boolean, {default: 'false'}),
  optional('access-type', choice('Public', 'Private'), {default: 'Public'}),
  key('allowlisted-peers', list(table(required('peer-id', peerId), optional('address', multiaddress))), {default: '[]'}),
);

const randomness = table(
  optional('max-partial-sigs-rounds-ahead', u64, {default: '50'}),
  optional('max-partial-sigs-concurrent-sends', u64, {default: '20'}),
  optional('partial-signature-retry-interval-ms', u64, {default: '5000'}),
  optional('mailbox-capacity', u64, {default: '1000000'}),
  optional('send-partial-signatures-inflight-limit', u64, {default: '20'}),
  optional('max-ignored-peer-weight-factor', number(0, 1), {default: '0.2'}),
);

export const p2p = table(
  key('listen-address', socketAddress, {default: '0.0.0.0:8084'}),
  optional('external-address', multiaddress),
  key('seed-peers', list(table(optional('peer-id', peerId), required('address', multiaddress))), {default: '[]'}),
  optional('anemo-config', anemo),
  optional('state-sync', stateSync),
  optional('discovery', discovery),
  optional('randomness', randomness),
  optional('excessive-message-size', u64, {default: '33554432'}),
);
