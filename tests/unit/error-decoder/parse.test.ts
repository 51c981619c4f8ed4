import {parseMessage} from '@site/src/error-decoder/parse/parse';
import {unpackCode} from '@site/src/error-decoder/parse/clever-code';
import realMessages from './real-messages.json';
import {summary} from './summary';

/**
 * Messages as tools printed them. The source is a path in MystenLabs/sui, read at release 1.63 in
 * the renamed copy LinkUVerse/rtd; logs in other public repositories; or what the pinned SDK
 * printed here.
 */
describe('real messages', () => {
  test('are at least 80', () => {
    expect(realMessages.length).toBeGreaterThanOrEqual(80);
    expect(new Set(realMessages.map(({message}) => message)).size).toBe(realMessages.length);
  });

  test.each(realMessages.map(({source, message, reads}) => [reads, source, message] as const))('%s', (reads, _source, message) => {
    expect(summary(parseMessage(message))).toBe(reads);
  });
});

describe('around a message', () => {
  const abort = "1st command aborted within function '0x2::kiosk::take' at instruction 5 with code 8";

  test.each([
    ['a stack trace', `Error: x\n    at run (file.ts:3:5)\n${abort}\n    at next (file.ts:9:1)`],
    ['spaces of a narrow terminal', abort.replaceAll(' ', '\n  ')],
    ['a terminal that breaks words', `${'> '.repeat(20)}${abort}`.replace(/[^]{60}(?=.)/g, '$&\n')],
    ['colors', abort.replace('aborted', '\u001b[31maborted\u001b[0m')],
    ['other quotes', abort.replaceAll("'", '`')],
    ['no quotes', abort.replaceAll("'", '')],
    ['upper case', abort.toUpperCase().replaceAll(/0X2::KIOSK::TAKE/g, '0x2::kiosk::take')],
    ['a JSON answer', JSON.stringify({jsonrpc: '2.0', error: {code: -32000, message: abort}})],
    ['a JSON answer with more around it', `Response: ${JSON.stringify({errors: [{message: abort}]})}\nDone.`],
  ])('%s changes nothing', (_name, message) => {
    expect(summary(parseMessage(message))).toBe('0x2::kiosk::take, code 8, at 5, command 1');
  });

  test('a code that JSON would round is kept', () => {
    const message = '{"MoveAbort": {"abortCode": 13835058231375822849, "location": {"package": "0x2", "module": "derived_object"}}}';
    expect(summary(parseMessage(message))).toBe('0x2::derived_object, code 13835058231375822849, own 0, line 41');
  });
});

test.each([
  '',
  'Hello',
  '{',
  '[1, 2',
  'error[E04007]: incompatible types',
  'Cannot find key for address: [0x2]',
  '{"data": {"object": null}}',
])('nothing failed in %p', (message) => {
  expect(parseMessage(message)).toBeUndefined();
});

describe('packed codes', () => {
  test.each([
    [13835058231375822849n, {line: 41, ownCode: 0}],
    [13906834423451484159n, {line: 57}],
    [9223372105574252543n, {line: 15}],
    [9223372118459154433n, {line: 19}],
  ])('%d holds %p', (code, expected) => {
    expect(unpackCode(code)).toEqual(expected);
  });

  test.each([0n, 2n, 131072n, (1n << 63n) - 1n, 1n << 64n, (0b1111n << 60n) | 1n])('%d is a number that somebody chose', (code) => {
    expect(unpackCode(code)).toBeUndefined();
  });

  test('one alone is read', () => {
    expect(summary(parseMessage('what is 13835058231375822849?'))).toContain('line 41');
  });
});
