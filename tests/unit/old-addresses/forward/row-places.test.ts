import {readFileSync} from 'node:fs';
import {rowPlaces} from '@site/src/old-addresses/forward/row-places';

const placeOf = rowPlaces('.');
const lineAt = ({file, line}: {file: string; line: number}): string => readFileSync(file, 'utf8').split('\n')[line - 1] ?? '';

test('a row is found by its line', () => {
  const place = placeOf('/build/faucet');
  expect(place.file).toBe('src/old-addresses/addresses.ts');
  expect(lineAt(place)).toMatch(/^ {2}'\/build\/faucet': /);
});

test('a module of the framework is found by the folder that it was in', () => {
  const place = placeOf('/references/framework/sui_sui/coin');
  expect(place.file).toBe('src/old-addresses/framework-modules.ts');
  expect(lineAt(place)).toContain("'/references/framework/sui_sui'");
});

test('what is nowhere is told at the top of the table, and so is all where there are no sources', () => {
  expect(placeOf('/nowhere/at/all')).toEqual({file: 'src/old-addresses/addresses.ts', line: 1});
  expect(rowPlaces('tests/fixtures')('/build/faucet')).toEqual({file: 'src/old-addresses/addresses.ts', line: 1});
});
