/**
 * `sui client ptb`: commands and flags of the transaction grammar.
 *
 * Sources: crates/sui/src/client_ptb/{ast,parser,lexer,ptb}.rs at 1b08d0f6b4 (1.64); ast.rs and
 * parser.rs in the rebranded 1.81 copy LinkUVerse/rtd at c4f848faa3 and ptb.rs at 7098077d8d, which
 * add the `withdrawal` argument (pull request 27351): the tag testnet-v1.81.0 has it,
 * mainnet-v1.80.1 does not. The parser accepts it, and the page dates it.
 */
import {command} from '../define';
import type {Command, Operand, OperandKind, PtbCommand} from '../model';

const operand = (name: string, kind: OperandKind, extras: Pick<Operand, 'optional' | 'repeated'> = {}): Operand => ({
  name,
  kind,
  ...extras,
});

const transactionCommands: readonly PtbCommand[] = [
  {
    long: 'move-call',
    summary: 'Calls a Move function.',
    operands: [
      operand('PACKAGE::MODULE::FUNCTION', 'function'),
      operand('TYPE_ARGS', 'types', {optional: true}),
      operand('FUNCTION_ARGS', 'argument', {optional: true, repeated: true}),
    ],
  },
  {
    long: 'assign',
    summary: 'Gives a name to a value, or to the result of the command before.',
    operands: [operand('NAME', 'name'), operand('VALUE', 'argument', {optional: true})],
  },
  {long: 'split-coins', summary: 'Splits amounts off a coin.', operands: [operand('COIN', 'argument'), operand('[AMOUNT]', 'array')]},
  {
    long: 'merge-coins',
    summary: 'Merges coins into one.',
    operands: [operand('INTO_COIN', 'argument'), operand('[COIN OBJECTS]', 'array')],
  },
  {
    long: 'transfer-objects',
    summary: 'Sends objects to an address.',
    operands: [operand('[OBJECTS]', 'array'), operand('TO', 'argument')],
  },
  {
    long: 'make-move-vec',
    summary: 'Makes a vector of values of one type.',
    operands: [operand('TYPE', 'type'), operand('[VALUES]', 'array')],
  },
  {
    long: 'publish',
    summary: 'Publishes a package; its result is the upgrade capability.',
    operands: [operand('MOVE_PACKAGE_PATH', 'path')],
  },
  {
    long: 'upgrade',
    summary: 'Upgrades a package with its upgrade capability.',
    operands: [operand('MOVE_PACKAGE_PATH', 'path'), operand('UPGRADE_CAP', 'argument')],
  },
];

const flags: readonly PtbCommand[] = [
  {long: 'gas-coin', summary: 'Pays with these coin objects.', operands: [operand('ID', 'address', {repeated: true})]},
  {long: 'gas-budget', summary: 'Upper limit for the cost in MIST.', operands: [operand('MIST', 'u64')], once: true},
  {long: 'gas-price', summary: 'Price of a gas unit in MIST.', operands: [operand('MIST', 'u64')], once: true, since: '1.50'},
  {
    long: 'gas-sponsor',
    summary: 'Address that pays the gas instead of the sender.',
    operands: [operand('ADDRESS', 'address')],
    since: '1.50',
  },
  {long: 'sender', summary: 'Address that sends the transaction.', operands: [operand('SENDER', 'address')], since: '1.50'},
  {long: 'dry-run', summary: 'Simulates the transaction.', operands: [], since: '1.24'},
  {long: 'dev-inspect', summary: 'Simulates the transaction with relaxed checks.', operands: [], since: '1.37'},
  {long: 'preview', summary: 'Lists the commands and executes nothing.', operands: []},
  {long: 'tx-digest', summary: 'Prints the digest the transaction would have.', operands: [], since: '1.50'},
  {long: 'serialize-unsigned-transaction', summary: 'Prints the transaction bytes in Base64.', operands: [], since: '1.22'},
  {long: 'serialize-signed-transaction', summary: 'Prints transaction and signature in one Base64 text.', operands: [], since: '1.22'},
  {long: 'summary', summary: 'Prints digest, status and gas cost only.', operands: []},
  {long: 'warn-shadows', summary: 'Warns about a name that is assigned twice.', operands: []},
  {long: 'json', summary: 'Prints the result as JSON.', operands: []},
];

export const ptb: Command = command('ptb', 'Builds a programmable transaction block from its commands and executes it.', {
  since: '1.19',
  ptb: [...transactionCommands, ...flags],
});
