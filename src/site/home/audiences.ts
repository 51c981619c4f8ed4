/** Readers with one purpose, and what they come for, in their words. */
export interface Audience {
  id: string;
  title: string;
  /** Why this entrance, as a sentence. */
  lead: string;
  tasks: readonly {label: string; to: string}[];
}

/** The three entrances of the home page. */
export const audiences: readonly Audience[] = [
  {
    id: 'build',
    title: 'Build an app',
    lead: 'From an empty folder to a dApp with a Move package, tests and a React client.',
    tasks: [
      {label: 'Install the Sui CLI', to: '/guides/developer/getting-started/sui-install'},
      {label: 'Write your first Move package', to: '/guides/developer/first-app/write-package'},
      {label: 'Publish it and call it', to: '/guides/developer/first-app/publish'},
      {label: 'Build a client in TypeScript', to: '/guides/developer/first-app/client-tssdk'},
      {label: 'Look up an error message', to: '/references/errors#decoder'},
      {label: 'Study a whole app', to: '/guides/developer/app-examples'},
    ],
  },
  {
    id: 'operate',
    title: 'Operate a node',
    lead: 'Full nodes, validators, indexers and archives, with every key of their configuration.',
    tasks: [
      {label: 'Run a full node', to: '/guides/operator/sui-full-node'},
      {label: 'Restore from a snapshot', to: '/guides/operator/snapshots'},
      {label: 'Watch it and get alerts', to: '/guides/operator/alerts'},
      {label: 'Configure a validator', to: '/guides/operator/validator-config'},
      {label: 'Set up an indexer', to: '/guides/operator/indexer-stack-setup'},
      {label: 'Update to a release', to: '/guides/operator/updates'},
    ],
  },
  {
    id: 'integrate',
    title: 'Integrate Sui',
    lead: 'For exchanges, wallets and bridges: deposits, withdrawals, signatures and reliable data.',
    tasks: [
      {label: 'List SUI on an exchange', to: '/guides/operator/exchange-integration'},
      {label: 'Choose how to read the chain', to: '/guides/developer/getting-started/data-serving'},
      {label: 'Move off JSON-RPC', to: '/guides/developer/advanced/json-rpc-migration'},
      {label: 'Sign and send transactions', to: '/guides/developer/sui-101/sign-and-send-txn'},
      {label: 'Make your wallet discoverable', to: '/standards/wallet-standard'},
      {label: 'Pay the gas of your users', to: '/guides/developer/sui-101/sponsor-txn'},
    ],
  },
];
