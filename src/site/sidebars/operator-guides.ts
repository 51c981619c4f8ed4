import {group, pagesIn} from './group';

const base = 'guides/operator';

/** The operator half of the guides: a node first, its data, then what builds on a node. */
export const operatorGuides = group('Operator Guides', base, [
  group('Full Node', `${base}/sui-full-node`, pagesIn(base, ['rpc-config', 'deployment', 'genesis', 'updates'])),
  ...pagesIn(base, ['monitoring', 'observability', 'alerts', 'troubleshooting']),
  group(
    'Data Management',
    `${base}/data-management`,
    pagesIn(base, ['data-stores', 'snapshots', 'archives', 'remote-store-setup', 'archival-stack-setup', 'indexer-stack-setup']),
  ),
  group(
    'Validator',
    `${base}/validator-config`,
    pagesIn(base, ['validator-setup', 'validator-committee', 'validator-tasks', 'validator-protection', 'node-tools', 'validator-rewards']),
  ),
  `${base}/exchange-integration`,
  `${base}/bridge-node-configuration`,
]);
