/** Files of `examples/config/operator`. */
export const operatorConfiguration = {
  alerts: 'Alert rules for full nodes and validators, and an Alertmanager that sends them to a pager or a chat.',
  ansible: 'A playbook that installs and updates `sui-node` on one machine after the other, and an inventory for it.',
  archival: 'An archival service on Bigtable: the services that write and serve history, a backfill, and alert rules.',
  bridge: 'A node of the Sui Bridge with its service, a proxy in front of it, and alert rules.',
  indexer: 'A general-purpose indexer in containers, with its pipelines, GraphQL, monitoring and alert rules.',
  kubernetes: 'A full node on Kubernetes, as one replica of a stateful set with its services and its configuration.',
  monitoring: 'Prometheus in a container that collects the metrics of a node.',
  observability: 'Drop-in files for systemd and the journal: log levels, heap profiles and the size of logs.',
  'remote-store': 'A checkpoint store of your own: the indexer that fills it, its service, and alert rules.',
  snapshots: 'A full node that writes snapshots of its database to an object store.',
  'sui-full-node': 'A full node for Mainnet or Testnet, as a systemd service or in a container, with a proxy that limits requests.',
  validator: 'A validator with its service and its configuration.',
  'validator-protection': 'Traffic control for a validator: a firewall helper in Python, its service, and alert rules.',
} as const;

/** Folders of `examples/config/deploy`. */
export const deployConfiguration = {
  'github-actions':
    'Workflows for GitHub Actions: checks of every pull request, an upgrade on Testnet, and a Mainnet upgrade that is prepared there and signed elsewhere.',
} as const;
