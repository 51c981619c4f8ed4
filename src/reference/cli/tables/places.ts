/**
 * Where the site explains each command, so that tables can link to it. A test holds this against
 * the pages.
 */
import {accountCommands} from '../commands/client/accounts';
import {packageCommands} from '../commands/client/packages';
import {paymentCommands} from '../commands/client/payments';
import {queryCommands} from '../commands/client/queries';
import {transactionCommands} from '../commands/client/transactions';
import type {Command} from '../model';

/** A heading of a page. */
export interface Place {
  route: string;
  anchor: string;
}

const route = (page: string): string => `/references/cli${page === '' ? '' : `/${page}`}`;

const ofClient: readonly (readonly [string, readonly Command[]])[] = [
  ['client/addresses', accountCommands],
  ['client/objects', queryCommands],
  ['client/payments', paymentCommands],
  ['client/packages', packageCommands],
  ['client/transactions', transactionCommands],
];

/** The page of each command of `sui`; the landing page has `sui` itself. */
const pageOf: Readonly<Record<string, string>> = {
  client: 'client',
  keytool: 'keytool',
  'external-keys': 'external-signers',
  move: 'move',
  analyzer: 'move',
  validator: 'validator',
  'fire-drill': 'validator',
  start: 'start',
  network: 'start',
  genesis: 'start',
  'genesis-ceremony': 'start',
  'bridge-committee-init': 'start',
  console: 'console',
  replay: 'replay',
  'analyze-trace': 'trace-analysis',
  completion: 'completion',
  prompt: 'completion',
};

/** Groups that have a page of their own: its anchors leave their name out. */
const ownPage: readonly string[] = ['client', 'keytool', 'external-keys', 'move', 'validator', 'analyze-trace'];

function pageOfWords([first, second]: readonly string[]): string {
  if (first === undefined) return '';
  if (first !== 'client' || second === undefined) return pageOf[first] ?? '';
  return second === 'ptb' ? 'ptb' : (ofClient.find(([, commands]) => commands.some(({name}) => name === second))?.[0] ?? 'client');
}

/**
 * The heading that explains a command.
 *
 * @param words the words after `sui`
 */
export function placeOf(words: readonly string[]): Place {
  const [first = ''] = words;
  const named = words.length > 1 && ownPage.includes(first) ? words.slice(1) : words;
  return {route: route(pageOfWords(words)), anchor: named.length === 0 ? 'sui' : named.join('-')};
}

/** The link target of a command. */
export function urlOf(words: readonly string[]): string {
  const place = placeOf(words);
  return `${place.route}#${place.anchor}`;
}
