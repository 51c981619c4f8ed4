import type {ErrorEntry} from '../model';

const node = 'crates/sui-node/src/lib.rs, release 1.63';
const nodeConfig = 'crates/sui-config/src/node.rs, release 1.63';
const authority = 'crates/sui-core/src/authority.rs, release 1.63';

/** Start-up, configuration, keys, forks and protocol versions. */
export const nodeStart: readonly ErrorEntry[] = [
  {
    id: 'failed-to-start-node',
    title: 'Failed to start node',
    messages: [{from: 'Log', text: 'Failed to start node: …'}],
    meaning:
      'The process read its configuration, could not bring a part of the node up, and exits with status 1. The reason follows in the same line.',
    causes: [
      "A file that the configuration names is missing or can't be read by the service's user.",
      'A port is taken.',
      'The database on disk belongs to another network than the genesis blob.',
    ],
    find: 'Print the whole chain of reasons with `journalctl --unit sui-node --lines 50 --no-pager`; the last `Caused by` is the one to act on.',
    cure: 'Repair that one thing before you restart. After five quick failures systemd stops trying, so run `systemctl reset-failed sui-node` first.',
    seeAlso: ['/guides/operator/sui-full-node#start-and-verify', '/guides/operator/observability#read-the-log'],
    keywords: ['sui-node', 'startup', 'exit code 1'],
    source: 'crates/sui-node/src/main.rs, release 1.63',
  },
  {
    id: 'unable-to-load-config',
    title: 'Unable to load config from …',
    messages: [{from: 'Log', text: 'Unable to load config from …'}],
    meaning: "The file after `--config-path` can't be opened or isn't a node configuration.",
    causes: [
      'The path is relative and the service starts in another working directory.',
      'The YAML is broken, usually by an indentation that mixes two levels.',
      'A required key, such as `db-path` or `genesis`, is missing or has a value of the wrong type.',
    ],
    find: 'The line below names the key and the line number.',
    cure: "Use absolute paths, correct the key, and compare with a complete sample. A misspelled key isn't reported: unknown keys are ignored.",
    seeAlso: ['/guides/operator/sui-full-node#configure'],
    keywords: ['fullnode.yaml', 'validator.yaml'],
    source: 'crates/sui-config/src/lib.rs, release 1.63',
  },
  {
    id: 'unable-to-load-genesis',
    title: 'Unable to load Genesis from …',
    messages: [
      {from: 'Log', text: 'Unable to load Genesis from …'},
      {from: 'Log', text: 'Unable to parse Genesis from …'},
    ],
    meaning: "The first form says that the blob isn't there, the second that what is there isn't a genesis blob.",
    causes: [
      "`genesis-file-location` points at a path inside the container that isn't mounted.",
      'The download saved a web page or a Git LFS pointer rather than the file.',
    ],
    find: '`ls -l` shows the size: a blob has many megabytes on the public networks, an error page a few kilobytes.',
    cure: 'Download the blob of your network again and compare its hash before you start the node.',
    seeAlso: ['/guides/operator/genesis#get-the-blob', '/guides/operator/genesis#prove-that-it-is-the-right-one'],
    source: 'crates/sui-config/src/genesis.rs, release 1.63',
  },
  {
    id: 'invalid-keypair-file',
    title: 'Invalid keypair file at path …',
    messages: [
      {from: 'Log', text: 'Invalid keypair file at path …: …'},
      {from: 'Log', text: 'Invalid authority keypair file at path …'},
      {from: 'Log', text: 'Invalid authority keypair file …'},
    ],
    meaning: "A validator loads all of its keys before it starts, and panics when one can't be read.",
    causes: [
      'Files were swapped: the protocol key is a BLS key in a format of its own, and the others carry a scheme flag.',
      "The file isn't readable for the service's user after a restore.",
      'A key was pasted with a line break or as hexadecimal.',
    ],
    find: '`sui keytool load-keypair` on a copy of the file prints the scheme it holds: `bls12381` belongs to `protocol-key-pair`, and `ed25519` to the network and worker keys.',
    cure: "Put the right file in place, owned by the service's user with mode 600.",
    seeAlso: ['/guides/operator/validator-config#keys', '/references/cli/keytool#load-keypair'],
    source: nodeConfig,
  },
  {
    id: 'invalid-keypair-type',
    title: 'Invalid keypair type: …, only Ed25519 is allowed',
    messages: [
      {from: 'Log', text: 'Invalid keypair type: …, only Ed25519 is allowed for worker key'},
      {from: 'Log', text: 'Invalid keypair type: …, only Ed25519 is allowed for network key'},
    ],
    meaning: "The key is valid and of a scheme that the network connections of a node don't use.",
    causes: [
      '`sui keytool generate` was called with another scheme.',
      'The account key, which may be of any scheme, was named under `network-key-pair`.',
    ],
    cure: 'Create an Ed25519 key for this role. On an active validator, register its public part first, because the committee expects the old one until the epoch ends.',
    seeAlso: ['/guides/operator/validator-tasks#rotate', '/guides/operator/validator-config#keys'],
    source: nodeConfig,
  },
  {
    id: 'validator-missing-consensus-config',
    title: 'Node is missing consensus config',
    messages: [
      {from: 'Log', text: 'Node is missing consensus config'},
      {from: 'Log', text: 'Validator is missing consensus config'},
    ],
    meaning:
      'The protocol key of this node is in the committee, yet its configuration describes a full node. Up to release 1.72 the line began with `Validator`.',
    causes: [
      'A validator was started with the configuration of its full node.',
      '`consensus-config` was removed while the file was cleaned up, or is indented under another key.',
    ],
    find: 'Ask the running configuration with `curl -s localhost:1337/node-config | grep -A3 consensus`.',
    cure: 'Add the `consensus-config` section with its own `db-path` and restart. If this machine is meant to be a full node, give it keys of its own at once: two machines with one protocol key endanger the validator.',
    seeAlso: ['/guides/operator/validator-config#configuration'],
    source: 'crates/sui-node/src/lib.rs of MystenLabs/sui after 6ea643cecc (release 1.73), and of release 1.63',
  },
  {
    id: 'failed-to-bind',
    title: 'Failed to bind to …',
    messages: [{from: 'Log', text: 'Failed to bind to …: …'}],
    meaning: "The validator's transaction interface can't listen on its address.",
    causes: [
      'Another process has the port, very often the previous instance that is still shutting down.',
      "`network-address` names an address that isn't on this machine, such as the public one behind NAT.",
      "The port is below 1024 and the service isn't root.",
    ],
    find: '`ss -ltnp | grep 8080` names the process that holds the port.',
    cure: 'Stop the other process, and listen on `/ip4/0.0.0.0/tcp/8080/http` behind NAT; the public address belongs into the onchain metadata only.',
    seeAlso: ['/guides/operator/validator-config#ports', '/guides/operator/validator-tasks#reach'],
    keywords: ['Address already in use', 'port 8080'],
    source: node,
  },
  {
    id: 'unsupported-protocol-version',
    title: 'Unsupported protocol version',
    messages: [
      {
        from: 'Log',
        text: 'Unsupported protocol version. The network is at …, but this SuiNode only supports: …. Shutting down.',
      },
      {
        from: 'Log',
        text: 'Network protocol version is …, but the minimum supported version by the binary is …. Please upgrade the binary.',
      },
    ],
    meaning: "The network runs rules that this binary doesn't contain, so the node exits rather than compute a different state.",
    causes: [
      'The network upgraded at an epoch change before you updated.',
      'A rollback went back too far.',
      'A node that replays old history runs a release that no longer supports the version of that time.',
    ],
    find: 'Both numbers are in the message; the release that introduces a protocol version is in its notes.',
    cure: "Install a release that supports the network's version and start again. The database is intact and the node continues where it stopped.",
    samples: [{language: 'sh', code: '/opt/sui/bin/sui-node --version\nsystemctl reset-failed sui-node && systemctl restart sui-node'}],
    seeAlso: ['/guides/operator/updates#the-deadline-of-a-protocol-upgrade', '/concepts/sui-architecture/protocol-upgrades'],
    keywords: ['upgrade', 'deadline', 'old binary'],
    source: `${authority}; crates/sui-protocol-config/src/lib.rs, release 1.63`,
  },
  {
    id: 'next-version-unsupported',
    title: 'validator does not support next_epoch_protocol_version',
    messages: [
      {
        from: 'Log',
        text: 'validator does not support next_epoch_protocol_version … - will shut down after reconfig unless upgraded',
      },
    ],
    meaning:
      "Enough stake voted for a protocol version that your binary doesn't have, and it takes effect with the epoch that is about to begin.",
    causes: ["The release with the new version wasn't installed in time."],
    find: 'The remaining time is that of the epoch; `sui client` or any explorer shows when it began.',
    cure: "Upgrade now. The validator can't build the last checkpoint of the epoch itself, takes it from the others, and stops afterwards if the binary is still the old one.",
    seeAlso: ['/guides/operator/updates', '/guides/operator/validator-tasks#votes'],
    source: authority,
  },
  {
    id: 'upgraded-packages-not-local',
    title: 'upgraded system packages … are not locally available',
    messages: [
      {
        from: 'Log',
        text: 'upgraded system packages … are not locally available, cannot create ChangeEpochTx. validator binary must be upgraded to the correct version!',
      },
      {from: 'Log', text: 'Framework mismatch -- binary: …'},
    ],
    meaning: 'Your binary knows the new protocol version and contains another build of the framework than the one the committee voted for.',
    causes: [
      'The binary was built from a branch or with local changes rather than from the tag.',
      'A release candidate is running that was replaced by a patch release.',
    ],
    find: 'Compare the commit in `sui-node --version` with that of the announced release.',
    cure: 'Install the announced build. The validator can still follow into the new epoch, since the framework then comes from the network.',
    seeAlso: ['/guides/operator/updates#verify', '/guides/operator/validator-tasks#votes'],
    source: authority,
  },
  {
    id: 'checkpoint-fork',
    title: 'Checkpoint fork detected',
    messages: [
      {from: 'Log', text: 'Local checkpoint fork detected for sequence number: …'},
      {from: 'Log', text: 'Local checkpoint fork detected!'},
      {from: 'Log', text: 'Checkpoint fork detected! Node startup halted. Sleeping indefinitely.'},
      {from: 'Log', text: 'Checkpoint fork detected! Returning error.'},
    ],
    meaning:
      'This validator computed a checkpoint that differs from the one the committee certified. It stops, remembers the fork in its database, and refuses to start again. Since release 1.76, another version of the node starts again if the network has certified the outcome.',
    causes: [
      'The binary differs from that of the committee, for example a wrong build or a version with a known fault.',
      'The database is damaged, by a disk error or a copy that was taken while the node ran.',
      'Software that all run has a non-deterministic fault; then several validators report the same checkpoint.',
    ],
    find: 'The sequence number and both digests are in the log and in the metric `checkpoint_fork_crash_mode`. Ask other operators whether they halted at the same number.',
    cure: 'If you are alone, install the right binary and restore from a snapshot. If others are affected, wait for instructions: recovery goes through `fork-recovery` overrides that everybody has to set alike. Keep logs and database until it is explained.',
    seeAlso: ['/guides/operator/alerts#fork', '/guides/operator/validator-tasks#incidents'],
    keywords: ['fork', 'digest mismatch', 'halted'],
    source: `crates/sui-core/src/checkpoints/mod.rs, release 1.63; ${node}`,
  },
  {
    id: 'transaction-fork',
    title: 'Transaction fork detected',
    messages: [
      {from: 'Log', text: 'Transaction … is expected to have effects digest …, but got …!'},
      {from: 'Log', text: 'Transaction fork detected! Node startup halted. Sleeping indefinitely.'},
      {from: 'Log', text: 'fork detected!'},
    ],
    meaning: 'Executing one transaction gave other effects here than the certified ones.',
    causes: [
      "An input object in the local database isn't what the network has, after damage to the disk or an unclean copy.",
      "The executing code differs from the committee's.",
      'The memory of the machine is faulty.',
    ],
    find: 'Note the transaction digest, then run `sui-tool fetch-transaction` to see what the validators have. Look for ECC and NVMe errors in `dmesg`.',
    cure: "Restore from a formal snapshot, which is verified against the committee's state hash; don't reuse the old database. Replace the hardware if it happens twice.",
    seeAlso: [
      '/guides/operator/alerts#fork',
      '/guides/operator/snapshots#restore-a-formal-snapshot',
      '/guides/operator/node-tools#sui-tool',
    ],
    source: `${authority}; ${node}`,
  },
  {
    id: 'split-brain',
    title: 'Split brain detected in checkpoint signature aggregation',
    messages: [
      {
        from: 'Log',
        text: 'Split brain detected in checkpoint signature aggregation for checkpoint …. Remaining stake: …, Digests by stake: …',
      },
      {from: 'Log', text: 'Validator … has mismatching checkpoint digest …, we have digest …'},
    ],
    meaning:
      'Validators signed different contents for one checkpoint. The warning means that a quorum signed a digest that differs from the one of this node; the error means that no content can reach a quorum any more.',
    causes: [
      'This validator runs a wrong build, which shows as the warning alone.',
      'The committee is divided by a non-deterministic fault.',
    ],
    find: '`Digests by stake` shows how the stake is divided; `remote_checkpoint_forks` counts the warnings and `split_brain_checkpoint_forks` the errors.',
    cure: 'For the warning, treat it as a fork of your own node. For the error, go to the incident channel of the validators and change nothing on your own.',
    seeAlso: ['/guides/operator/alerts#fork', '/guides/operator/validator-tasks#incidents'],
    source: 'crates/sui-core/src/checkpoints/mod.rs, release 1.63',
  },
  {
    id: 'invalid-checkpoint-override',
    title: 'Invalid checkpoint digest override',
    messages: [{from: 'Log', text: 'Invalid checkpoint digest override for seq …: …'}],
    meaning: "An entry of `fork-recovery.checkpoint-overrides` isn't a checkpoint digest, so the node doesn't start.",
    causes: [
      'The digest lost a character, or is hexadecimal instead of Base58.',
      'A transaction digest was entered in the table for checkpoints.',
    ],
    cure: 'Copy the sequence number and digest from the announcement once more. Remove the whole section when the incident is over.',
    seeAlso: ['/guides/operator/validator-tasks#incidents'],
    source: node,
  },
  {
    id: 'inconsistent-state',
    title: 'Inconsistent state detected: root state hash',
    messages: [
      {
        from: 'Log',
        text: 'Inconsistent state detected: root state hash: …, live object set hash: …',
      },
      {from: 'Log', text: 'Sui conservation consistency check failed: …'},
    ],
    meaning: 'At the end of an epoch the node compared its live objects with the hash that it had kept up to date, and they differ.',
    causes: ['Objects are missing or damaged in the database.', "The node was restored from data that wasn't verified."],
    find: 'The check only runs where `expensive-safety-check-config` turns it on, so other nodes with the same damage say nothing.',
    cure: "Take the node out of service and restore it with `--verify normal` or stricter. Don't make snapshots from it.",
    seeAlso: ['/guides/operator/snapshots#what-is-verified'],
    source: authority,
  },
  {
    id: 'restored-with-old-tool',
    title: 'enable_multi_epoch_transaction_expiration is enabled but no transaction data found for previous epoch',
    messages: [
      {
        from: 'Log',
        text: 'enable_multi_epoch_transaction_expiration is enabled but no transaction data found for previous epoch …. This indicates the node was restored using an old version of sui-tool that does not backfill the table. Please restore from a snapshot using the latest version of sui-tool.',
      },
    ],
    meaning:
      'Since transactions may stay valid across an epoch change, a node needs the digests of the previous epoch to recognize one that was executed already, and this database has none.',
    causes: ['The snapshot was restored by a `sui-tool` older than the node.', 'A database copy was put together from parts.'],
    cure: 'Restore once more with the `sui-tool` of the release that the node runs.',
    seeAlso: ['/guides/operator/snapshots#restore-a-formal-snapshot'],
    source: authority,
  },
  {
    id: 'consensus-start-timeout',
    title: 'Timed out after … waiting for Consensus to start!',
    messages: [
      {from: 'Log', text: 'Timed out after … waiting for Consensus to start!'},
      {from: 'Log', text: 'Own authority should be among the consensus authorities!'},
    ],
    meaning: "The validator is in the committee, and its consensus process didn't come up.",
    causes: [
      "The registered worker key isn't the one in `worker-key-pair`, so consensus doesn't find itself in the committee.",
      'The consensus database is on a slow or full disk, and recovering it takes too long.',
    ],
    find: 'Compare the keys that `sui validator display-metadata` prints with those of the files.',
    cure: 'Put the registered key in place and restart. With a slow recovery, free disk space and look at the latency before you touch the consensus database.',
    seeAlso: ['/guides/operator/validator-tasks#rotate', '/guides/operator/validator-config#what-can-go-wrong'],
    keywords: ['Mysticeti', 'worker key'],
    source: 'crates/sui-core/src/consensus_manager/mod.rs, release 1.63; second text from /guides/operator/validator-config',
  },
  {
    id: 'jwk-fetch-failed',
    title: 'Error when fetching JWK for provider',
    messages: [
      {from: 'Log', text: 'Error when fetching JWK for provider … …'},
      {from: 'Log', text: 'Invalid provider string'},
    ],
    meaning:
      "Validators load the public keys of zkLogin providers from the internet and agree on them; this one couldn't get them and tries again in 30 seconds.",
    causes: [
      'Outgoing HTTPS is closed by a firewall.',
      'The provider is down, or limits requests from your address.',
      'A name under `zklogin-oauth-providers` is unknown to this release, which ends in a panic rather than a warning.',
    ],
    find: '`curl -sS https://www.googleapis.com/oauth2/v3/certs | head -c 200` from the same host tells whether the way out is open.',
    cure: 'Open outgoing port 443. A single provider that fails for a while does no harm, because the quorum of the others keeps the keys current.',
    seeAlso: ['/guides/operator/validator-config#ports', '/concepts/cryptography/zklogin'],
    source: node,
  },
];
