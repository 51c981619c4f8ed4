import {declaresModule, isolate} from '@site/src/samples/move/isolate';

const source = `module hello::world;

use hello::other;
use hello::{a, b::C};
use sui::coin::Coin;

public enum Mood { Good }

fun f(coin: &Coin<u8>): address {
    hello::other::f();
    let mood = world::Mood::Good;
    let _ = hello::Mood::Good;
    coin.value();
    @hello
}

#[test, expected_failure(abort_code = hello::other::EBad, location = hello::world)]
fun t() {}
`;

describe('isolating a sample', () => {
  it('renames its own address wherever it is one, and moves no line', async () => {
    const {text, addresses} = await isolate(source, 's7');
    expect(addresses).toEqual(['hello_s7']);
    expect(text.split('\n')).toEqual([
      'module hello_s7::world;',
      '',
      'use hello_s7::other;',
      'use hello_s7::{a, b::C};',
      'use sui::coin::Coin;',
      '',
      'public enum Mood { Good }',
      '',
      'fun f(coin: &Coin<u8>): address {',
      '    hello_s7::other::f();',
      '    let mood = world::Mood::Good;',
      '    let _ = hello::Mood::Good;',
      '    coin.value();',
      '    @hello_s7',
      '}',
      '',
      '#[test, expected_failure(abort_code = hello_s7::other::EBad, location = hello_s7::world)]',
      'fun t() {}',
      '',
    ]);
  });

  it('gives a numeric address a name', async () => {
    const {text, addresses} = await isolate('module 0x42::m { fun f() { 0x42::m::g(); 0x2::coin::h() } }', 's1');
    expect(text).toBe('module n0x42_s1::m { fun f() { n0x42_s1::m::g(); 0x2::coin::h() } }');
    expect(addresses).toEqual(['n0x42_s1']);
  });

  it('gives the author back the name in messages', async () => {
    const {restore} = await isolate(source, 's7');
    expect(restore("Unbound module 'hello_s7::moon'")).toBe("Unbound module 'hello::moon'");
    expect(restore("Unbound module 'hello_s77::moon'")).toBe("Unbound module 'hello_s77::moon'");
  });

  it('leaves modules of the framework in it', async () => {
    const text = 'module sui::extra;\n\nuse sui::coin::Coin;';
    expect(await isolate(text, 's1')).toMatchObject({text, addresses: []});
  });

  it('leaves text without a module alone', async () => {
    expect(await isolate('let x = hello::world::f();', 's1')).toMatchObject({text: 'let x = hello::world::f();', addresses: []});
  });
});

describe('a whole module', () => {
  it.each(['module a::b;\nfun f() {}', 'module a::b { }', '/// Text.\n#[test_only]\nmodule 0x0::b;'])('is recognized: %s', async (text) => {
    expect(await declaresModule(text)).toBe(true);
  });

  it.each(['fun f() {}', 'let module = 1;', 'use a::b;'])('is not: %s', async (text) => {
    expect(await declaresModule(text)).toBe(false);
  });
});
