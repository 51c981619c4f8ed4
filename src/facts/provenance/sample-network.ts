import type {checkpointsPerSecond, sampleNetwork, sampleVersion} from '../sample-network';
import type {Origin, Provenance, ProvenanceOf} from './types';

/**
 * Nobody asked a network: outputs show these values so that they tell one story. They age no faster
 * than the pages do.
 */
const invented: Origin = {
  source: {page: 'public records of earlier epochs, extrapolated to 2026-11-20'},
  holds: 'the outputs on these pages, which are samples',
  read: '2026-11-22',
  checkedBy: 'person',
};

const moment: Provenance = {...invented, unit: 'epochs, checkpoints, times and MIST'};

export const sampleNetworkProvenance: ProvenanceOf<{
  sampleNetwork: typeof sampleNetwork;
  sampleVersion: typeof sampleVersion;
  checkpointsPerSecond: typeof checkpointsPerSecond;
}> = {
  sampleNetwork: {
    commit: {...invented, source: {page: 'public records of the output of sui --version'}, unit: 'commit'},
    mainnet: moment,
    testnet: moment,
  },
  sampleVersion: {...invented, unit: 'version'},
  checkpointsPerSecond: {...invented, unit: 'checkpoints a second'},
};
