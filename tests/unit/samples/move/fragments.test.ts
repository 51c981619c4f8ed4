import {compiler} from '@site/src/samples/move/compiler/client';
import {parseFragments} from '@site/src/samples/move/fragments';
import {stopCompiler} from './support';

afterAll(stopCompiler);

const parse = (codes: readonly string[]) =>
  parseFragments(
    codes.map((code, index) => ({id: `f${index}`, code})),
    compiler,
  );

describe('fragments', () => {
  it('parse where they may stand in a module', async () => {
    const right = [
      'use sui::coin::Coin;',
      'public struct A has key { id: UID }\n\nfun f(): u64 { 1 }',
      '#[test]\nfun a() {}',
      'let x = 1;\nlet y = x.foo!(|a| a + 1);',
      'transfer::transfer(x, y)',
      'x + 1',
      'id: UID,\nname: String,',
      'Shape::Circle => 1,\n_ => 2,',
      '&mut TxContext',
      'module a::b;\nfun f() {}',
      '// A comment.',
    ];
    expect(await parse(right)).toEqual([]);
  });

  it('are refused where they parse nowhere, at the line of the reading that got furthest', async () => {
    const wrong = [
      'let x = ;',
      'fun f(x: u64): u64;',
      'let a = 1;\nlet b = a\nlet c = 2;',
      'entry fun a() {}\nassert!(x == 1);',
      'let a = 1;\nlet b = (a;',
    ];
    const errors = await parse(['let fine = 1;', ...wrong]);
    expect(errors.map(({id, line, code}) => [id, line, code])).toEqual([
      ['f1', 1, 'E01002'],
      ['f2', 1, 'E01002'],
      ['f3', 3, 'E01002'],
      ['f4', 2, 'E01002'],
      ['f5', 2, 'E01002'],
    ]);
  });

  it('are none where there are none', async () => {
    expect(await parse([])).toEqual([]);
  });
});
