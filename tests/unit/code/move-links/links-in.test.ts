import type {FrameworkNames, ModulePlaces} from '@site/src/code/move-links/framework-names';
import {frameworkLinksIn} from '@site/src/code/move-links/links-in';

const places = (route: string, ...members: string[]): ModulePlaces => ({
  route,
  members: new Map(members.map((name) => [name, `${route}#${name}`])),
});

const names: FrameworkNames = new Map([
  ['sui::coin', places('/coin', 'Coin', 'zero', 'destroy')],
  ['sui::clock', places('/clock', 'Clock')],
  ['sui::event', places('/event', 'emit')],
  ['sui::object', places('/object', 'UID', 'new')],
]);

const linksIn = async (source: string): Promise<Record<string, string>> => Object.fromEntries(await frameworkLinksIn(source, names));

const inModule = (text: string): string => `module a::b;\n${text}\n`;

describe('frameworkLinksIn', () => {
  test('follows what `use` declares, in each of its forms', async () => {
    const source = inModule(`use sui::coin::{Self as money, Coin as C};
use sui::{clock::Clock, event::{Self, emit}};
public fun f(c: C<u8>, clock: &Clock) { let d = money::zero<C<u8>>(); event::emit(1); emit(d); sui::coin::destroy(c) }`);
    expect(await linksIn(source)).toMatchObject({
      C: '/coin#Coin',
      'money::zero': '/coin#zero',
      Clock: '/clock#Clock',
      'event::emit': '/event#emit',
      emit: '/event#emit',
      'sui::coin::destroy': '/coin#destroy',
      'sui::coin': '/coin',
    });
  });

  test('knows what every module has without a declaration', async () => {
    expect(await linksIn(inModule('public struct S has key { id: UID }\nfun f(): UID { object::new() }'))).toMatchObject({
      UID: '/object#UID',
      'object::new': '/object#new',
    });
  });

  test('leaves out a name that the file gives to something of its own', async () => {
    const links = await linksIn(inModule('use sui::event::emit;\nfun f() { let emit = 1; g(emit) }'));
    expect(links.emit).toBeUndefined();
    expect(links['sui::event::emit']).toBe('/event#emit');
  });

  test('leaves out a name that two modules of a file mean different things by', async () => {
    const links = await linksIn('module a::b { use sui::coin::Coin; } module a::c { use my::coin::Coin; fun f(c: Coin) {} }');
    expect(links.Coin).toBeUndefined();
  });

  test('leaves out what is not of the framework, and what has no place in the reference', async () => {
    const links = await linksIn(inModule('use my::coin::Coin;\nuse sui::coin;\nfun f(c: Coin) { coin::hidden(c); other::zero() }'));
    expect(Object.keys(links).filter((name) => /Coin|hidden|zero/.test(name))).toEqual([]);
  });
});
