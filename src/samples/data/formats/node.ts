/**
 * The configuration of a full node or a validator. The node ignores a key that it does not know, so
 * that a misspelt one goes unnoticed there. Sources, all of MystenLabs/sui where nothing else is
 * said:
 * - `crates/sui-config/src/node.rs` (NodeConfig) as of 2025-12-30, the newest stored version, and
 *   for what came later `docs/content/operators/full-node/sui-full-node.mdx` (04dbd481, July 2026);
 * - below `crates/sui-config/src`: `rpc_config.rs` (2026), `object_storage_config.rs`, `p2p.rs`
 *   (2025-12-31), `{transaction,certificate}_deny_config.rs`, `verifier_signing_config.rs` and
 *   `validator_client_monitor_config.rs`;
 * - `consensus/config/src/parameters.rs` (006d7049) and `crates/sui-types/src/traffic_control.rs`;
 * - MystenLabs/anemo `crates/anemo/src/config.rs`;
 * - pull request 26546 (2026) for `gasless-disabled` and the rules that validators share.
 */
import {
  choice,
  either,
  integer,
  list,
  map,
  matching,
  number,
  oneOf,
  rejected,
  tablesWith,
  text,
  tuple,
  u64,
  type FileFormat,
} from '../keys';
import {address, url} from '../text-formats';

const table = tablesWith({
  ...{url, address},
  socketAddress: matching('an IP address and a port, such as "0.0.0.0:9000"', /^(?:\d{1,3}(?:\.\d{1,3}){3}|\[[0-9a-fA-F:]+\]):\d{1,5}$/),
  multiaddress: matching('a multiaddress, such as "/dns/example.com/udp/8084"', /^(?:\/[\w.:-]+)+$/),
  peerId: matching('a peer ID of 64 hexadecimal digits', /^[0-9a-fA-F]{64}$/),
  positiveNumber: number(0),
  share: number(0, 1),
  addresses: list(address),
  /** Serde's form: "10s" is not read. */
  duration: tablesWith({})('u64!: secs u32!: nanos'),
});

const gone = (cures: Readonly<Record<string, string>>) => rejected(cures, 'the node does not read it any more; ');

const rpc = table(
  `boolean?: enable-indexing
  socketAddress?: https-address
  u64?: max-json-move-value-size max-json-move-value-response-size subscription-max-subscribers grpc-timeout-ms max-connection-age-secs
    max-connection-age-grace-secs
  u32?: subscription-watermark-interval subscription-shards
  any?: index-initialization`,
  {
    'tls?': table('text!: cert key'),
    'ledger-history?': table('u64?: bitmap-bucket-scan-budget chunk-bucket-scan-budget max-bitmap-filter-literals', {
      'list-transactions? list-events? list-checkpoints?': table('u64?: timeout-ms chunk-max u32?: default-limit-items max-limit-items'),
    }),
    'display?': table('u64?: max-field-depth max-format-nodes max-object-loads max-move-value-depth max-output-size'),
  },
  gone({'authenticated-events-indexing': 'events are indexed with "enable-indexing".'}),
);

/** The keys of `parameters` have "_". */
const consensus = table(
  `text!: db-path
  u64?: db-retention-epochs db-pruner-period-secs max-pending-transactions max-submit-position submit-delay-step-override-millis
  multiaddress?: listen-address external-address`,
  {
    'parameters?': table(
      `duration: leader_timeout min_round_delay max_forward_time_drift sync_last_known_own_block_timeout
      u64: max_blocks_per_sync max_blocks_per_fetch round_prober_interval_ms round_prober_request_timeout_ms
        commit_sync_parallel_fetches commit_sync_batches_ahead
      u32: propagation_delay_stop_proposal_threshold dag_state_cached_rounds commit_sync_batch_size`,
      {
        tonic: table(
          `duration: keepalive_interval
          u64: connection_buffer_size excessive_message_size message_size_limit
          u16?: observer_server_port
          texts: observer_allowlist`,
        ),
        internal: table('boolean: skip_equivocation_validation'),
      },
    ),
  },
  gone({address: 'consensus has no address of its own.', 'narwhal-config': 'Mysticeti takes "parameters".'}),
);

