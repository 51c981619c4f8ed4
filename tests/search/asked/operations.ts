import type {Asked} from './asked';

/** What people type who deploy packages, verify them, choose a provider, or run a node. */
export const ops: readonly Asked[] = [
  {query: 'github actions publish sui package', pages: ['/guides/developer/advanced/deploy-ci', '/references/examples/github-actions']},
  {query: 'deploy move package from ci', pages: ['/guides/developer/advanced/deploy-ci', '/guides/developer/advanced/package-management']},
  {
    query: 'unsigned mainnet upgrade multisig workflow',
    pages: ['/guides/developer/advanced/deploy-ci'],
  },
  {query: 'full node not syncing', pages: ['/guides/operator/troubleshooting', '/guides/operator/sui-full-node']},
  {
    query: 'highest_synced_checkpoint grows but last_executed_checkpoint stuck',
    pages: ['/guides/operator/troubleshooting', '/guides/operator/alerts'],
  },
  {query: 'how long until my node catches up', pages: ['/guides/operator/troubleshooting']},
  {
    query: 'public checkpoint bucket requester pays',
    pages: ['/guides/operator/data-stores', '/guides/operator/archives', '/guides/operator/remote-store-setup'],
  },
  {query: 'where are sui snapshots stored', pages: ['/guides/operator/data-stores', '/guides/operator/snapshots']},
  {query: 'x-goog-user-project checkpoint store', pages: ['/guides/operator/data-stores', '/guides/operator/remote-store-setup']},
  {
    query: 'verify source of a package onchain',
    pages: [
      '/guides/developer/advanced/source-verification',
      '/references/cli/client/packages',
      '/guides/developer/advanced/package-management',
    ],
  },
  {
    query: 'Module bytecode does not match its on-chain version',
    pages: ['/guides/developer/advanced/source-verification', '/references/errors/cli/publish'],
  },
  {query: 'reproducible build move', pages: ['/guides/developer/advanced/source-verification']},
  {query: 'sui rpc provider list', pages: ['/references/rpc-providers']},
  {query: 'which provider has graphql and archive', pages: ['/references/rpc-providers']},
  {query: 'quicknode sui endpoint', pages: ['/references/rpc-providers']},
];
