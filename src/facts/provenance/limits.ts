import type {limits} from '../limits';
import {sui, type ProvenanceOf} from './types';

export const limitsProvenance: ProvenanceOf<typeof limits> = {
  publicEndpoint: {
    source: {repository: 'MystenLabs/sui', commit: 'main, 2025-12-20', paths: ['docs/content/snippets/warn-ml-rpcs.mdx']},
    unit: {requests: 'requests', seconds: 'seconds', documented: 'month', text: 'sentence'},
    holds: 'workspace 1.63.0, December 2025',
    read: '2026-11-21',
    says: '100 requests per 30 seconds, in December 2025',
    checkedBy: 'person',
  },
  mistPerSui: {
    source: {package: '@mysten/sui', version: '2.33.1', file: 'utils'},
    also: [sui('159b19c', 'crates/sui-types/src/gas_coin.rs')],
    unit: 'MIST',
    holds: 'every version',
    read: '2026-11-21',
    checkedBy: 'package',
  },
  multisigKeys: {
    source: {package: '@mysten/sui', version: '2.33.1', file: 'multisig'},
    also: [sui('159b19c', 'crates/sui-types/src/multisig.rs')],
    unit: 'keys',
    holds: 'protocol 135',
    read: '2026-11-21',
    checkedBy: 'package',
  },
  gasBudgetOptionalSince: {
    source: {page: 'https://github.com/MystenLabs/sui/releases/tag/testnet-v1.24.1'},
    unit: 'release',
    holds: 'testnet-v1.24.1',
    read: '2026-11-21',
    says: '--gas-budget optional, in the notes of 1.24.1',
    checkedBy: 'person',
  },
};