const pruning = table(
  `u64: num-latest-epoch-dbs-to-retain epoch-db-pruning-period-secs num-epochs-to-retain max-checkpoints-in-batch max-transactions-in-batch
  u64?: pruning-run-delay-seconds periodic-compaction-threshold-days num-epochs-to-retain-for-checkpoints num-epochs-to-retain-for-indexes
  boolean: killswitch-tombstone-pruning smooth`,
  gone({
    'objects-num-latest-versions-to-retain': 'use "num-epochs-to-retain".',
    'objects-pruning-period-secs': 'use "pruning-run-delay-seconds".',
    'objects-pruning-initial-delay-secs': 'use "pruning-run-delay-seconds".',
    'use-range-deletion': 'range deletion is the default.',
    'enable-compaction-filter': 'remove it.',
  }),
);

const objectStore = {
  'object-store-config?': table(
    `text?: directory bucket aws-access-key-id aws-secret-access-key aws-endpoint aws-region aws-profile google-service-account
      google-project-id azure-storage-account azure-storage-access-key
    boolean: aws-virtual-hosted-style-request aws-allow-http no-sign-request
    u64: object-store-connection-limit`,
    {'object-store?': choice('File S3 GCS Azure')},
  ),
};

/**
 * State sync refuses the free store of Mainnet, and only says so when it would need it:
 * `ingestion_url.contains(…)` in `sync_checkpoint_contents_from_archive_iteration`,
 * `crates/sui-network/src/state_sync/mod.rs` (2026).
 */
const archiveUrl = matching(
  'a URL with http, https or gs that state sync takes, so not checkpoints.mainnet.sui.io',
  /^(?!.*checkpoints\.mainnet\.sui\.io)(?:https?:\/\/[^\s/]+\S*$|gs:\/\/)/,
);

const storage = table({
  'authority-store-pruning-config': pruning,
  'checkpoint-executor-config': table('u64: checkpoint-execution-max-concurrency local-execution-timeout-sec text?: data-ingestion-dir'),
  'db-checkpoint-config': table(
    `boolean: perform-db-checkpoints-at-epoch-end
    boolean?: perform-index-db-checkpoints-at-epoch-end prune-and-compact-before-upload
    text?: checkpoint-path`,
    objectStore,
  ),
  // The first entry is used: where checkpoints come from that no peer has any more.
  'state-archive-read-config': list(
    table(
      'u64!: concurrency',
      {...objectStore, 'ingestion-url?': archiveUrl, 'remote-store-options remote-store-headers': list(tuple(text, text))},
      gone({'use-for-pruning-watermark': 'remove it.'}),
    ),
  ),
  'state-snapshot-write-config': table('u64!: concurrency u64: archive-interval-epochs', objectStore),
  'transaction-kv-store-read-config': table('url: base-url u64: cache-size'),
  'transaction-kv-store-write-config?': table(
    'text!: aws-access-key-id aws-secret-access-key aws-region table-name bucket-name u64!: concurrency',
  ),
  'execution-cache': either(
    choice('passthrough-cache'),
    table({
      // The keys inside have "_".
      'writeback-cache!': table(
        `u64?: max_cache_size package_cache_size object_cache_size marker_cache_size object_by_id_cache_size transaction_cache_size
        executed_effect_cache_size effect_cache_size events_cache_size transaction_objects_cache_size backpressure_threshold
        backpressure_threshold_for_rpc fastpath_transaction_outputs_cache_size`,
      ),
    }),
  ),
});

const anemo = table(
  `u64?: connection-manager-channel-capacity connectivity-check-interval-ms max-connection-backoff-ms connection-backoff-ms
    connect-timeout-ms max-concurrent-outstanding-connecting-connections max-concurrent-connections peer-event-broadcast-channel-capacity
    max-frame-size inbound-request-timeout-ms outbound-request-timeout-ms shutdown-idle-timeout-ms`,
  {
    'quic?': table(
      `u64?: max-concurrent-bidi-streams max-concurrent-uni-streams stream-receive-window receive-window send-window crypto-buffer-size
        max-idle-timeout-ms keep-alive-interval-ms socket-send-buffer-size socket-receive-buffer-size
      boolean: allow-failed-socket-buffer-size-setting`,
    ),
  },
);

