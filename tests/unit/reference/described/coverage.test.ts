import {coverageOf} from '@site/src/reference/described/coverage';
import {exceptions, uncounted} from '@site/src/reference/described/exceptions';
import type {Exception, Part, Uncounted} from '@site/src/reference/described/model';
import {allParts} from '@site/src/reference/described/parts';
import {printTable} from '@site/src/reference/described/print-table';

const parts = allParts();

test('what no row counts is named: an outdated package, a module, constants, private functions, hidden commands', () => {
  expect(uncounted.map(({name}) => name.replace(/[,:(].*/, '').trim())).toEqual([
    'Move framework',
    'Move framework',
    'Move framework and packages',
    'Move framework and packages',
    'CLI',
  ]);
  const holds = (reference: string, what: string, name: string): boolean => uncounted.some(({has}) => has({reference, what}, name));
  expect(holds('Move framework: sui', 'modules', 'sui::allowance')).toBe(true);
  expect(holds('Move framework: sui', 'error constants', 'sui::kiosk::MAX_ITEMS')).toBe(true);
  expect(holds('Move framework: sui', 'error constants', 'sui::kiosk::ENotOwner')).toBe(false);
  expect(holds('CLI', 'commands', 'sui analyzer')).toBe(true);
  expect(holds('CLI', 'options', 'sui client verify-source --verify-only')).toBe(true);
  expect(holds('CLI', 'options', 'sui client verify-source --toolchain')).toBe(false);
});

describe('the references as they stand', () => {
  test('have words on everything that is no exception', () => {
    expect(coverageOf(parts, exceptions, uncounted).problems).toEqual([]);
  });

  test('are counted as whole as they were', () => {
    const {rows} = coverageOf(parts, exceptions);
    const all = (reference: string, what: string): number => rows.find((row) => row.reference === reference && row.what === what)?.all ?? 0;
    const functions = ['public functions', 'package and entry functions'];
    const framework = ['std', 'sui', 'sui_system', 'bridge'].flatMap((name) =>
      functions.map((what) => all(`Move framework: ${name}`, what)),
    );
    expect(framework).toEqual([284, 0, 639, 111, 118, 156, 76, 17]);
    expect([all('gRPC', 'methods'), all('gRPC', 'fields'), all('gRPC', 'enum values')]).toEqual([30, 746, 226]);
    expect([all('JSON-RPC', 'methods'), all('JSON-RPC', 'parameters'), all('JSON-RPC', 'fields')]).toEqual([64, 159, 733]);
    expect(all('Errors', 'entries with a cure')).toBeGreaterThanOrEqual(520);
  });
});

const part = (texts: Readonly<Record<string, string>>, what = 'fields'): Part => ({
  reference: 'R',
  what,
  places: Object.entries(texts).map(([name, text]) => ({name, text})),
});
const many = Object.fromEntries(Array.from({length: 99}, (_, index) => [`f${index}`, 'Words.']));
const exception = (name: string, reason = 'the source is lost'): Exception => ({reference: 'R', what: 'fields', name, reason});

describe('the count finds', () => {
  test.each<[string, Part[], Exception[], string[]]>([
    ['a place without words', [part({a: 'Words.', b: ''})], [], ['R, fields: b: no words']],
    ['a dash where words should be', [part({a: ' – '})], [], ['R, fields: a: no words']],
    ['a kind of which there is nothing', [part({})], [], ['R: the count found no fields']],
    [
      'an exception for nothing',
      [part(many)],
      [exception('gone')],
      ['R, fields: gone: an exception for a place that is not there; remove it'],
    ],
    ['an exception that has words', [part(many)], [exception('f1')], ['R, fields: f1: an exception for a place that has words; remove it']],
    [
      'an exception of another kind',
      [part({...many, a: ''}), part({a: 'Words.'}, 'types')],
      [{...exception('a'), what: 'types'}],
      ['R, fields: a: no words', 'R, types: a: an exception for a place that has words; remove it'],
    ],
    ['an exception without a reason', [part({...many, a: ''})], [exception('a', ' ')], ['R, fields: a: an exception without a reason']],
    [
      'too many exceptions',
      [part({...many, a: '', b: '', c: ''})],
      ['a', 'b', 'c'].map((name) => exception(name)),
      ['R: 3 exceptions for 102 places; stay under 2 %'],
    ],
  ])('%s', (_what, given, excepted, problems) => {
    expect(coverageOf(given, excepted).problems).toEqual(problems);
  });

  test('something that is counted although it is said not to be, and an exclusion without a reason', () => {
    const outside: Uncounted = {name: 'everything in m', reason: ' ', has: ({what}, name) => what === 'fields' && name.startsWith('m::')};
    expect(coverageOf([part({'m::a': 'Words.', b: 'Words.'}), part({'m::c': 'Words.'}, 'types')], [], [outside]).problems).toEqual([
      'everything in m: not counted, without a reason',
      'R, fields: m::a: counted, although "everything in m" is not; correct one of them',
    ]);
  });

  test('nothing wrong with an exception that holds', () => {
    const {rows, problems} = coverageOf([part({...many, a: ''})], [exception('a')]);
    expect(problems).toEqual([]);
    expect(rows).toEqual([{reference: 'R', what: 'fields', all: 100, described: 99, excepted: 1}]);
  });
});

test('the table has totals, reasons and problems, and never rounds up to 100 %', () => {
  const thousands = Object.fromEntries(Array.from({length: 5000}, (_, index) => [`f${index}`, 'Words.']));
  const given = [part({...thousands, a: '', b: ''}), part({a: 'Words.'}, 'types')];
  const text = printTable(coverageOf(given, [exception('a')]), [exception('a')], uncounted);
  expect(text.split('\n')).toEqual([
    'Reference  What    With words     Of    Share  Exceptions',
    'R          fields       5,000  5,002   99.9 %           1',
    '           types            1      1  100.0 %           0',
    'All                     5,001  5,003   99.9 %           1',
    '',
    'Exception: R, fields: a: the source is lost',
    ...uncounted.map(({name, reason}) => `Not counted: ${name}: ${reason}`),
    'R, fields: b: no words',
    '1 problem.',
  ]);
});
