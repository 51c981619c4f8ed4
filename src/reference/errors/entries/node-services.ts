import type {ErrorEntry} from '../model';

const framework = 'crates/sui-indexer-alt-framework/src, release 1.63';

/** Indexers, the GraphQL server and the consistent store. */
export const nodeServices: readonly ErrorEntry[] = [
  {
    id: 'indexer-unknown-pipeline',
    title: 'Tried to enable pipelines that this indexer does not know about',
    messages: [
      {from: 'Log', text: 'Tried to enable pipelines that this indexer does not know about: …'},
      {from: 'Log', text: 'Pipeline … already added'},
    ],
    meaning: 'A name after `--pipeline` matches no pipeline of this program and its configuration.',
    causes: [
      'The name is written with hyphens, while pipelines are in snake case.',
      "The pipeline's table is missing from the TOML file, so it wasn't added.",
      'A new release renamed or removed it.',
    ],
    find: '`sui-indexer-alt generate-config` prints the pipelines that this release has.',
    cure: 'Correct the name or add its table. In an indexer of your own, register the pipeline before `run`, and only once.',
    seeAlso: ['/guides/operator/indexer-stack-setup#configure-the-indexers', '/guides/developer/advanced/custom-indexer'],
    source: `${framework}/lib.rs`,
  },
  {
    id: 'indexer-no-source',
    title: 'One of remote_store_url, local_ingestion_path or rpc_api_url must be provided',
    messages: [
      {
        from: 'Log',
        text: 'One of remote_store_url, remote_store_s3, remote_store_gcs, remote_store_azure, local_ingestion_path or rpc_api_url must be provided',
      },
      {
        from: 'Log',
        text: 'One of remote_store_url, local_ingestion_path or rpc_api_url must be provided',
      },
    ],
    meaning:
      "The indexer panics at its start, because it doesn't know where checkpoints come from. The first message is that of releases that also read from S3, Google Cloud and Azure; their command line demands one source by itself, so only a program built on the framework gets that far.",
    causes: ['No option for a source was given.', 'The environment variable that should fill one of them is empty in the container.'],
    cure: 'Add `--remote-store-url` for a bucket, `--rpc-api-url` for your own full node, or `--local-ingestion-path` for a folder.',
    samples: [
      {
        language: 'sh',
        code: 'sui-indexer-alt indexer --config indexer.toml --database-url "$DATABASE_URL" \\\n  --remote-store-url https://checkpoints.testnet.sui.io',
      },
    ],
    seeAlso: ['/guides/operator/indexer-stack-setup#run'],
    source: `${framework}/ingestion/ingestion_client.rs`,
  },
  {
    id: 'indexer-checkpoint-not-found',
    title: 'Checkpoint … not found',
    messages: [
      {from: 'Log', text: 'Checkpoint … not found'},
      {from: 'Log', text: 'Failed to fetch checkpoint …: …'},
      {from: 'Log', text: 'Permanent checkpoint error: …'},
      {from: 'Log', text: 'Permanent fetch error: …'},
    ],
    meaning:
      'The source of checkpoints has no such file. At the tip this is normal for a moment; further back the indexer stands still until it appears. `Permanent checkpoint error` is the newer name of `Permanent fetch error`, and neither is tried again.',
    causes: [
      "The indexer waits for a checkpoint that isn't there yet.",
      "The pipeline's watermark lies before what the source keeps, such as 30 days on the public host or a full node's retention.",
      'The URL belongs to another network, whose numbering is different.',
    ],
    find: "Compare the number with the network's newest checkpoint: close to it means the tip, far below means that the source has pruned it.",
    cure: 'Let the indexer catch up from a bucket with the full history, and switch back to the fast source afterwards.',
    seeAlso: ['/guides/operator/indexer-stack-setup#backfill', '/guides/operator/archives#which-store-has-what'],
    source: `${framework}/ingestion/error.rs; ingestion_client.rs of MystenLabs/sui at 07ddd848 (2026) for the newer texts`,
  },
  {
    id: 'indexer-retrying',
    title: 'Retrying due to error',
    messages: [
      {from: 'Log', text: 'Retrying due to error: …'},
      {from: 'Log', text: 'Failed to decode checkpoint …: …'},
      {from: 'Log', text: 'Failed to deserialize checkpoint …: …'},
      {from: 'Log', text: 'HTTP error with status code: …'},
    ],
    meaning:
      'Fetching or reading a checkpoint failed in a way that may pass, so the indexer tries forever with growing pauses. The last two texts are those of older releases: `decode` has taken the place of `deserialize`, and a bad HTTP status now comes in the words of the storage library.',
    causes: [
      'The store limits your requests with 429, or is overloaded.',
      'The store wants credentials or a billing project and answers 400 or 403.',
      "The indexer is older than the network and can't read a new form of checkpoint data.",
    ],
    find: '`reason` in the line sorts the failures, and `total_ingested_transient_retries` counts them by it.',
    cure: 'For 4xx correct the access; for `deserialization` upgrade the indexer, since no number of retries helps there.',
    seeAlso: ['/guides/operator/indexer-stack-setup#failures-and-cures', '/guides/operator/updates'],
    source: `${framework}/metrics.rs and ingestion/ingestion_client.rs; crates/sui-indexer-alt-framework/src/ingestion/error.rs, release 1.81 (LinkUVerse/rtd at 06a2d974)`,
  },
  {
    id: 'indexer-protocol-version',
    title: 'Protocol version … is not supported',
    messages: [
      {from: 'Log', text: 'Protocol version … is not supported'},
      {from: 'Log', text: 'Failed to identify chain'},
    ],
    meaning:
      "The pipelines for protocol configurations and feature flags write down the settings of each version, and this binary doesn't contain the one that the network has just reached.",
    causes: [
      "The indexer wasn't upgraded with the rest before the protocol upgrade.",
      "The chain isn't one of the public ones, which the second message says.",
    ],
    find: 'Only the pipelines `kv_protocol_configs` and `kv_feature_flags` stop; the watermarks of all others move on.',
    cure: 'Install a release with that protocol version; the pipelines continue with the same checkpoint.',
    seeAlso: ['/guides/operator/indexer-stack-setup#upgrade-and-roll-back'],
    source: 'crates/sui-indexer-alt/src/handlers/kv_feature_flags.rs, release 1.63',
  },
  {
    id: 'indexer-database',
    title: 'Failed to connect to database',
    messages: [
      {from: 'Log', text: 'Failed to connect to database'},
      {from: 'Log', text: 'Failed to run pending migrations'},
      {from: 'Log', text: 'Commit watermark task failed to get connection for DB'},
      {from: 'Log', text: 'Committed failed to get connection for DB'},
    ],
    meaning: 'The indexer or the GraphQL server gets no connection to PostgreSQL, at its start or from its pool later on.',
    causes: [
      'Host, user or password in `--database-url` is wrong, or TLS is required and its certificate unknown.',
      'The pools of all processes together exceed `max_connections`.',
      'The role may not create tables, so migrations fail.',
    ],
    find: 'Use the same URL with `psql "$DATABASE_URL" -c "select count(*) from pg_stat_activity"`: it tests the access and shows how many connections are open.',
    cure: 'Correct the URL or give the role its rights. For exhausted pools lower `--db-connection-pool-size`, or raise the limit of the server.',
    seeAlso: ['/guides/operator/indexer-stack-setup#prepare-the-database', '/guides/operator/indexer-stack-setup#failures-and-cures'],
    keywords: ['Postgres', 'max_connections', 'migrations'],
    source: `crates/sui-indexer-alt/src/lib.rs, release 1.63; ${framework}/pipeline/concurrent`,
  },
  {
    id: 'indexer-pending-watermarks',
    title: 'Pipeline has a large number of pending commit watermarks',
    messages: [
      {from: 'Log', text: 'Pipeline has a large number of pending commit watermarks'},
      {from: 'Log', text: 'Pipeline has a large number of pending watermarks'},
    ],
    meaning: "Later checkpoints are written and an earlier one isn't, so the watermark can't move and memory fills with the difference.",
    causes: [
      'One checkpoint fails again and again, while its neighbors succeed.',
      'The database is slow for one kind of rows, for example after an index grew out of memory.',
    ],
    find: 'The field `pipeline` names it. Search the same log for `Error from handler` or `Error writing batch` with that name.',
    cure: "Remove the cause of the failing batch; the watermark jumps forward by itself afterwards. Restarting is safe and only repeats what wasn't confirmed.",
    seeAlso: ['/guides/operator/indexer-stack-setup#monitor', '/guides/developer/advanced/custom-indexer'],
    source: `${framework}/pipeline/concurrent/commit_watermark.rs`,
  },
  {
    id: 'indexer-prune-range',
    title: 'Failed to prune data for range',
    messages: [
      {from: 'Log', text: 'Failed to prune data for range: … to …: …'},
      {from: 'Log', text: 'No checkpoint mapping found for checkpoint …'},
    ],
    meaning: "The pruner couldn't delete a range of checkpoints and tries again later; until then the tables grow.",
    causes: [
      'A statement timeout or a lock of a long query ended the deletion.',
      'The table `cp_sequence_numbers`, which maps checkpoints to transactions, lacks the range because its own pipeline is behind or was pruned first.',
    ],
    find: 'The second message appears as the reason of the first; then compare the watermark of `cp_sequence_numbers` with that of the pipeline.',
    cure: 'Lower `max-chunk-size` for timeouts. For a missing mapping, run `cp_sequence_numbers` over the range, and never prune it earlier than the pipelines that use it.',
    seeAlso: ['/guides/operator/indexer-stack-setup#add-rebuild-and-prune'],
    source: `${framework}/pipeline/concurrent/pruner.rs; crates/sui-indexer-alt/src/handlers/cp_sequence_numbers.rs, release 1.63`,
  },
  {
    id: 'indexer-streaming-fallback',
    title: 'Streaming connection failed: …, falling back to ingestion',
    messages: [
      {from: 'Log', text: 'Streaming connection failed: …, falling back to ingestion'},
      {from: 'Log', text: 'Streaming ended unexpectedly'},
      {from: 'Log', text: 'Out-of-order checkpoint'},
    ],
    meaning:
      'The indexer subscribes to new checkpoints by gRPC and lost that stream; it takes the next ones from the store and then tries the stream again.',
    causes: ['The full node restarted, or refuses more subscribers.', 'A proxy closes connections that are open for long.'],
    find: '`total_streaming_connection_failures` shows how often; a few a day are harmless.',
    cure: "Stream from a full node of your own and let proxies keep gRPC streams open for hours. Data isn't lost in any case, only a few seconds.",
    seeAlso: ['/guides/operator/rpc-config#streams', '/guides/developer/advanced/custom-indexer'],
    source: `${framework}/ingestion/broadcaster.rs`,
  },
  {
    id: 'graphql-missing-watermarks',
    title: 'Missing watermarks for …',
    messages: [
      {from: 'Log', text: 'Missing watermarks for …'},
      {from: 'Log', text: 'Indexer not tracking any pipelines'},
      {from: 'Log', text: 'Failed to read watermarks: …'},
    ],
    meaning:
      'The GraphQL server reads from the database how far each pipeline has come, and pipelines that it was told to expect have left no trace.',
    causes: [
      'The indexer with these pipelines never ran against this database.',
      'The indexer configuration given to the server lists more pipelines than the indexers run.',
      'The server is connected to another database than the indexers.',
    ],
    find: 'List what is there with `select pipeline, checkpoint_hi_inclusive from watermarks order by 1`.',
    cure: 'Start the missing pipelines, or pass the server the same indexer configuration that they run with.',
    seeAlso: ['/guides/operator/indexer-stack-setup#run', '/guides/operator/indexer-stack-setup#verify'],
    source: 'crates/sui-indexer-alt-graphql/src/task/watermark.rs, release 1.63',
  },
  {
    id: 'graphql-bind',
    title: 'Failed to bind GraphQL to listen address',
    messages: [
      {from: 'Log', text: 'Failed to bind GraphQL to listen address'},
      {from: 'Log', text: 'Failed to create Ledger gRPC reader'},
      {from: 'Log', text: 'Failed to parse configuration TOML file'},
    ],
    meaning: 'The GraphQL server ends during its start; each form names the part that failed.',
    causes: [
      'The port after `--rpc-listen-address` is in use or needs more rights.',
      "The URL after `--ledger-grpc-url` isn't one, or TLS to it fails.",
      "The TOML file has a key that this release doesn't know.",
    ],
    find: "The `Caused by` line holds the operating system's or the parser's own words, with the line number of the file.",
    cure: 'Free the port, correct the URL with its scheme, or compare the file with the output of `generate-config`.',
    seeAlso: ['/guides/operator/indexer-stack-setup#run', '/guides/operator/archival-stack-setup#connect'],
    source: 'crates/sui-indexer-alt-graphql/src/lib.rs and main.rs, release 1.63',
  },
  {
    id: 'consistent-store-snapshot',
    title: 'Missed snapshot … for …',
    messages: [
      {from: 'Log', text: 'Missed snapshot … for …, got …'},
      {from: 'Log', text: 'Out-of-order batch for …: expected …, got …'},
      {from: 'Log', text: 'No pipelines registered with the synchronizer'},
    ],
    meaning:
      'The consistent store keeps its pipelines in step so that they can answer for one and the same checkpoint, and they are not in step.',
    causes: [
      'A restore covered only some of the pipelines, so they start at different checkpoints.',
      'A pipeline was added to a store that is already in use.',
    ],
    cure: 'Delete the database folder and restore all pipelines in one run from the same formal snapshot.',
    seeAlso: ['/guides/operator/indexer-stack-setup#restore-the-consistent-store'],
    source: 'crates/sui-indexer-alt-consistent-store/src/store/synchronizer.rs, release 1.63',
  },
  {
    id: 'restore-epoch-unavailable',
    title: 'Requested epoch … is not available in the snapshot store',
    messages: [
      {from: 'Log', text: 'Requested epoch … is not available in the snapshot store'},
      {from: 'Log', text: 'Snapshot for epoch … is not complete'},
      {from: 'Log', text: 'No formal snapshot source provided'},
    ],
    meaning: "The restore of the consistent store begins with a formal snapshot, and can't use the one it was pointed at.",
    causes: [
      'The epoch is older than the retention of the bucket.',
      "Its upload hasn't finished.",
      'No option names a bucket or an HTTP address.',
    ],
    cure: 'Leave the epoch out to take the newest complete one, and name a source such as `--http` with the public address.',
    seeAlso: ['/guides/operator/indexer-stack-setup#restore-the-consistent-store', '/guides/operator/snapshots#where-they-are'],
    source: 'crates/sui-indexer-alt-consistent-store/src/restore/formal_snapshot.rs, release 1.63',
  },
];
