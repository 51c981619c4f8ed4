import {frameworkNames} from '@site/src/code/move-links/framework-names';

test.each([
  ['sui::coin', 'Coin', '/references/framework/sui/coin#struct-coin'],
  ['sui::coin', 'mint_for_testing', '/references/framework/sui/coin#fun-mint_for_testing'],
  ['std::option', 'do', '/references/framework/std/option#macro-do'],
  ['sui::test_scenario', 'Scenario', '/references/framework/sui/test_scenario#struct-scenario'],
  ['std::unit_test', 'assert_eq', '/references/framework/std/unit_test#macro-assert_eq'],
])('%s::%s is explained at %s', (module, name, address) => {
  expect(frameworkNames().get(module)?.members.get(name)).toBe(address);
});

test('a private function has no place', () => {
  expect(frameworkNames().get('sui::coin')?.members.has('calc_type')).toBe(false);
});
