import type {dataStores} from '../data-stores';
import {sui, type Origin, type ProvenanceOf} from './types';

const documentation: Origin = {
  source: sui('9f28f7d', 'docs/content/operators/data-management/available-data-stores.mdx'),
  also: [sui('bc8826b', 'docs/content/operators/snapshots.mdx')],
  holds: 'August 2026',
  read: '2026-11-23',
  checkedBy: 'person',
};

const ofNetwork = {...documentation, unit: 'address, or epochs'};

export const dataStoresProvenance: ProvenanceOf<typeof dataStores> = {
  documented: {...documentation, unit: 'month'},
  checkpointDays: {...documentation, unit: 'days'},
  mainnet: ofNetwork,
  testnet: ofNetwork,
};
