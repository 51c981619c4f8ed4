/** `sui client`: reading objects, coins and transactions. Sources: see index.ts. */
import {argument, command, flag, option} from '../../define';
import type {Command} from '../../model';

const owner = argument('owner_address', 'key-identity', 'Address or alias of the owner; without it the active address.', {required: false});
const objectId = (summary: string) => argument('object_id', 'object-id', summary);

export const queryCommands: readonly Command[] = [
  command('balance', 'Lists the balances of an address by coin type.', {
    since: '1.20',
    positionals: [argument('ADDRESS', 'key-identity', 'Address or alias; without it the active address.', {required: false})],
    options: [option('coin-type', 'move-type', 'Shows this coin type only.'), flag('with-coins', 'Lists every coin object.')],
  }),
  command('dynamic-field', 'Lists the dynamic fields of an object.', {
    positionals: [objectId('The object that has the fields.')],
    options: [
      option('cursor', 'text', 'Continues after the page that ended with this cursor.'),
      option('limit', 'u32', 'Most entries of a page.', {default: '50'}),
    ],
  }),
  command('faucet', 'Asks a faucet for SUI.', {
    since: '1.18',
    options: [
      option('address', 'key-identity', 'Address or alias that receives the coin; without it the active address.'),
      option('url', 'url', 'URL of the faucet; without it the one of the environment.'),
    ],
  }),
  command('gas', 'Lists the SUI coins of an address and their sum.', {positionals: [owner]}),
  command('object', 'Shows an object.', {
    positionals: [objectId('The object.')],
    options: [flag('bcs', 'Shows the BCS bytes.')],
  }),
  command('objects', 'Lists the objects of an address.', {positionals: [owner]}),
  command('tx-block', 'Shows an executed transaction.', {positionals: [argument('digest', 'digest', 'Digest of the transaction.')]}),
];
