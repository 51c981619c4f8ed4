import type {ErrorEntry} from '../model';

const sync = 'crates/sui-network/src/state_sync/mod.rs, release 1.63';
const pruner = 'crates/sui-core/src/authority/authority_store_pruner.rs, release 1.63';
const tool = 'crates/sui-tool/src/commands.rs, release 1.63';
const toolLib = 'crates/sui-tool/src/lib.rs, release 1.63';
const reader = 'crates/sui-snapshot/src/reader.rs, release 1.63';

/** State sync, storage, snapshots and traffic control. */
export const nodeSync: readonly ErrorEntry[] = [
  {
    id: 'no-archive-reader',
    title: 'Failed to find an archive reader to complete the state sync request',
    messages: [
      {from: 'Log', text: 'Failed to find an archive reader to complete the state sync request'},
      {from: 'Log', text: 'Archival ingestion url for state sync is not configured'},
    ],
    meaning: 'The node needs checkpoints that none of its peers keeps any more, and has no other place to get them from.',
    causes: [
      'It was stopped for longer than its peers retain checkpoint contents.',
      'It starts from genesis without a snapshot.',
      '`state-archive-read-config` is missing, or has no `ingestion-url`.',
    ],
    find: 'Compare the metrics `highest_synced_checkpoint` and `last_executed_checkpoint` over a few minutes: peers are connected and neither moves.',
    cure: 'Restoring a recent formal snapshot is faster than catching up. To bridge a short gap, configure a checkpoint store.',
    seeAlso: ['/guides/operator/archives#fallback', '/guides/operator/snapshots#restore-a-formal-snapshot'],
    keywords: ['state sync', 'stuck', 'catch up'],
    source: sync,
  },
  {
    id: 'archive-fallback-refused',
    title: "… can't be used as an archival fallback",
    messages: [{from: 'Log', text: "… can't be used as an archival fallback"}],
    meaning: 'The configured store is the public Mainnet checkpoint host, which nodes are told not to fall back to.',
    causes: ["`ingestion-url` contains `checkpoints.mainnet.sui.io`, copied from an indexer's configuration."],
    cure: 'Name another store, such as a bucket that you pay for or a store of your own, or leave the fallback out and restore a snapshot.',
    seeAlso: ['/guides/operator/archives#fallback', '/guides/operator/remote-store-setup'],
    source: sync,
  },
  {
    id: 'archive-sync-failed',
    title: 'State sync from archive failed fetching or processing checkpoint …',
    messages: [
      {from: 'Log', text: 'State sync from archive failed fetching checkpoint …: …'},
      {from: 'Log', text: 'State sync from archive failed processing checkpoint …: …'},
      {from: 'Log', text: 'State sync from archive failed with error: …'},
    ],
    meaning:
      "The node reached its fallback store and couldn't use a checkpoint of it. With the first message it failed to read the file, with the second the content failed verification or could not be stored. The third message is that of releases before 1.69, for both cases.",
    causes: [
      'Credentials in `remote-store-options` are missing or expired.',
      'The bucket asks the reader to pay and no billing project is given.',
      "The store doesn't reach back far enough.",
      'The store belongs to another network, whose checkpoints do not verify.',
    ],
    find: 'Fetch one file by hand, for example `curl -I "$INGESTION_URL/348629069.binpb.zst"`: 403 means credentials and 404 the range.',
    cure: 'Correct the options and restart; the node continues after the last checkpoint that it stored. If processing fails, check that `ingestion-url` names a store of your network.',
    seeAlso: ['/guides/operator/archives#verify-the-fallback', '/guides/operator/validator-config#archive-fallback'],
    source:
      'crates/sui-network/src/state_sync/mod.rs, release 1.81 (LinkUVerse/rtd at 1176a79c), and before 2533f2ee8d (release 1.69) for the third',
  },
  {
    id: 'contents-not-synced',
    title: 'unable to sync contents of checkpoint through state sync',
    messages: [
      {from: 'Log', text: 'unable to sync contents of checkpoint through state sync …'},
      {
        from: 'Log',
        text: 'unable to sync contents of checkpoint through state sync … with lowest peer checkpoint: …',
      },
    ],
    meaning: 'The node has the certified summary of a checkpoint, and no peer gave it the transactions inside.',
    causes: [
      'Few peers are connected, because UDP port 8084 is closed from outside.',
      'The peers have pruned that checkpoint, which the second form shows when its figure is higher.',
      'A peer answers too slowly; a single line now and then is harmless.',
    ],
    find: '`sui_quinn_network_peers` should be above 5; if it is 0 or 1, look at the firewall and at `seed-peers` first.',
    cure: 'Open UDP 8084 in both directions and use the published seed peers of the network. If peers have pruned the data, restore a snapshot.',
    seeAlso: ['/guides/operator/sui-full-node#ports', '/guides/operator/sui-full-node#what-can-go-wrong'],
    source: sync,
  },
  {
    id: 'missing-checkpoint-transaction',
    title: 'state-sync should have ensured that transaction with digests … exists',
    messages: [
      {
        from: 'Log',
        text: 'state-sync should have ensured that transaction with digests … exists for checkpoint: …',
      },
      {from: 'Log', text: 'transaction not found for …'},
      {from: 'Log', text: 'checkpoint effect not found for …'},
    ],
    meaning: "The executor is at a checkpoint whose contents are marked as present, and a transaction of it isn't in the database.",
    causes: [
      "The folders of `live` don't belong together: one was copied or restored without the others.",
      'The file system lost data that was acknowledged, for example after a power cut.',
    ],
    find: 'The panic repeats at each start with the same checkpoint, which tells it from a passing fault.',
    cure: 'Restore the whole `live` folder. Deleting single tables only moves the hole to another place.',
    seeAlso: ['/guides/operator/data-management#what-lies-where', '/guides/operator/snapshots'],
    source: 'crates/sui-core/src/checkpoints/checkpoint_executor/mod.rs, release 1.63',
  },
  {
    id: 'execution-timeout',
    title: 'Timeout waiting for transactions to be executed …, retrying',
    messages: [{from: 'Log', text: 'Timeout waiting for transactions to be executed …, retrying...'}],
    meaning: "The checkpoint builder waits for a transaction that was scheduled and doesn't finish.",
    causes: [
      'The disk answers so slowly that execution stands still.',
      'A transaction waits for an input object that never appears, which points to a damaged database.',
      'The machine is far too small or shared with other loads.',
    ],
    find: 'Watch `iostat -x 5`: if `r_await` of the database disk is above a few milliseconds, it is the disk.',
    cure: 'Move to local NVMe storage and remove other tenants. If the disk is idle and the line repeats for the same key, restore.',
    seeAlso: ['/guides/operator/alerts#stalled', '/guides/operator/sui-full-node#what-the-machine-needs'],
    source: 'crates/sui-core/src/checkpoints/mod.rs, release 1.63',
  },
  {
    id: 'very-slow-batch-write',
    title: 'very slow batch write',
    messages: [
      {from: 'Log', text: 'very slow batch write'},
      {from: 'Log', text: 'very slow insert'},
    ],
    meaning: 'RocksDB took unusually long for a write; the fields of the line name the duration and the database.',
    causes: [
      "Compaction can't keep up and RocksDB slows writers down.",
      'The volume has used up its burst credits, as cloud disks do.',
      'A snapshot or a backup reads the same disk.',
    ],
    find: 'Look at the RocksDB metrics for pending compaction bytes next to the write latency of the volume.',
    cure: 'Give the volume provisioned IOPS or use local NVMe, and move backups to a quiet node. An isolated line can be ignored.',
    seeAlso: ['/guides/operator/monitoring#of-the-database-and-the-machine', '/guides/operator/data-management'],
    keywords: ['RocksDB', 'write stall', 'IOPS'],
    source: 'crates/typed-store/src/rocks/mod.rs, release 1.63',
  },
  {
    id: 'rocksdb-lock',
    title: 'LOCK: Resource temporarily unavailable',
    messages: [{from: 'Log', text: 'LOCK: Resource temporarily unavailable'}],
    meaning: 'RocksDB allows one process per folder to write, and another one holds the lock file.',
    causes: [
      "The previous `sui-node` hasn't ended yet.",
      'A second service or container uses the same `db-path`.',
      '`sui-tool db-tool` or a copy of the indexer is open on the live database.',
    ],
    find: '`fuser -v` on the `LOCK` file that the message names prints the process.',
    cure: 'Stop that process and wait until it is gone. Never delete the lock file under a running process, since two writers destroy the database.',
    seeAlso: ['/guides/operator/data-management#what-lies-where', '/guides/operator/indexer-stack-setup#failures-and-cures'],
    keywords: ['RocksDB', 'lock file', 'two processes'],
    source: 'RocksDB; quoted on /guides/operator/indexer-stack-setup',
  },
  {
    id: 'failed-to-prune',
    title: 'Failed to prune objects',
    messages: [
      {from: 'Log', text: 'Failed to prune objects: …'},
      {from: 'Log', text: 'Failed to prune checkpoints: …'},
      {from: 'Log', text: 'Failed to prune indexes: …'},
      {from: 'Log', text: 'Failed to compact sst file: …'},
    ],
    meaning: 'A run of the pruner ended with an error; the node keeps working and its disk keeps growing.',
    causes: [
      "There is a hole in the stored checkpoints, so the pruner doesn't know what to delete.",
      'The disk is full, and compaction needs free space before it can give some back.',
    ],
    find: '`last_pruned_checkpoint` stands still while `last_executed_checkpoint` moves on.',
    cure: 'Free a few gigabytes at once and see whether the next run succeeds. With a hole, restore the node.',
    seeAlso: ['/guides/operator/data-management#watch-the-pruner', '/guides/operator/data-management#what-can-go-wrong'],
    source: pruner,
  },
  {
    id: 'pruner-retention-warning',
    title: 'Using objects pruner with num_epochs_to_retain = … can lead to performance issues',
    messages: [
      {
        from: 'Log',
        text: 'Using objects pruner with num_epochs_to_retain = … can lead to performance issues',
      },
      {from: 'Log', text: 'Resetting to aggressive pruner.'},
      {from: 'Log', text: 'num_epochs_to_retain_for_indexes is too low. Reseting it to 7'},
    ],
    meaning: 'A retention in the configuration is discouraged; on a validator the node overrides it, on a full node it only warns.',
    causes: [
      '`num-epochs-to-retain` is between 1 and the maximum, although old object versions are seldom needed.',
      'Indexes are to be kept for fewer than seven epochs.',
    ],
    cure: "Set 0 on nodes that don't have to answer for old object versions, and at least 7 for indexes. The misspelled word in the third line is part of the program.",
    seeAlso: ['/guides/operator/data-management#choose-a-retention', '/guides/operator/data-management#all-pruning-keys'],
    source: pruner,
  },
  {
    id: 'rpc-index-buffers',
    title: 'indexing-cf-write-buffer-size and indexing-cf-max-write-buffer-number must both be specified',
    messages: [
      {
        from: 'Log',
        text: 'indexing-cf-write-buffer-size and indexing-cf-max-write-buffer-number must both be specified or both be omitted',
      },
    ],
    meaning:
      'The node runs a release before 1.76, in which two keys described the memory for the first build of the gRPC indexes, and only one of them was given. No code reads them any more since 1.76, so newer nodes never print this.',
    causes: ['One of the two keys was misspelled and therefore ignored.'],
    cure: 'Upgrade the node and delete both keys. On an old release, set both or neither.',
    seeAlso: ['/guides/operator/rpc-config#indexes-and-tls', '/guides/operator/updates'],
    source: 'crates/sui-core/src/rpc_index.rs, release 1.63, removed in 7d255b2261 (release 1.76)',
  },
  {
    id: 'snapshot-epoch-missing',
    title: 'Either pass epoch with --epoch <epoch_num> or use latest with --latest',
    messages: [
      {from: 'CLI', text: 'Either pass epoch with --epoch <epoch_num> or use latest with --latest'},
      {from: 'CLI', text: 'You must set either --snapshot-bucket-type or --no-sign-request'},
      {from: 'CLI', text: '--snapshot-path must be specified for --snapshot-bucket-type=file'},
    ],
    meaning: "`sui-tool` panics before it downloads anything, because the command doesn't say which snapshot to take or from where.",
    causes: [
      'An option was lost when the command was copied over several lines.',
      'A script expects an older release, which had other defaults.',
    ],
    cure: 'Give `--latest` for the newest epoch, and either a bucket type with its credentials or `--no-sign-request` for the public formal snapshots.',
    samples: [
      {
        language: 'sh',
        code: 'sui-tool download-formal-snapshot --latest --genesis /opt/sui/config/genesis.blob \\\n  --network mainnet --path /opt/sui/db --no-sign-request',
      },
    ],
    seeAlso: ['/guides/operator/snapshots#restore-a-formal-snapshot'],
    source: tool,
  },
  {
    id: 'snapshot-success-marker',
    title: 'Aborting snapshot restore: missing success marker',
    messages: [
      {
        from: 'CLI',
        text: 'Aborting snapshot restore: missing success marker at …/… or …/…, snapshot may not be uploaded yet',
      },
      {from: 'CLI', text: 'No snapshot found in manifest'},
      {from: 'CLI', text: 'Error parsing MANIFEST from bytes: …'},
    ],
    meaning: 'A finished snapshot has a `_SUCCESS` file, and the epoch you asked for has none in this bucket.',
    causes: [
      'The epoch has just ended and the upload is still running.',
      'The epoch was removed when its retention ended.',
      'Bucket or endpoint belong to another network, or answer with an error page, which shows as the third message.',
    ],
    find: 'The message contains the place that was looked at, so you can open it with `curl -I`.',
    cure: 'Use `--latest` or the epoch before.',
    seeAlso: ['/guides/operator/snapshots#where-they-are', '/guides/operator/snapshots#retention-in-the-bucket'],
    source: `${tool}; ${toolLib}`,
  },
  {
    id: 'snapshot-no-sign-request',
    title: 'The --no-sign-request flag is no longer supported',
    messages: [
      {
        from: 'CLI',
        text: 'The --no-sign-request flag is no longer supported. Please use S3 or GCS buckets with --snapshot-bucket-type and --snapshot-bucket instead. For more information, see: …',
      },
    ],
    meaning:
      'A `sui-tool` of 2025 or early 2026 refuses the flag for `download-db-snapshot`, whose free public source is gone. The whole command was removed in June 2026, so newer tools report an unrecognized subcommand instead.',
    causes: ['A script or tutorial was written before the change.'],
    cure: "Restore a formal snapshot, or copy the RocksDB snapshot with the cloud provider's tools from a bucket that bills your project.",
    seeAlso: ['/guides/operator/snapshots#two-kinds', '/guides/operator/snapshots#restore-a-rocksdb-snapshot'],
    source: `${tool}; removed in https://github.com/MystenLabs/sui/pull/26878`,
  },
  {
    id: 'snapshot-hash-mismatch',
    title: 'End of epoch … root state digest … does not match',
    messages: [
      {
        from: 'CLI',
        text: 'End of epoch … root state digest … does not match local root state hash … computed from snapshot data',
      },
      {from: 'CLI', text: "Checksum: … don't match: …"},
    ],
    meaning: 'What was downloaded is not the state that the committee signed at the end of that epoch.',
    causes: [
      'A file was damaged on the way or on your disk.',
      'Remains of an earlier, interrupted download were mixed in.',
      "The bucket isn't trustworthy.",
    ],
    find: 'The checksum message concerns one file, the root digest the whole; run once more with an empty `staging` folder to see whether it repeats.',
    cure: "Empty the target folders and download again, from another bucket if it repeats. Don't use `--verify none` to get past it: the node would fork later.",
    seeAlso: ['/guides/operator/snapshots#what-is-verified'],
    source: `${toolLib}; ${reader}`,
  },
  {
    id: 'snapshot-download-attempts',
    title: 'Failed to download … after … attempts',
    messages: [
      {from: 'Log', text: 'Failed to download … after … attempts: …'},
      {from: 'Log', text: 'Failed to download … (attempt …/…): …, retrying in …ms'},
    ],
    meaning: "A single file of the snapshot couldn't be fetched; the second line is a retry, and the first the end of them.",
    causes: [
      'Too many parallel downloads for the connection or for the limits of the host.',
      'Temporary credentials ran out during a download of several hours.',
      'The disk is full, which shows in the reason at the end.',
    ],
    cure: 'Lower `--num-parallel-downloads` to about 20, raise `--max-retries`, and renew the credentials right before you start.',
    seeAlso: ['/guides/operator/snapshots#acceleration', '/guides/operator/snapshots#what-can-go-wrong'],
    source: `${reader}; ${toolLib}`,
  },
  {
    id: 'snapshot-upload-failed',
    title: 'Failed to upload state snapshot to remote store',
    messages: [
      {from: 'Log', text: 'Failed to upload state snapshot to remote store with err: …'},
      {from: 'Log', text: 'Failed to find missing state snapshot in remote store: …'},
      {from: 'Log', text: 'Failed to upload db checkpoint to remote store with err: …'},
    ],
    meaning: "Your node makes snapshots for others and couldn't put one into the bucket; it tries again.",
    causes: [
      'The service account may read the bucket and not write it.',
      'Bucket, region or endpoint under `state-snapshot-write-config` is wrong.',
      'The outgoing line is saturated.',
    ],
    find: 'Write a small file with the same credentials, as in `gsutil cp /etc/hostname gs://your-bucket/test`.',
    cure: "Correct permissions or address. Keep an eye on the disk meanwhile: snapshots that can't be uploaded stay there.",
    seeAlso: ['/guides/operator/snapshots#make-your-own', '/guides/operator/snapshots#watch-the-uploads'],
    source: 'crates/sui-snapshot/src/uploader.rs and crates/sui-core/src/db_checkpoint_handler.rs, release 1.63',
  },
  {
    id: 'no-traffic-tallies',
    title: 'No traffic tallies received in … seconds',
    messages: [
      {from: 'Log', text: 'No traffic tallies received in … seconds.'},
      {from: 'Log', text: 'Draining Node firewall.'},
    ],
    meaning:
      'Traffic control saw no request at all for its time limit, suspects that its own firewall blocks everybody, and switches the firewall off by creating the drain file.',
    causes: [
      'The block list contains the load balancer, and with it all clients.',
      'Nobody sends requests, for example before the validator joins the committee.',
    ],
    find: 'The file at `drain-path` exists now, and the metric `deadmans_switch_enabled` is 1.',
    cure: 'Find out which address was blocked, set `client-id-source` to the number of proxies in front, then delete the drain file to arm the firewall again.',
    seeAlso: ['/guides/operator/validator-protection#firewall', '/guides/operator/validator-protection#counting'],
    source: 'crates/sui-core/src/traffic_controller/mod.rs, release 1.63',
  },
  {
    id: 'traffic-channel-full',
    title: 'TrafficController tally channel full, dropping tally',
    messages: [
      {from: 'Log', text: 'TrafficController tally channel full, dropping tally'},
      {from: 'Log', text: 'Failed to parse allowlist IP address: …'},
    ],
    meaning:
      'Requests arrive faster than traffic control counts them, so some go uncounted. The second line is a start-up panic about an entry of the allow list.',
    causes: [
      "The node is under a flood that the policy hasn't blocked yet.",
      '`channel-capacity` is small for a busy public node.',
      'An allow list holds host names or ranges, and takes single addresses only.',
    ],
    cure: 'Limit requests in front of the node with a proxy, and raise `channel-capacity`. Write allow lists with plain IP addresses.',
    seeAlso: ['/guides/operator/validator-protection#policy-config'],
    source: 'crates/sui-core/src/traffic_controller/mod.rs, release 1.63',
  },
];