const stateSync = table(
  `u64?: interval-period-ms mailbox-capacity synced-checkpoint-broadcast-channel-capacity checkpoint-header-download-concurrency
    checkpoint-content-download-concurrency checkpoint-content-download-tx-concurrency timeout-ms checkpoint-content-timeout-ms
    get-checkpoint-contents-inflight-limit get-checkpoint-contents-per-checkpoint-limit wait-interval-when-no-peer-to-sync-content-ms
  positive?: push-checkpoint-summary-rate-limit get-checkpoint-summary-rate-limit get-checkpoint-contents-rate-limit
  boolean?: use-get-checkpoint-contents-v2`,
  {'pinned-checkpoints': list(tuple(u64, text))},
);

const p2p = table('socketAddress: listen-address multiaddress?: external-address u64?: excessive-message-size', {
  'seed-peers': list(table('peerId?: peer-id multiaddress!: address')),
  'anemo-config?': anemo,
  'state-sync?': stateSync,
  'discovery?': table(
    `u64?: interval-period-ms target-concurrent-connections peers-to-query
    positive?: get-known-peers-rate-limit
    boolean?: use-get-known-peers-v3`,
    {'access-type?': choice('Public Private'), 'allowlisted-peers': list(table('peerId!: peer-id multiaddress?: address'))},
  ),
  'randomness?': table(
    `u64?: max-partial-sigs-rounds-ahead max-partial-sigs-concurrent-sends partial-signature-retry-interval-ms mailbox-capacity
      send-partial-signatures-inflight-limit
    share?: max-ignored-peer-weight-factor`,
  ),
});

const denyRules = table(
  `addresses: object-deny-list package-deny-list address-deny-list
  boolean: package-publish-disabled package-upgrade-disabled shared-object-disabled user-transaction-disabled gasless-disabled
    receiving-objects-disabled zklogin-sig-disabled
  texts: zklogin-disabled-providers`,
);
const threshold = {'eligibility!': oneOf('texts: allowlist denylist'), 'stake-threshold-percent!': integer(1n, 100n)};

/** Policies for tests are left out. */
const policy = either(
  choice('NoOp'),
  oneOf({
    'freq-threshold FreqThreshold': table(
      `u64: client-threshold proxied-client-threshold window-size-secs update-interval-secs sketch-capacity
      share: sketch-probability sketch-tolerance`,
    ),
  }),
);

const protection = table({
  'transaction-deny-config': table(denyRules.keys, 'text?: dynamic-transaction-checks'),
  'peer-deny-sync-config?': table('boolean: broadcast-on-startup broadcast-on-epoch-change', {
    rulesets: list(table('text!: name', {'rules!': denyRules, ...threshold})),
    'default-threshold?': table(threshold),
  }),
  'certificate-deny-config': table('texts: certificate-deny-list'),
  'authority-overload-config': table(
    `duration: max-txn-age-in-queue overload-monitor-interval execution-queue-latency-soft-limit execution-queue-latency-hard-limit
    u32: max-load-shedding-percentage min-load-shedding-percentage-above-hard-limit safe-transaction-ready-rate
    boolean: check-system-overload-at-signing check-system-overload-at-execution
    u64: max-transaction-manager-queue-length max-transaction-manager-per-object-queue-length`,
  ),
  'policy-config?': table(
    `u64: connection-blocklist-ttl-sec proxy-blocklist-ttl-sec channel-capacity
    share: spam-sample-rate
    boolean: dry-run
    texts?: allow-list`,
    {
      'client-id-source': either(choice('socket-addr'), table('u64!: x-forwarded-for')),
      'spam-policy-type error-policy-type': policy,
    },
  ),
  'firewall-config?': table(
    `url!: remote-fw-url
    u16!: destination-port
    boolean: delegate-spam-blocking delegate-error-blocking
    text: drain-path
    u64: drain-timeout-secs`,
  ),
  'verifier-signing-config': table(
    `u64?: max-per-fun-meter-units max-per-mod-meter-units max-per-pkg-meter-units max-back-edges-per-function max-back-edges-per-module
      sanity-check-with-regex-reference-safety`,
  ),
});

