import {cpSync} from 'node:fs';
import path from 'node:path';
import {createMoveChecker} from '@site/src/samples/checkers/move';
import {suiMoveVersion} from '@site/src/samples/move/version';
import type {Problem, Sample} from '@site/src/samples/sample';
import {scratchFolder} from '../../../lib/scratch-folder';
import {fixturesDir, noCache, root, sample, stopCompiler} from './support';

afterAll(stopCompiler);

// A repository with one package.
const repository = scratchFolder();
cpSync(path.join(root, fixturesDir, 'packages/orchard'), path.join(repository, 'examples/move/orchard'), {recursive: true});

const checker = createMoveChecker(repository, noCache());

const inModule = (body: string): string => `module example::m;\n\n${body}`;

const cases: Record<string, [Sample, string[]]> = {
  'a right module': [sample(inModule('public fun one(): u64 { 1 }')), []],
  'the same module of another page': [sample(inModule('public fun one(): u64 { 1 }')), []],
  'a module at an address of the framework': [
    sample('module sui::extra;\n\nuse sui::coin::Coin;\n\npublic fun worth<T>(coin: &Coin<T>): u64 { coin.value() }'),
    [],
  ],
  'a type error on the third line': [sample(inModule('public fun one(): bool { 1 }')), ['12 E04007']],
  'a borrow error, which shows late': [sample(inModule('public fun one(): &u64 {\n    let x = 1u64;\n    &x\n}')), ['14 E07004']],
  'an unused import': [sample(inModule('use sui::coin::Coin;\n\npublic fun one(): u64 { 1 }')), ['12 W09001']],
  'a warning that the sample suppresses': [
    sample('#[allow(unused_use)]\nmodule example::m;\n\nuse sui::coin::Coin;\n\npublic fun one(): u64 { 1 }'),
    [],
  ],
  'a lint that the sample suppresses': [
    sample(
      inModule(
        '#[allow(lint(share_owned))]\npublic fun share(ticket: Ticket) { transfer::share_object(ticket) }\n\npublic struct Ticket has key { id: UID }',
      ),
    ),
    [],
  ],
  'a failing unit test': [sample(inModule('#[test]\nfun one_is_two() { assert!(1u64 == 2) }')), ['13 E11001']],
  'a test that expects a failure and no reason': [
    sample(inModule('#[test, expected_failure]\nfun stops() { abort 1 }')),
    ['12 BARE_EXPECTED_FAILURE'],
  ],
  'a test that reaches a function without a body': [
    sample(inModule('#[test]\nfun reads() { sui::bls12381::scalar_from_u64(1); }')),
    ['13 E11001'],
  ],
  'bad layout': [sample(inModule('public fun   one(): u64 { 1 }')), ['12 FORMAT']],
  'statements with a prelude': [
    sample('let sender = ctx.sender();\nassert!(sender != @0x0);', {prelude: 'statements', fragment: true}),
    [],
  ],
  'wrong statements with a prelude': [sample('let sender = ctx.sender();\nassert!(sender);', {prelude: 'statements'}), ['11 E04007']],
  'an unknown prelude': [sample('let a = 1;', {prelude: 'nowhere'}), ['10 PRELUDE_UNKNOWN']],
  'a fragment': [sample('let sender = somebody(unknown);', {fragment: true}), []],
  'a fragment that does not parse': [sample('let sender = ;', {fragment: true}), ['10 E01002']],
  'no module, and no word about it': [sample('let sender = 1;'), ['10 NO_MODULE']],
  'a sample that is to fail, and does': [sample(inModule('public fun one(): bool { 1 }'), {fails: 'E04007'}), ['12 E04007']],
  'a sample that is to fail, and does not': [sample(inModule('public fun one(): u64 { 1 }'), {fails: 'E04007'}), []],
  'a sample that is to fail, with more errors than one': [
    sample(inModule('public fun one(): bool { 1 }\n\npublic fun two(): u8 { nothing }'), {fails: 'E04007'}),
    ['12 E04007'],
  ],
  'a file of a package': [sample('anything', {file: 'examples/move/orchard/sources/tree.move'}), []],
  'a region of a test file of a package': [sample('anything', {file: 'examples/move/orchard/tests/orchard_tests.move', region: 'x'}), []],
  'a file of a package that is to fail': [
    sample('anything', {file: 'examples/move/orchard/sources/tree.move', fails: 'E1'}),
    ['10 NO_MODULE'],
  ],
  'a file beside the packages': [sample(inModule('public fun one(): bool { 1 }'), {file: 'examples/move/loose.move'}), ['12 E04007']],
};

describe('the Move checker', () => {
  const names = Object.keys(cases);
  let problems: readonly Problem[];

  beforeAll(async () => {
    problems = await checker.check(Object.entries(cases).map(([name, [each]]) => ({...each, page: name})));
  });

  it('says what it is', () => {
    expect(checker).toMatchObject({name: 'move', languages: ['move'], tool: `Sui Move ${suiMoveVersion}`});
  });

  it.each(names)('%s', (name) => {
    const own = problems.filter(({page}) => page === name).map(({line, code}) => `${line} ${code ?? ''}`);
    expect(own).toEqual(cases[name]?.[1]);
  });

  it('gives nothing about nothing', async () => {
    expect(await checker.check([])).toEqual([]);
  });

  it("names the author's address, not the batch's", () => {
    const messages = problems.map(({message}) => message).join('\n');
    expect(messages).toContain('example::m');
    expect(messages).not.toMatch(/example_s\d/);
  });
});
