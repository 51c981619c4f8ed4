import {mainnetSince} from '../../facts/mainnet-since';
import type {Release} from '../types';

const releases = 'https://github.com/MystenLabs/sui/releases/tag';
const pulls = 'https://github.com/MystenLabs/sui/pull';

/** The page of release notes as it was stored in June 2026, with releases up to 1.73. */
const notesPage = 'https://docs.sui.io/references/release-notes';

/** Releases 1.70 to 1.78, newest first. */
export const from170To178: readonly Release[] = [
  {
    version: '1.78',
    tag: 'mainnet-v1.78.1',
    protocol: 135,
    date: {kind: 'released', day: '2026-08-27'},
    stage: 'mainnet',
    title: 'source verification with the original compiler',
    evidence: [
      {source: `${releases}/mainnet-v1.78.1`, shows: 'date, protocol version, notes (27330, 27632, 27676, 27567)'},
      {source: `${pulls}/27438`, shows: 'verify-source with the original toolchain, in 1.77 or 1.78'},
    ],
    changes: [
      {
        audience: 'apps',
        text: '[`sui client verify-source`] fetches the release that a package was published with and rebuilds with that. A newer compiler on your machine no longer makes honest source look wrong; see [Verify the source].',
        links: ['references/cli/client/packages#verify-source', 'guides/developer/advanced/package-management#verify'],
        changed: ['references/cli/client/packages'],
      },
      {
        audience: 'apps',
        text: 'Move code can ask an `UpgradeCap` for the ID of the first version of its package, with [`original_package_id`].',
        links: ['references/framework/sui/package#fun-original_package_id'],
      },
      {
        audience: 'integrators',
        text: 'Where an object has another version or digest than a transaction expects, the [gRPC error] names the object, so a client knows what to [read again].',
        links: ['guides/developer/advanced/grpc#what-can-go-wrong', 'guides/developer/advanced/common-errors#objects'],
      },
      {
        audience: 'operators',
        text: 'The [archival service] can open a second port without TLS for callers inside your network, by `plaintext-address`.',
        links: ['guides/operator/archival-stack-setup#serve-it'],
        changed: ['guides/operator/archival-stack-setup'],
      },
    ],
  },
  {
    version: '1.77',
    tag: 'mainnet-v1.77.3',
    protocol: 134,
    date: {kind: 'released', day: '2026-08-23'},
    stage: 'mainnet',
    title: 'the command line pays from the address balance',
    evidence: [
      {source: `${releases}/mainnet-v1.77.3`, shows: 'date, protocol version'},
      {source: `${releases}/testnet-v1.77.2`, shows: 'notes 27291, 27492'},
      {source: `${pulls}/27291`, shows: 'what gas selection does with coins'},
    ],
    changes: [
      {
        audience: 'apps',
        text: 'Without `--gas`, the CLI lets the full node choose what pays, and your [address balance] counts too. All your SUI coins end up [merged into one]: name a coin with [`--gas`] if you keep several for parallel transactions.',
        links: ['guides/developer/coin/address-balances#gas', 'concepts/transactions/gas-smashing', 'references/cli/client#gas-options'],
        changed: ['references/cli/client', 'concepts/transactions/gas-smashing'],
      },
      {
        audience: 'apps',
        text: '[`sui client send-funds`] has `--from-address-balance` in place of `--stateless`, which is gone.',
        links: ['references/cli/client/payments#send-funds'],
        changed: ['references/cli/client/payments'],
      },
      {
        audience: 'integrators',
        text: 'GraphQL says `FEATURE_UNAVAILABLE` where its operator does not index transactions [by affected object]. It used to answer as if there were none.',
        links: ['references/sui-graphql#errors'],
      },
      {
        audience: 'operators',
        text: 'The patch 1.77.3 brought protocol 134 to Mainnet days before 1.78 was out. [Watch for patches] as closely as for releases.',
        links: ['guides/operator/updates#when-releases-come'],
      },
    ],
  },
  {
    version: '1.76',
    tag: 'mainnet-v1.76.1',
    protocol: 130,
    date: {kind: 'released', day: '2026-07-29'},
    stage: 'mainnet',
    title: 'filtered lists and streams over gRPC',
    evidence: [
      {source: `${releases}/mainnet-v1.76.1`, shows: 'date, protocol version, the new index, notes 27149 and 27203'},
      {source: `${pulls}/27257`, shows: 'the List and Subscribe methods in sui.rpc.v2'},
      {source: `${pulls}/27347`, shows: 'JSON-RPC off in the week of July 27, 2026'},
    ],
    changes: [
      {
        audience: 'integrators',
        text: 'gRPC lists [transactions], [events] and checkpoints by filter and streams them live, in its stable version. Together with point lookups, that covers [what JSON-RPC did].',
        links: [
          'references/fullnode-protocol/ledger-service#list-transactions',
          'references/fullnode-protocol/subscription-service#subscribe-events',
          'guides/developer/advanced/json-rpc-migration',
        ],
        changed: ['guides/developer/advanced/json-rpc-migration'],
      },
      {
        audience: 'integrators',
        text: 'In the week of this release the public full nodes [stopped answering JSON-RPC].',
        links: ['guides/developer/getting-started/data-serving#json-rpc-is-off'],
        changed: ['guides/developer/getting-started/data-serving'],
      },
      {
        audience: 'operators',
        text: 'The gRPC index has a new store. At its first start a node [builds it again], which can take about an hour and a half, and for part of that time it serves no HTTP. Plan [the update] for it.',
        links: ['guides/operator/data-management#indexes', 'guides/operator/updates#before-you-replace-the-binary'],
        changed: ['guides/operator/data-management', 'guides/operator/updates'],
      },
      {
        audience: 'operators',
        text: 'Validators take `admission-queue-bypass-fraction` out of their [configuration]: all transactions now queue by gas price.',
        links: ['guides/operator/validator-config#configuration'],
      },
      {
        audience: 'apps',
        text: 'Protocol 130 runs `init` of a module that an [upgrade] adds, and adds [`sui::scratch`], a store that lasts as long as one transaction.',
        links: ['concepts/sui-move-concepts/packages/upgrade', 'references/framework/sui/scratch'],
        changed: ['concepts/sui-move-concepts/packages/upgrade'],
      },
    ],
  },
  {
    version: '1.75',
    tag: 'mainnet-v1.75.2',
    protocol: 129,
    date: {kind: 'released', day: '2026-07-15'},
    stage: 'mainnet',
    title: 'nodes read history from more clouds',
    evidence: [
      {
        source: 'https://raw.githubusercontent.com/api-evangelist/mysten-labs/refs/heads/main/changelog/mysten-labs-changelog.yml',
        shows: 'date',
      },
      {source: `${releases}/devnet-v1.75.0`, shows: 'protocol version, notes (26914, 27063, 27026, 27035)'},
    ],
    changes: [
      {
        audience: 'operators',
        text: 'State sync can fetch old checkpoints from a Google Cloud bucket, and `remote-store-headers` names the project that pays for the requests: [Let a node fall back to a store].',
        links: ['guides/operator/archives#fallback'],
        changed: ['guides/operator/archives'],
      },
      {
        audience: 'operators',
        text: '`RUST_LOG_TAILS` writes chosen parts of [the log] to files of their own, beside the usual output.',
        links: ['guides/operator/observability#read-the-log'],
      },
      {
        audience: 'integrators',
        text: 'Cursors of the gRPC lists were encoded anew. A client that stored one starts its [pagination] again.',
        links: ['guides/developer/advanced/grpc#go-through-pages'],
      },
      {
        audience: 'apps',
        text: 'An entry can be put into the middle of a [linked table], with `insert_before` and `insert_after`.',
        links: ['references/framework/sui/linked_table#fun-insert_before'],
      },
    ],
  },
  {
    version: '1.74',
    tag: 'mainnet-v1.74.1',
    protocol: 128,
    date: {kind: 'released', day: '2026-07-01'},
    stage: 'mainnet',
    title: 'epochs that end by the clock',
    evidence: [{source: `${releases}/mainnet-v1.74.1`, shows: 'date, protocol version, notes (26996, 26763, 26991, 27012, 26998)'}],
    changes: [
      {
        audience: 'apps',
        text: `Since protocol ${mainnetSince.epochsByTime} an [epoch] on Mainnet ends with the first commit after its planned end, with no vote. What that means for deadlines in Move is under [Use the epoch].`,
        links: ['concepts/sui-architecture/epochs#the-end-of-an-epoch', 'guides/developer/sui-101/access-time#use-the-epoch'],
        changed: ['concepts/sui-architecture/epochs', 'guides/developer/sui-101/access-time'],
      },
      {
        audience: 'apps',
        text: '[`sui move lint`] runs the linters alone. For local forks, `--forking-mode` became [`--skip-signing`].',
        links: ['references/cli/move#lint', 'references/cli/client#processing-options'],
        changed: ['references/cli/move'],
      },
      {
        audience: 'integrators',
        text: 'A [gasless transfer] can be simulated with its gas price of 0, as it will be sent.',
        links: ['guides/developer/coin/gasless-transfers#send'],
      },
      {
        audience: 'apps',
        text: 'On Testnet, Move can compute in the group [Ristretto255] and verify [range proofs], which show that a hidden amount is within bounds.',
        links: ['references/framework/sui/ristretto255', 'references/framework/sui/rangeproofs'],
      },
    ],
  },
  {
    version: '1.73',
    tag: 'mainnet-v1.73.2',
    protocol: 126,
    date: {kind: 'released', day: '2026-06-17'},
    stage: 'mainnet',
    title: 'a formatter in the command line',
    evidence: [
      {source: `${releases}/mainnet-v1.73.2`, shows: 'date, protocol version, notes (26521, 26594, 26697, 26849)'},
      {source: 'MystenLabs/sui crates/sui-protocol-config/src/lib.rs@0014992210', shows: 'protocol 126 and the fix 26816'},
    ],
    changes: [
      {
        audience: 'apps',
        text: '[`sui move format`] calls the formatter for Move, so that the command line and [an editor] agree.',
        links: ['references/cli/move#format', 'references/ide/move#format'],
        changed: ['references/cli/move', 'references/ide/move'],
      },
      {
        audience: 'integrators',
        text: 'GraphQL finds a [checkpoint] by its digest, besides its number.',
        links: ['references/sui-api/sui-graphql/reference/operations/queries/checkpoint'],
      },
      {
        audience: 'operators',
        text: 'Protocol 126 makes the repair of the outages of May part of the protocol. They began with transactions whose [withdrawals] exceeded the balance.',
        links: ['concepts/address-balances'],
      },
    ],
  },
  {
    version: '1.72',
    tag: 'mainnet-v1.72.2',
    protocol: 125,
    date: {kind: 'released', day: '2026-05-20'},
    stage: 'mainnet',
    title: 'address balances and gasless stablecoins on Mainnet',
    evidence: [
      {source: `${releases}/mainnet-v1.72.2`, shows: 'date, notes (26504, 26417)'},
      {source: 'https://github.com/MystenLabs/sui/issues/26830', shows: 'Mainnet at protocol 125 on May 29, 2026, and the patch 1.72.3'},
      {source: 'MystenLabs/sui crates/sui-protocol-config/src/lib.rs@0014992210', shows: 'authenticated events on Mainnet'},
      {source: 'https://coinreported.com/?p=15421', shows: 'the outages of May 28 and 29, after the report of the Sui Foundation'},
    ],
    changes: [
      {
        audience: 'apps',
        text: 'An address can hold money as [a balance], without coins to choose, split or merge: [how to use it]. It can pay [gas] too.',
        links: ['concepts/address-balances', 'guides/developer/coin/address-balances', 'guides/developer/coin/address-balances#gas'],
        changed: ['concepts/address-balances', 'guides/developer/coin/address-balances'],
      },
      {
        audience: 'apps',
        text: 'Transfers of [certain stablecoins] between such balances cost no gas, and the sender needs no SUI.',
        links: ['guides/developer/coin/gasless-transfers#coins'],
        changed: ['guides/developer/coin/gasless-transfers'],
      },
      {
        audience: 'integrators',
        text: 'Money can arrive without a coin object. An exchange that counts coins alone does not see it: read [what counts as a deposit] before your users send some.',
        links: ['guides/operator/exchange-integration#deposits'],
        changed: ['guides/operator/exchange-integration'],
      },
      {
        audience: 'apps',
        text: 'Packages can emit [events that a reader can prove], so that an indexer need not be trusted.',
        links: ['guides/developer/sui-101/using-events#events-that-a-reader-can-prove'],
        changed: ['guides/developer/sui-101/using-events'],
      },
      {
        audience: 'operators',
        text: 'Mainnet stopped three times on May 28 and 29, and patches of this release brought it back. [Update a node] says how to hear of such a patch in time.',
        links: ['guides/operator/updates#when-releases-come'],
      },
    ],
  },
  {
    version: '1.71',
    tag: 'mainnet-v1.71.1',
    protocol: 123,
    date: {kind: 'seen', day: '2026-05-07'},
    stage: 'mainnet',
    title: 'tidier dynamic fields',
    evidence: [
      {source: 'https://github.com/OpenZeppelin/contracts-sui/pull/314', shows: 'in use on May 7, 2026'},
      {source: notesPage, shows: 'protocol version, notes (26226, 26248, 25863)'},
    ],
    changes: [
      {
        audience: 'apps',
        text: '[Dynamic fields] can be overwritten with `replace`. [`exists`] and `remove_opt` take over from `exists_` and `remove_if_exists`, which are deprecated.',
        links: ['concepts/dynamic-fields', 'references/framework/sui/dynamic_field#fun-exists'],
        changed: ['concepts/dynamic-fields'],
      },
      {
        audience: 'integrators',
        text: 'GraphQL checks a signature of any scheme with [`verifySignature`]; the query for zkLogin alone is deprecated.',
        links: ['references/sui-api/sui-graphql/reference/operations/queries/verify-signature'],
      },
    ],
  },
  {
    version: '1.70',
    tag: 'mainnet-v1.70.2',
    protocol: 121,
    date: {kind: 'seen', day: '2026-04-23'},
    stage: 'mainnet',
    title: 'multiplying without an overflow',
    evidence: [
      {source: notesPage, shows: 'protocol version, notes (23295, 26051, 26070, 26116)'},
      {source: 'shinamicorp/sui-docker .github/workflows/docker.yaml@61fd9ad7', shows: 'in use on April 23, 2026'},
    ],
    changes: [
      {
        audience: 'apps',
        text: 'Each integer type gets [`mul_div`], which multiplies two numbers and divides the product before it has to fit into the type. [`div_ceil`] takes over from `divide_and_round_up`, which is deprecated.',
        links: ['references/framework/std/u64#fun-mul_div', 'references/framework/std/u64#fun-div_ceil'],
      },
      {
        audience: 'integrators',
        text: 'A Move value of the type `TypeName` is plain text in the JSON of an [object], and no longer an object with a field of its own.',
        links: ['guides/developer/advanced/json-rpc-migration#json-by-type'],
      },
      {
        audience: 'integrators',
        text: 'In the Rust indexing framework, a new pipeline that prunes [starts] as far back as it keeps, instead of reading all of history first.',
        links: ['guides/developer/advanced/custom-indexer#run-it'],
      },
    ],
  },
];
