import type {deepbook, deepbookIndexer, deepbookLimits, deepbookSdk, newestOnTestnet} from '../deepbook';
import type {deepbookErrorCodes} from '../deepbook-errors';
import type {Origin, ProvenanceOf, Source} from './types';

const read = '2026-11-22';
const deepbookv3 = (commit: string, ...paths: string[]): Source => ({repository: 'MystenLabs/deepbookv3', commit, paths});

const inSdk: Origin = {
  source: {package: '@mysten/deepbook-v3', version: '1.4.1'},
  also: [deepbookv3('4ac0066', 'packages/deepbook/Published.toml')],
  holds: '@mysten/deepbook-v3 1.4.1',
  read,
  checkedBy: 'package',
};
const inRepository: Origin = {source: deepbookv3('4ac0066'), holds: 'commit 4ac0066, 2026-08-07', read, checkedBy: 'person'};

export const deepbookProvenance: ProvenanceOf<{
  deepbook: typeof deepbook;
  newestOnTestnet: typeof newestOnTestnet;
  deepbookSdk: typeof deepbookSdk;
  deepbookIndexer: typeof deepbookIndexer;
  deepbookLimits: typeof deepbookLimits;
  deepbookErrorCodes: typeof deepbookErrorCodes;
}> = {
  deepbook: {mainnet: {...inSdk, unit: 'IDs and types'}, testnet: {...inSdk, unit: 'IDs and types'}},
  newestOnTestnet: {...inRepository, source: deepbookv3('4ac0066', 'packages/deepbook/Published.toml'), unit: 'package ID'},
  deepbookSdk: {...inSdk, unit: 'release', checkedBy: 'registry'},
  deepbookIndexer: {
    mainnet: {...inRepository, source: deepbookv3('4ac0066', 'crates/indexer/deepbook-indexer-openapi.yaml'), unit: 'address'},
    testnet: {...inRepository, source: {page: 'public clients on GitHub'}, holds: 'November 2026', unit: 'address'},
  },
  deepbookLimits: {
    poolCreationDeep: {...inSdk, unit: 'DEEP'},
    openOrders: {...inRepository, unit: 'orders'},
    fillsPerOrder: {...inRepository, unit: 'orders'},
    capsPerManager: {...inRepository, unit: 'capabilities'},
    managersPerOwner: {...inRepository, unit: 'balance managers'},
    proposals: {...inRepository, unit: 'proposals'},
  },
  deepbookErrorCodes: {
    ...inRepository,
    source: deepbookv3('2f83e49f', 'packages/deepbook/sources'),
    holds: 'version 8 of the package on Mainnet, 2026-05-19',
    unit: 'abort code',
  },
};
