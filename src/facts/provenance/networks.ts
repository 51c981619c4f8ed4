import type {networks} from '../networks';
import {sui, type Origin, type Provenance, type ProvenanceOf} from './types';

const unit = 'address or digest';

const hosts: Origin = {
  source: sui('159b19c', 'crates/sui-sdk/src/lib.rs'),
  also: [
    {package: '@mysten/sui', version: '2.33.1', file: 'src/faucet'},
    sui('159b19c', 'crates/sui-types/src/digests.rs'),
    sui('29c8333', 'docs/content/develop/accessing-data/archival-store'),
  ],
  holds: 'mainnet-v1.78.1',
  read: '2026-11-21',
  checkedBy: 'network',
};
const ofNetwork: Provenance = {...hosts, unit};

export const networksProvenance: ProvenanceOf<typeof networks> = {
  mainnet: ofNetwork,
  testnet: ofNetwork,
  devnet: ofNetwork,
  localnet: {...ofNetwork, checkedBy: 'person'},
};