const execution = table({
  'expensive-safety-check-config': table(
    `boolean: enable-epoch-sui-conservation-check enable-deep-per-tx-sui-conservation-check force-disable-epoch-sui-conservation-check
      enable-state-consistency-check force-disable-state-consistency-check enable-secondary-index-checks`,
    gone({'enable-move-vm-paranoid-checks': 'remove it.'}),
  ),
  'run-with-range?': oneOf('u64: Epoch Checkpoint'),
  'execution-time-observer-config?': table(
    `positive?: observation-channel-capacity observation-cache-size object-debt-channel-capacity object-utilization-cache-size
      observation-sharing-rate-limit observation-sharing-burst-limit
    boolean?: report-object-utilization-metric-with-full-id enable-gas-price-weighting
    duration?: observation-sharing-object-utilization-threshold observation-sharing-min-interval
    positiveNumber?: observation-sharing-diff-threshold
    u64?: weighted-moving-average-window-size`,
  ),
  'validator-client-monitor-config?': table(
    `duration: health-check-interval health-check-timeout
    positiveNumber: reliability-weight
    u64: latency-moving-window-size reliability-moving-window-size`,
  ),
  'fork-recovery?': table({
    'transaction-overrides checkpoint-overrides': map(text),
    'fork-crash-behavior': choice('recover-once-per-version await-fork-recovery return-error'),
  }),
  'transaction-driver-config?': table(
    'texts: allowed-submission-validators blocked-submission-validators boolean: enable-early-validation',
  ),
});

const chain = choice('Mainnet Testnet Unknown');

/**
 * `fullnode.yaml` and `validator.yaml`: one format. Some keys are still read, without effect since
 * JSON-RPC is off.
 */
export const nodeConfig: FileFormat = {
  name: 'fullnode.yaml',
  matches: /^validator\.yaml$/,
  root: table(
    `text!: db-path
    multiaddress: network-address
    socketAddress: json-rpc-address metrics-address
    u16: admin-interface-port
    boolean: enable-index-processing remove-deprecated-tables enable-soft-bundle
    boolean?: grpc-load-shed enable-db-write-stall
    u64: end-of-epoch-broadcast-channel-capacity jwk-fetch-interval-seconds
    u64?: grpc-concurrency-limit indexer-max-subscriptions
    address?: name-service-package-address name-service-registry-id name-service-reverse-registry-id`,
    {
      'genesis!': oneOf('text: genesis-file-location genesis'),
      // In a file, or Base64 in place.
      'protocol-key-pair worker-key-pair account-key-pair network-key-pair': oneOf('text: path value'),
      'jsonrpc-server-type?': choice('websocket http both'),
      'rpc?': rpc,
      'consensus-config?': consensus,
      'p2p-config': p2p,
      'metrics?': table('u64?: push-interval-seconds url?: push-url'),
      'state-debug-dump-config': table('text?: dump-file-directory'),
      'zklogin-oauth-providers': map(list(text), chain),
      'chain-override-for-testing?': chain,
    },
    storage.keys,
    protection.keys,
    execution.keys,
    gone({
      'enable-event-processing': 'remove it, although the template still has it.',
      'enable-experimental-rest-api': 'gRPC is configured in "rpc".',
      rest: 'gRPC is configured in "rpc".',
      'websocket-address': 'subscriptions are part of gRPC.',
      'state-archive-write-config': 'nodes do not write archives any more.',
      'indirect-objects-threshold': 'remove it.',
      'enable-validator-tx-finalizer': 'remove it.',
      'epoch-duration-ms': 'the network sets the length of epochs.',
    }),
  ),
};
