import type {Claim} from './types';

/** Statements in prose, tables and configurations, each with the place in the sources that decides it. */
export const statements: readonly Claim[] = [
  {
    kind: 'list',
    subject: 'shared objects with fixed IDs',
    page: 'docs/concepts/object-ownership/shared.mdx',
    entry: /^\| `(0x[0-9a-f]+)` \|/,
    file: 'crates/sui-types/src/lib.rs',
    read: {macro: 'built_in_ids', names: /_OBJECT_ID$/},
    leftOut: {'0x7': 'only system transactions use it', '0xacc': 'only system transactions write it'},
  },
  {
    kind: 'list',
    subject: 'editions of Move',
    page: 'docs/references/package-managers/manifest-reference.mdx',
    entry: /^\| `(2024\S*|legacy|development)` \||\balso parses `(\w+)`/,
    file: 'external-crates/move/crates/move-compiler/src/editions/mod.rs',
    read: {associated: 'edition'},
    leftOut: {'2024.migration': 'the compiler itself uses it while it migrates a package'},
  },
  {
    kind: 'refused',
    subject: 'archives that state sync refuses',
    file: 'crates/sui-network/src/state_sync/mod.rs',
    receiver: 'ingestion_url',
    method: 'contains',
    gives: /^\s*(?:- )?ingestion-url:\s*"?([^\s"]+)/,
  },
  {
    kind: 'absence',
    subject: 'GraphQL subscriptions',
    says: /\bno subscriptions\b/,
    unless: /not yet available|@mysten\/sui|schema of the SDK/,
    file: 'crates/sui-indexer-alt-graphql/src/api/subscription/mod.rs',
    definition: 'Subscription',
  },
  {
    kind: 'contradicted',
    subject: 'default order of JSON-RPC',
    says: /default order: newest first/,
    in: 'package',
    file: '@mysten/sui/src/jsonRpc/types/params.ts',
    by: /default to false \(ascending order\)/,
  },
  {
    kind: 'contradicted',
    subject: 'expiration of transactions of the SDK',
    says: /Transactions built with a 2\.x client expire after the next epoch unless/,
    in: 'package',
    file: '@mysten/sui/CHANGELOG.md',
    by: /Only set ValidDuring expiration when there are no versioned objects/,
  },
  {
    kind: 'agree',
    subject: 'checkpoints in an epoch',
    says: /\b(\d{3},\d{3})(?: \[?checkpoints?\]?[^.]{0,60}about four a second| an epoch)/,
  },
  {kind: 'agree', subject: 'commit of one release', says: /\b(1\.\d+\.\d+-[0-9a-f]{8,})\b/},
  {
    kind: 'differ',
    subject: 'genesis of Mainnet and of Testnet',
    says: /\[?Genesis\]?[^.]*\bare the same on Testnet\b/,
    figures: ['networks.mainnet.chainDigest', 'networks.testnet.chainDigest'],
  },
  {
    kind: 'dated',
    subject: '"now" beside a version',
    says: /\b(?:protocol|release) (?:version )?\d+(?:\.\d+)* now\b|\bnow (?:at|on) (?:protocol|release) \d+/,
  },
  {
    kind: 'defaults',
    subject: 'default read masks of gRPC',
    folder: 'crates/sui-rpc-api/src/grpc/v2',
    constant: /(?:^|_)READ_MASK_DEFAULT$/,
  },
];
