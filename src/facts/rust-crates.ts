import {versions} from './versions';

/** A crate that Rust samples may use. */
export interface RustCrate {
  /** Version on crates.io that the samples are written for. */
  version?: string;
  /**
   * Repository of a crate that is not on crates.io, and the tag or commit that the samples are
   * written for.
   */
  git?: {repository: string; revision?: string};
  /** The crate is not to be used in samples: what to use instead. */
  use?: string;
}

const onCratesIo = (version: string): RustCrate => ({version});
const inSui: RustCrate = {git: {repository: 'https://github.com/MystenLabs/sui', revision: versions.suiRelease}};
const inFastcrypto: RustCrate = {
  git: {repository: 'https://github.com/MystenLabs/fastcrypto', revision: '4db0e90c732bbf7420ca20de808b698883148d9c'},
};
const replacedBy = (use: string): RustCrate => ({use});

/**
 * Crates of Rust samples, by the name in `Cargo.toml`. Sources: the manifests of
 * MystenLabs/sui-rust-sdk (d71f9d6, 2026-08-19) for the SDK and what it is built on; the workspace
 * manifest and `examples/rust` of MystenLabs/sui (1b08d0f, 2026-01-05) for the rest.
 */
export const rustCrates: Readonly<Record<string, RustCrate>> = {
  // The Sui Rust SDK.
  'sui-crypto': onCratesIo('0.3.1'),
  'sui-graphql': onCratesIo('0.3.1'),
  'sui-graphql-macros': onCratesIo('0.3.1'),
  'sui-rpc': onCratesIo('0.3.2'),
  'sui-sdk-types': onCratesIo('0.3.2'),
  'sui-transaction-builder': onCratesIo('0.3.2'),

  // The indexer framework and what stands around it.
  'sui-data-ingestion-core': replacedBy('sui-indexer-alt-framework'),
  'sui-field-count': inSui,
  'sui-indexer-alt-framework': inSui,
  'sui-indexer-alt-framework-store-traits': inSui,
  'sui-indexer-alt-metrics': inSui,
  'sui-pg-db': inSui,
  'sui-storage': inSui,
  'sui-types': inSui,

  // Other crates of the Sui repository.
  'move-binary-format': inSui,
  'move-core-types': inSui,
  'move-package-alt': inSui,
  'shared-crypto': inSui,
  'sui-config': inSui,
  'sui-json-rpc-types': replacedBy('sui-rpc; JSON-RPC is off since July 2026'),
  'sui-keys': inSui,
  'sui-move-build': inSui,
  'sui-sdk': replacedBy('sui-rpc, sui-sdk-types and sui-transaction-builder'),

  // Cryptography.
  'ark-bn254': onCratesIo('0.4'),
  'ark-circom': {git: {repository: 'https://github.com/gakonst/ark-circom'}},
  'ark-ff': onCratesIo('0.4'),
  'ark-groth16': onCratesIo('0.4'),
  'ark-serialize': onCratesIo('0.4'),
  'ark-snark': onCratesIo('0.4'),
  'ark-std': onCratesIo('0.4'),
  blake2: onCratesIo('0.10'),
  blst: onCratesIo('0.3'),
  'ed25519-dalek': onCratesIo('2.2'),
  fastcrypto: inFastcrypto,
  'fastcrypto-zkp': inFastcrypto,
  k256: onCratesIo('0.13'),
  p256: onCratesIo('0.13'),
  rand: onCratesIo('0.8'),
  sha2: onCratesIo('0.10'),
  signature: onCratesIo('2.2'),

  // Common crates.
  anyhow: onCratesIo('1'),
  'async-trait': onCratesIo('0.1'),
  axum: onCratesIo('0.8'),
  base64: onCratesIo('0.22'),
  base64ct: onCratesIo('1.8'),
  bcs: onCratesIo('0.1.6'),
  bigdecimal: onCratesIo('0.4'),
  bytes: onCratesIo('1'),
  chrono: onCratesIo('0.4'),
  clap: onCratesIo('4'),
  clickhouse: onCratesIo('0.12'),
  diesel: onCratesIo('2.2'),
  'diesel-async': onCratesIo('0.5'),
  diesel_migrations: onCratesIo('2.2'),
  dotenvy: onCratesIo('0.15'),
  futures: onCratesIo('0.3'),
  hex: onCratesIo('0.4'),
  http: onCratesIo('1.3'),
  prometheus: onCratesIo('0.13'),
  prost: onCratesIo('0.14'),
  'prost-types': onCratesIo('0.14'),
  reqwest: onCratesIo('0.12'),
  rustls: onCratesIo('0.23'),
  'scoped-futures': onCratesIo('0.1'),
  serde: onCratesIo('1'),
  serde_json: onCratesIo('1'),
  thiserror: onCratesIo('2'),
  tokio: onCratesIo('1'),
  'tokio-util': onCratesIo('0.7'),
  tonic: onCratesIo('0.14'),
  'tonic-prost': onCratesIo('0.14'),
  tracing: onCratesIo('0.1'),
  'tracing-subscriber': onCratesIo('0.3'),
  url: onCratesIo('2'),
};
