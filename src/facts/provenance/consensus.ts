import type {consensus} from '../consensus';
import {renamedCopy, snapshotFile, sui, type Origin, type ProvenanceOf} from './types';

const snapshot: Origin = {
  source: renamedCopy(snapshotFile('Mainnet', 137)),
  holds: 'protocol 137',
  read: '2026-11-22',
  checkedBy: 'source',
};

export const consensusProvenance: ProvenanceOf<typeof consensus> = {
  power: {...snapshot, source: sui('159b19c', 'crates/sui-types/src/committee.rs'), also: [snapshot.source], unit: 'units of voting power'},
  block: {...snapshot, unit: {transactions: 'transactions', bytes: 'bytes'}},
  checkpoint: {...snapshot, unit: {transactions: 'transactions', bytes: 'bytes', gapMs: 'milliseconds'}},
  leaderTimeoutMs: {...snapshot, source: sui('159b19c', 'consensus/config/src/parameters.rs'), unit: 'milliseconds'},
  deferralRounds: {...snapshot, unit: 'rounds'},
  epochHours: {
    source: {page: 'the system parameters onchain, epoch_duration_ms'},
    unit: 'hours',
    holds: 'Mainnet and Testnet, November 2026',
    read: '2026-11-22',
    checkedBy: 'network',
  },
  finalityMs: {
    source: {page: 'docs.sui.io'},
    unit: 'milliseconds',
    holds: 'the Sui documentation of 2026',
    read: '2026-11-22',
    checkedBy: 'person',
  },
};
