import {consoleFor} from '@site/src/run/scripts/worker/console';
import {Outbox} from '@site/src/run/scripts/worker/outbox';
import {placeIn} from '@site/src/run/scripts/worker/place';
import type {Print, ScriptMessage} from '@site/src/run/scripts/worker/protocol';

const texts = ({level, values}: Print): string => `${level}: ${values.map(({text}) => text).join(' ')}`;

test('calls of the console are prints, with their level, groups, counts and times', () => {
  const prints: string[] = [];
  let now = 0;
  const made = consoleFor(
    (print) => prints.push(texts(print)),
    () => now,
  ) as Console;
  made.log('a', 1);
  made.group('beds');
  made.warn('dry');
  made.groupEnd();
  made.error('gone');
  made.assert(false, 'no');
  made.assert(true, 'yes');
  made.count();
  made.count();
  made.time('t');
  now = 12;
  made.timeEnd('t');
  made.dir('text');
  expect(prints).toEqual([
    'log: a 1',
    'log: beds',
    'warn:   dry',
    'error: gone',
    'error: Assertion failed no',
    'log: default: 1',
    'log: default: 2',
    'log: t: 12.0ms',
    "log: 'text'",
  ]);
});

test('prints go out some at a time, and no more of them than a page can show', () => {
  const messages: ScriptMessage[] = [];
  const outbox = new Outbox((message) => messages.push(message));
  for (let index = 0; index < 600; index += 1) outbox.print({level: 'log', values: [{text: String(index)}]});
  outbox.flush();
  const sent = messages.flatMap((message) => (message.type === 'prints' ? message.prints : []));
  expect(sent).toHaveLength(500);
  expect(messages.filter(({type}) => type === 'full')).toHaveLength(1);
  expect(messages.length).toBeLessThan(20);
});

test('one text that is far too long ends the output', () => {
  const messages: ScriptMessage[] = [];
  const outbox = new Outbox((message) => messages.push(message));
  outbox.print({level: 'log', values: [{text: 'a'.repeat(300_000)}]});
  expect(messages).toEqual([{type: 'full'}]);
});

test.each([
  ['Chromium', 'TypeError: no\n    at sow (blob:http://a.b:1/12ab-34:7:11)\n    at async blob:http://a.b:1/12ab-35:2:1'],
  ['Firefox', 'sow@blob:http://a.b:1/12ab-34:7:11\n@blob:http://a.b:1/12ab-35:2:1'],
  ['Safari', 'sow@blob:http://a.b:1/12ab-34:7:11\nmodule@blob:http://a.b:1/12ab-35:2:1'],
])('the place of an error is read from a stack of %s', (_engine, stack) => {
  const modules = new Map([
    ['blob:http://a.b:1/12ab-34', 'ts/beds.ts'],
    ['blob:http://a.b:1/12ab-35', 'ts/main.ts'],
  ]);
  expect(placeIn(stack, modules)).toEqual({path: 'ts/beds.ts', line: 7});
  expect(placeIn('TypeError: no\n at https://a.b/vendors.js:1:2', modules)).toBeUndefined();
});
