import type {allowancesRelease, mainnetSince, testnetSince} from '../mainnet-since';
import {snapshotFolder, sui, type Provenance, type ProvenanceOf} from './types';

export const mainnetSinceProvenance: ProvenanceOf<{
  mainnetSince: typeof mainnetSince;
  testnetSince: typeof testnetSince;
  allowancesRelease: typeof allowancesRelease;
}> = {
  mainnetSince: {
    source: sui('90d70f61', 'crates/sui-protocol-config/src/lib.rs', snapshotFolder),
    unit: 'protocol version',
    holds: 'every version from the one it names',
    read: '2026-11-28',
    checkedBy: 'source',
  } satisfies Provenance,
  testnetSince: {
    source: sui('90d70f61', 'crates/sui-protocol-config/src/lib.rs', snapshotFolder),
    unit: 'protocol version',
    holds: 'every version from the one it names',
    read: '2026-11-28',
    checkedBy: 'source',
  } satisfies Provenance,
  allowancesRelease: {
    source: {page: 'https://github.com/MystenLabs/sui/releases/tag/mainnet-v1.81.1'},
    unit: 'release',
    holds: 'release 1.81',
    read: '2026-11-22',
    checkedBy: 'person',
  },
};
