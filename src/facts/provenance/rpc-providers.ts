import type {rpcProviders} from '../rpc-providers';
import {sui, type Origin, type ProvenanceOf} from './types';

const unit = 'day';

const list: Origin = {
  source: sui('d5440fd', 'docs/content/develop/accessing-data/rpc-providers.mdx'),
  holds: 'autumn 2026',
  read: '2026-11-23',
  checkedBy: 'person',
};

/** What a provider says of itself. */
const ownPage = (page: string) => ({...list, source: {page}, unit});

export const rpcProvidersProvenance: ProvenanceOf<typeof rpcProviders> = {
  listRead: {...list, unit},
  chainstack: ownPage('https://docs.chainstack.com/changelog/chainstack-updates-september-28-2026'),
  inodra: ownPage('https://docs.inodra.com/gateways/grpc'),
  quicknode: ownPage('https://www.quicknode.com/docs/sui/sui-grpc/overview'),
  triton: ownPage('https://docs.triton.one/sui'),
};
