import type {PackageOverlay} from '../overlay-types';

/** Our texts about the modules of `bridge`. */
export const bridge: PackageOverlay = {
  bridge: {
    summary:
      'The shared `Bridge` object at address `0x9`, through which tokens are sent to Ethereum and claimed when they arrive from there. Relayers submit the approvals that the committee has signed; a limit applies to what is claimed.',
  },
  chain_ids: {
    summary: 'The numbers by which the bridge knows networks of Sui and Ethereum, and the list of routes between them that are open.',
  },
  committee: {
    summary:
      'The validators that sign bridge messages, with their keys and voting power. `verify_signatures` aborts unless enough of that power has signed; members register while the committee is formed and can be blocked later.',
  },
  crypto: {
    summary: 'Derives an Ethereum address from a compressed ECDSA public key, so that the two sides can name the same committee member.',
  },
  limiter: {
    summary: 'Caps the value, in US dollars, that may cross each route within a rolling window of 24 hours, and records what has crossed.',
  },
  message: {
    summary:
      'The messages that the committee signs: token transfers, emergency pause, blocklist, limits, prices and new tokens. Functions build, serialize and take apart each kind, and state how much voting power it needs.',
  },
  message_types: {
    summary: 'The numbers of the kinds of bridge messages, such as 0 for a token transfer and 2 for an emergency operation.',
  },
  treasury: {
    summary:
      'The tokens that the bridge supports, with their treasury capabilities, decimals and prices. It mints a token when it arrives from Ethereum and burns it when it leaves.',
  },
};
