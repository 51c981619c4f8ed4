import {createDecoder} from '@site/src/error-decoder/decode/decode';
import {commonErrors} from '@site/src/reference/errors/common';
import {decoderData} from '@site/src/reference/errors/decoder-data';
import {root} from '@site/src/reference/errors/routes';
import realMessages from './real-messages.json';
import {strangers} from './strangers';

const data = decoderData();
const decode = createDecoder(data);

/** A text, and the route of the entry that it should lead to. */
interface Case {
  text: string;
  route: string;
  /** The message that it was made of. */
  message: string;
}

/** What varies in a message, in turn. */
const values = ['0x4f3c9a1be2d07f5586c2a0d1e9b37a4c5f60718293a4b5c6d7e8f90123456789', '42', 'greenhouse', '1st'];
const valueAt = (index: number): string => values[index % values.length] ?? '';

const filled = (message: string): string =>
  message
    .split('…')
    .map((part, index) => (index === 0 ? part : valueAt(index - 1) + part))
    .join('');

const recorded: readonly Case[] = data.entries.flatMap(({route, messages}) =>
  messages.map((message) => ({text: filled(message), route, message})),
);

/** How many characters of the beginning of a text are its message's, and no values. */
const fixedIn = (message: string, length: number): number =>
  message.split('…').reduce(
    ({at, fixed}, part, index) => {
      const start = index === 0 ? 0 : at + valueAt(index - 1).length;
      return {at: start + part.length, fixed: fixed + Math.max(0, Math.min(part.length, length - start))};
    },
    {at: 0, fixed: 0},
  ).fixed;

/** The first part of each text, where that has twenty characters of the message. */
const cut = (part: number): Case[] =>
  recorded
    .filter(({text}) => text.length >= 40)
    .map((item) => ({...item, text: item.text.slice(0, Math.floor(item.text.length * part))}))
    .filter(({text, message}) => fixedIn(message, text.length) >= 20);

/** Every so many messages are changed in a way that is the same for all. */
const some = 4;

const changed = (change: (text: string) => string): Case[] =>
  recorded.filter((_, index) => index % some === 0).map((item) => ({...item, text: change(item.text)}));

const mark = /[.!?:]+$/;

/**
 * Texts by what was done to them, how many there are at least, and what share of them must lead to
 * their entry.
 */
