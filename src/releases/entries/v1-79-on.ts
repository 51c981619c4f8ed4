import {testnetSince} from '../../facts/mainnet-since';
import {protocol} from '../../facts/protocol';
import type {Release} from '../types';

const releases = 'https://github.com/MystenLabs/sui/releases/tag';
const pulls = 'https://github.com/MystenLabs/sui/pull';
const protocolSource = 'MystenLabs/sui crates/sui-protocol-config/src/lib.rs@90d70f61';

/** Release 1.79 and what came after it, newest first. */
export const from179: readonly Release[] = [
  {
    version: '1.84',
    tag: 'testnet-v1.84.0',
    protocol: 142,
    date: {kind: 'released', day: '2026-11-10'},
    stage: 'testnet',
    title: 'the clock without an input',
    evidence: [{source: `${releases}/testnet-v1.84.0`, shows: 'date, protocol version, notes (28241, 28230, 28590)'}],
    changes: [
      {
        audience: 'apps',
        text: '`sui::clock::borrow()` gives Move code the clock without anybody passing it in. It needs a protocol version that Mainnet is not known to have; until then a function takes [the clock as an argument].',
        links: ['guides/developer/sui-101/access-time'],
        changed: ['guides/developer/sui-101/access-time'],
      },
      {
        audience: 'apps',
        text: 'A prepared [Groth16] key that does not fit the number of public inputs makes the check abort. Before, it returned `false`, as for a wrong proof.',
        links: ['guides/developer/cryptography/groth16'],
      },
      {
        audience: 'integrators',
        text: 'A transaction may change [address balances] at most 1,024 times, which bounds the size of a batch of [withdrawals].',
        links: ['concepts/address-balances', 'guides/operator/exchange-integration#withdrawals'],
      },
    ],
  },
  {
    version: '1.83',
    tag: 'devnet-v1.83.0',
    protocol: 140,
    date: {kind: 'released', day: '2026-10-26'},
    stage: 'devnet',
    title: 'references between commands',
    evidence: [{source: `${releases}/devnet-v1.83.0`, shows: 'date, protocol version, notes (28271, 28290, 28291, 28410)'}],
    changes: [
      {
        audience: 'apps',
        text: 'A command of a PTB can hand on a reference that a Move function returned. Where a network lacks this, [the borrow pattern] does the same with a value, and such a [call] is refused.',
        links: ['guides/developer/sui-101/simulating-refs', 'references/ptb-commands#move-call'],
        changed: ['guides/developer/sui-101/simulating-refs'],
      },
      {
        audience: 'apps',
        text: '[`std::vector`] gets functions that copy, keep, remove or replace a range of elements, and one that drops the end. The reference lists them once Mainnet has them.',
        links: ['references/framework/std/vector'],
      },
      {
        audience: 'apps',
        text: "Taking more from [an object's balance] than it holds becomes a Move abort on Mainnet with protocol 140, instead of an error after execution.",
        links: ['guides/developer/coin/address-balances#objects'],
      },
      {
        audience: 'integrators',
        text: 'With protocol 140, [transaction effects] on Mainnet no longer list the transactions that a transaction depends on. Devnet and Testnet dropped the list with protocol 138.',
        links: ['references/fullnode-protocol/types/effects#transaction-effects'],
      },
    ],
  },
  {
    version: '1.82',
    tag: 'testnet-v1.82.2',
    protocol: 139,
    date: {kind: 'released', day: '2026-10-20'},
    stage: 'testnet',
    title: 'cheaper calls to large packages',
    evidence: [{source: `${releases}/testnet-v1.82.2`, shows: 'date, protocol version, notes (28223, 28224, 28182)'}],
    changes: [
      {
        audience: 'apps',
        text: `The packages that a transaction calls cost less [computation]. Until protocol ${testnetSince.packageReads} each of them is charged like an object of its size that is read, system packages excepted; from then on the charge is 1 % of that.`,
        links: ['concepts/tokenomics/gas-in-sui#computation'],
      },
      {
        audience: 'apps',
        text: `From this release on, Testnet and Devnet return 99.99 % of the [storage fee], the share that Mainnet is expected to return from protocol ${protocol.next.version} on.`,
        links: ['concepts/tokenomics/gas-in-sui#rebate-138'],
      },
      {
        audience: 'operators',
        text: 'A full node that prunes neither objects nor checkpoints drops its table of executed digests after an epoch, so that part of [the database] stops growing.',
        links: ['guides/operator/data-management#what-lies-where'],
      },
    ],
  },
  {
    version: '1.81',
    tag: 'mainnet-v1.81.1',
    protocol: 138,
    date: {kind: 'released', day: '2026-09-28', tag: 'devnet-v1.81.0'},
    stage: 'mainnet-tag',
    title: 'allowances on Mainnet and a larger storage rebate',
    evidence: [
      {source: protocolSource, shows: 'protocol 138: allowances on Mainnet (28049), storage fee'},
      {source: `${releases}/testnet-v1.82.2`, shows: 'note 28233: protocol 138 lowers the storage fee of Mainnet'},
      {source: `${releases}/devnet-v1.81.0`, shows: 'date on Devnet, protocol version, note 27936 on nodes'},
      {source: 'MystenLabs/sui crates/sui/src/client_ptb/parser.rs@90d70f61', shows: '`withdrawal`, which mainnet-v1.80.1 lacks'},
    ],
    changes: [
      {
        audience: 'apps',
        text: 'Allowances come to Mainnet: the owner of an address balance lets somebody else spend from it, up to a limit. A transaction names it as a [withdrawal]; with the TypeScript SDK you [ask for an amount].',
        links: ['references/ptb-commands#funds-withdrawal', 'guides/developer/sui-101/building-ptb#ask-for-amounts-not-for-coins'],
        changed: ['references/ptb-commands', 'guides/developer/sui-101/building-ptb'],
      },
      {
        audience: 'apps',
        text: 'With protocol 138, Mainnet is expected to keep 0.01 % of the [storage fee] instead of 1 %. That part is taken each time an object is rewritten, and not only when it is deleted, so apps that often change large objects save the most.',
        links: ['concepts/tokenomics/gas-in-sui#rebate-138'],
        changed: ['concepts/tokenomics/gas-in-sui'],
      },
      {
        audience: 'apps',
        text: '`sui client ptb` takes money out of an address balance with a [value] such as `withdrawal(250000000)`, or `withdrawal<TYPE>(1000000)` for another currency than SUI.',
        links: ['references/cli/ptb#values'],
        changed: ['references/cli/ptb'],
      },
      {
        audience: 'operators',
        text: 'A new metric of a full node follows the load of [shared objects] that you name in its configuration.',
        links: ['guides/developer/advanced/local-fee-markets'],
      },
    ],
  },
  {
    version: '1.80',
    tag: 'mainnet-v1.80.1',
    protocol: 137,
    date: {kind: 'seen', day: '2026-09-30'},
    stage: 'mainnet',
    title: 'a say in who proposes a transaction',
    evidence: [
      {
        source: protocolSource,
        shows: 'protocol 137: allowed proposers, constants by size, checks at signing, allowances off Mainnet (28033, 28035)',
      },
      {source: `${pulls}/27454`, shows: 'TransactionExpiration::Validity'},
      {source: `${pulls}/28041`, shows: 'enable-simulate-allowed-proposers, off by default in 1.80'},
    ],
    changes: [
      {
        audience: 'integrators',
        text: 'The [expiration] of a transaction can name the [validators that may propose it]. Only those put it into a block, and other validators refuse it.',
        links: [
          'references/fullnode-protocol/types/transactions#transaction-expiration',
          'references/fullnode-protocol/types/transactions#allowed-proposers',
        ],
      },
      {
        audience: 'apps',
        text: 'Allowances are on for Testnet and Devnet, to try what [withdrawals] from a balance that another address owns will do on Mainnet.',
        links: ['references/ptb-commands#funds-withdrawal'],
      },
      {
        audience: 'apps',
        text: 'Loading a constant costs gas by its size, so a large table in a constant makes the [computation] of every call that reads it more expensive.',
        links: ['concepts/tokenomics/gas-in-sui#computation'],
        changed: ['concepts/tokenomics/gas-in-sui'],
      },
      {
        audience: 'apps',
        text: 'A PTB that names an [input or a result] that does not exist is refused when a validator first looks at it, and not only when it runs.',
        links: ['references/ptb-commands#arguments'],
      },
      {
        audience: 'operators',
        text: 'A full node can name the validators it would submit to in the [expiration] of a transaction that it simulates. The key `enable-simulate-allowed-proposers` of its [configuration] turns that on.',
        links: ['guides/developer/sui-101/building-ptb#allowed-proposers', 'guides/operator/sui-full-node#configure'],
      },
    ],
  },
  {
    version: '1.79',
    tag: 'mainnet-v1.79.1',
    protocol: 136,
    date: {kind: 'seen', day: '2026-09-17'},
    stage: 'mainnet',
    title: 'clear rules for TxContext',
    evidence: [
      {source: `${pulls}/27451`, shows: 'the rules for TxContext and the error InvalidTxContext'},
      {source: `${releases}/devnet-v1.79.0`, shows: 'protocol 136 and its notes'},
      {source: 'MystenLabs/sui Cargo.toml@58386edc', shows: 'release 1.79.1'},
    ],
    changes: [
      {
        audience: 'apps',
        text: 'A function that a PTB calls takes `TxContext` by reference: one `&mut TxContext`, or any number of `&TxContext`, and never as a result. [The rules] are checked first, and a breach has [an error of its own], `InvalidTxContext`.',
        links: ['references/ptb-commands#move-call', 'references/ptb-commands#argument-errors'],
        changed: ['references/ptb-commands'],
      },
      {
        audience: 'integrators',
        text: 'Simulation reports the same error. Before, [a simulated call] of such a function could partly succeed and then fail when it was sent.',
        links: ['references/fullnode-protocol/transaction-execution-service'],
      },
    ],
  },
];
