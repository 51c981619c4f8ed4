import {integers} from '@site/src/samples/move/overlay/integers';
import {checkInline} from '@site/src/samples/move/check-samples';
import {moduleNodes, parseMove} from '@site/src/samples/move/syntax';
import {makeTools, type MoveTools} from '@site/src/samples/move/tools';
import type {Problem} from '@site/src/samples/sample';
import {overlayItems, overlayModules, type OverlayItem} from './overlay-items';
import {fixtureFiles, noCache, sample, stopCompiler} from './support';

/** A probe's module is named as what it probes: `probes::std__vector`. */
function probes(): Map<string, string> {
  const found = new Map(fixtureFiles('overlay').map(({name, text}) => [name.replace('.move', ''), text]));
  const integer = found.get('std__integer') ?? '';
  found.delete('std__integer');
  for (const type of integers) found.set(`std__${type}`, integer.replaceAll('u64', type));
  return found;
}

/**
 * How a use of the item looks in source: a macro call, a method call, or a path or import that ends
 * in its name.
 */
const patternOf = ({kind, name}: OverlayItem): RegExp => {
  if (kind === 'macro') return new RegExp(`\\b${name}!\\s*[<(]`);
  if (kind === 'alias') return new RegExp(`\\.\\s*${name}\\s*[<(]`);
  return new RegExp(`(?:\\.\\s*|::|\\b)${name}\\s*[<(]`);
};

let tools: MoveTools;

beforeAll(async () => {
  tools = await makeTools('.', noCache());
});

afterAll(stopCompiler);

describe('the overlay', () => {
  it('has one well-formed module a file', async () => {
    for (const {name, module} of await overlayModules()) {
      const tree = await parseMove(module.text);
      expect([name, tree.rootNode.hasError(), moduleNodes(tree).length]).toEqual([name, false, 1]);
    }
  });

  it('has a probe for every macro, alias and test-only item', async () => {
    const known = probes();
    const missing: string[] = [];
    for (const {name, module} of await overlayModules()) {
      const probe = known.get(name.replace('::', '__')) ?? '';
      for (const item of await overlayItems(module)) if (!patternOf(item).test(probe)) missing.push(`${item.kind} ${name}::${item.name}`);
    }
    expect(missing).toEqual([]);
  });

  it('has no probe for a module that declares nothing of its own', async () => {
    const names = await Promise.all(
      (await overlayModules()).map(async ({name, module}) => ((await overlayItems(module)).length > 0 ? [name.replace('::', '__')] : [])),
    );
    expect([...probes().keys()].filter((name) => !names.flat().includes(name))).toEqual([]);
  });

  it('lets all probes compile, and their tests pass', async () => {
    const samples = [...probes()].map(([name, text]) => sample(text.trimEnd(), {}, name));
    // The integers' probe is laid out once, for u64.
    const problems = (await checkInline({whole: samples, fragments: []}, tools)).filter(({code}) => code !== 'FORMAT');
    expect(problems).toEqual([]);
  });
});

describe('the overlay rejects', () => {
  const rejected: [string, string, string][] = [
    ['a macro with a wrong element type', 'E04007', 'public fun f(): vector<u64> { vector[1u64].map!(|number| number == 1) }'],
    ['a macro on the wrong type', 'E04023', 'public fun f(): u64 { 5u64.fold!(0u64, |a, b| a + b) }'],
    ['a macro of too few arguments', 'E04016', 'public fun f(): u64 { option::some(1u64).destroy_or!() }'],
    ['an alias on the wrong type', 'E04023', 'public fun f(coin: &Coin<SUI>): ID { coin.to_inner() }'],
    ['an alias that nobody declared', 'E04023', 'public fun f(text: vector<u8>): u64 { text.to_string().to_words() }'],
    ['an index of the wrong type', 'E04007', 'public fun f(table: &sui::table::Table<u64, u8>): u8 { table[true] }'],
    [
      'a test-only function outside tests',
      'E03003',
      'public fun f(ctx: &mut TxContext): sui::clock::Clock { sui::clock::create_for_testing(ctx) }',
    ],
    ['a test-only module outside tests', 'E03002', 'public fun f(scenario: &sui::test_scenario::Scenario): address { scenario.sender() }'],
    ['a private native', 'E04001', 'public fun f(): address { sui::tx_context::fresh_id() }'],
    ['a private field', 'E04001', 'public fun f(id: &ID): address { id.bytes }'],
    ['a constant of the framework', 'E04001', 'public fun f(): u64 { sui::balance::ENotEnough }'],
  ];
  let problems: Problem[];

  beforeAll(async () => {
    const uses = 'use sui::coin::Coin;\nuse sui::sui::SUI;';
    const whole = rejected.map(([name, fails, body]) => sample(`module probes::rejected;\n\n${uses}\n\n${body}`, {fails}, name));
    problems = await checkInline({whole, fragments: []}, tools);
  });

  it.each(rejected)('%s (%s)', (name, code) => {
    expect(problems.filter(({page}) => page === name).map((problem) => problem.code)).toEqual([code]);
  });
});