const table: [name: string, cases: Case[], atLeast: number, share: number][] = [
  ['whole', [...recorded], 1500, 0.98],
  [
    'without their last mark',
    recorded.filter(({text}) => mark.test(text)).map((item) => ({...item, text: item.text.replace(mark, '')})),
    180,
    0.98,
  ],
  ['cut at 70 %', cut(0.7), 1000, 0.95],
  ['cut at 50 %', cut(0.5), 900, 0.88],
  ['wrapped at 80 columns, in the middle of words', changed((text) => text.replace(/[^]{80}(?=.)/g, '$&\n')), 370, 0.98],
  ['in upper case', changed((text) => text.toUpperCase()), 370, 0.98],
  [
    'without quotes, in a log with colors',
    changed((text) => `2026-11-20T10:11:12Z \u001b[31mERROR\u001b[0m cmd: ${text.replace(/['"`]/g, '')}`),
    370,
    0.98,
  ],
  ['as text of JSON', changed((text) => JSON.stringify({code: -32000, message: text})), 370, 0.98],
  ['titles', data.entries.map(({title, route}) => ({text: title, route, message: title})), 580, 0.98],
  [
    'rows of Common errors',
    Object.values(commonErrors).flatMap((rows) =>
      rows.flatMap(({entry, messages}) => messages.map((message) => ({text: message, route: `/${root}/${entry}`, message}))),
    ),
    130,
    1,
  ],
];

test.each(table)('messages %s lead to their entry', (_name, cases, atLeast, share) => {
  expect(cases.length).toBeGreaterThanOrEqual(atLeast);
  const lost = cases.filter(({text, route}) => !decode(text)?.entries.some(({item}) => item.route === route));
  expect(lost.length > cases.length * (1 - share) ? lost : []).toEqual([]);
});

/**
 * What readers paste, and the answers: how sure each is, its entry, and what is marked in the text.
 */
const pastes: [text: string, answers: [degree: string, entry: string, marked?: string][]][] = [
  ['MoveAbort', [['exact', 'execution/calls#move-abort']]],
  ['MoveAbort(MoveLocation { …', [['exact', 'execution/calls#move-abort']]],
  ['HTTP 429 Too Many Requests', [['exact', 'api#http-429']]],
  ['Your active environment `local` is not present in Move.toml', [['exact', 'cli/packages#env-not-in-manifest']]],
  [
    'Object ID 0x1 Version 0x5 Digest 9x is not available for consumption, current version: 0x7',
    [['exact', 'inputs#object-version-unavailable']],
  ],
  [
    'Error checking transaction input objects: GasBalanceTooLow { gas_balance: 1, needed_gas_amount: 2 }',
    [['exact', 'inputs#gas-balance-too-low', 'GasBalanceTooLow']],
  ],
  [
    'Transaction needs to be rebuilt because object 0x1 version 0x5 (o#1) is unavail',
    [['likely', 'inputs#object-version-unavailable', 'Transaction needs to be rebuilt because object | version | is unavail']],
  ],
  [
    '… ERROR sui::a: Object 0x5 already locked by a different transaction: 9x\n… ERROR sui::a: Gas budget: 10 is lower than min: 2000',
    [
      ['exact', 'inputs#gas-budget-too-low', 'Gas budget | is lower than min'],
      ['exact', 'inputs#object-lock-conflict', 'Object | already locked by a different transaction'],
    ],
  ],
  ['WebGL is not supported', [['perhaps', 'api#graphql-not-supported', 'not supported']]],
];

// Which of two sure answers comes first changes with the words of all other messages, so that the
// answers are compared in the order of their entries.
test.each(pastes)('%s', (text, answers) => {
  const found = decode(text)
    ?.entries.map(({item, degree, marks}) => [
      degree,
      item.route.replace(`/${root}/`, ''),
      ...(marks.length === 0 ? [] : [marks.map(([start, end]) => text.slice(start, end)).join(' | ')]),
    ])
    .sort(([, a = ''], [, b = '']) => (a < b ? -1 : 1));
  const expected = answers.map(([degree, entry, marked], index) => [
    degree,
    entry,
    ...(marked === undefined ? (found?.[index] ?? []).slice(2) : [marked]),
  ]);
  expect(found).toEqual(expected);
});

/** What people posted in public trackers, where it was, and the entry that has to come first. */
const posted: [source: string, text: string, entry: string][] = [
  [
    'docs.shinami.com',
    `JsonRpcError: Transaction execution failed due to issues with transaction inputs, please review the errors and try again:
    Object (0x173d5e68dfed7fbd3fc59862e70f0ce1c5b98709b9554457f8b76331db3a5550, SequenceNumber(27734940), o#facgsR4PEd2AwzETwTr4jjNC3M2U3zRnogNeEx6ygge)
    is not available for consumption, its current version: SequenceNumber(27735055)`,
    'inputs#object-version-unavailable',
  ],
  [
    'docs.shinami.com',
    'JsonRpcError: Error checking transaction input objects: \n    ObjectNotFound { object_id: 0x4414ba3a323e5fac4c56cd6d6b1e30ce28cf00fab3549a99b01cb67e8685a030, \n    version: Some(SequenceNumber(27944000)) }',
    'inputs#object-not-found',
  ],
  [
    'MystenLabs/sui#12135',
    'Error: Dry run failed, could not automatically determine a budget: CommandArgumentError { arg_idx: 0, kind: InvalidResultArity { result_idx: 0 } } in command 1',
    'execution/arguments#invalid-result-arity',
  ],
  [
    'MystenLabs/sui#11359',
    'Dry run failed, could not automatically determine a budget: VMVerificationOrDeserializationError in command 0',
    'execution/packages#vm-verification-error',
  ],
  ['MystenLabs/sui#20526', 'Transaction failed\nNo valid gas coins found for the transaction.', 'sdk/transactions#sdk-no-valid-gas-coins'],
  [
    'gemwalletcom/gem-ios#993',
    '"message": "Error checking transaction input objects: GasBalanceTooLow { gas_balance: 10000000, needed_gas_amount: 14225193 }"',
    'inputs#gas-balance-too-low',
  ],
  [
    'MystenLabs/sui#16906',
    "Failed to build Move modules: Failed to resolve dependencies for package 'sui_nft'\n\nCaused by:\n    0: Fetching 'Sui'\n    1: Failed to fetch to latest Git state for package 'Sui', to skip set --skip-fetch-latest-git-deps | Exit status: exit status: 128.",
    'cli/packages#fetch-git-failed',
  ],
  [
    'MystenLabs/sui#20057',
    'error: RPC failed; curl 92 HTTP/2 stream 5 was not closed cleanly: CANCEL (err 8)\nerror: 24560 bytes of body are still expected\nfetch-pack: unexpected disconnect while reading sideband packet\nfatal: early EOF',
    'cli/packages#fetch-git-failed',
  ],
  [
    'MystenLabs/sui#18026',
    'Error: Invalid user signature: Signature is not valid: Signature is not valid: General cryptographic error: Groth16 proof verify failed',
    'inputs#zklogin-proof-failed',
  ],
  [
    'MystenLabs/ts-sdks#260',
    'BadRequestError: 400 the blob has not been registered or has already expired\n    at _StorageNodeAPIError.generate',
    'sdk/walrus#walrus-blob-not-registered',
  ],
  ['MystenLabs/walrus#3529', 'Too many invalid confirmations received for blob (64 of 101)', 'sdk/walrus#walrus-not-enough-confirmations'],
];

test.each(posted)('a message posted at %s leads first to its entry', (_source, text, entry) => {
  expect(decode(text)?.entries[0]?.item.route).toBe(`/${root}/${entry}`);
});

test('nearly every whole message leads first to its entry, and most of them surely', () => {
  const first = recorded.flatMap(({text, route}) => (decode(text)?.entries ?? []).slice(0, 1).filter(({item}) => item.route === route));
  expect(first.length / recorded.length).toBeGreaterThan(0.97);
  expect(first.filter(({degree}) => degree !== 'perhaps').length / recorded.length).toBeGreaterThan(0.85);
});

test.each(realMessages.map(({reads, source, message}) => [reads, source, message] as const))(
  'the reference has an entry for %s',
  (_reads, _source, message) => {
    expect(decode(message)?.entries).not.toHaveLength(0);
  },
);

test('no message of another program gets a sure answer', () => {
  expect(strangers.length).toBeGreaterThanOrEqual(60);
  const sure = strangers.flatMap((text) =>
    (decode(text)?.entries ?? []).filter(({degree}) => degree !== 'perhaps').map(({item}) => `${text} → ${item.title}`),
  );
  expect(sure).toEqual([]);
});
