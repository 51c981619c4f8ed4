import Prism, {type Token, type TokenStream} from 'prismjs';
import {addMove} from '@site/src/code/highlight/move';

addMove(Prism.languages);

/** `type:text` of every token, nested ones included; plain text is left out. */
function tokensOf(stream: TokenStream): string[] {
  if (typeof stream === 'string') return [];
  if (Array.isArray(stream)) return stream.flatMap((part: string | Token) => tokensOf(part));
  if (typeof stream.content === 'string') return [`${stream.type}:${stream.content}`];
  const inner = tokensOf(stream.content);
  return inner.length > 0 ? inner : [stream.type];
}

const tokenize = (code: string): string[] => tokensOf(Prism.tokenize(code, Prism.languages.move ?? {}));

test.each([
  [
    'a module by label',
    'module garden::seed;',
    ['keyword:module', 'module-path:garden', 'punctuation:::', 'module-path:seed', 'punctuation:;'],
  ],
  ['a module as a block', 'module garden::seed {}', ['keyword:module', 'module-path:garden', 'module-path:seed', 'punctuation:{']],
  [
    'a struct with abilities',
    'public struct Seed has key, store { id: UID }',
    ['keyword:public', 'keyword:struct', 'class-name:Seed', 'keyword:has', 'ability:key', 'ability:store', 'class-name:UID'],
  ],
  ['a phantom parameter', 'struct Coin<phantom T: drop> has key {}', ['keyword:phantom', 'class-name:T', 'ability:drop', 'ability:key']],
  ['combined constraints', 'fun f<T: key + store>() {}', ['function-definition:f', 'ability:key', 'ability:store']],
  [
    'an enum',
    'public enum Color has drop { Red, Custom(u8) }',
    ['keyword:enum', 'class-name:Color', 'class-name:Red', 'class-name:Custom', 'builtin:u8'],
  ],
  ['a match', 'match (c) { Color::Red => 1, _ => 0 }', ['keyword:match', 'class-name:Color', 'class-name:Red', 'operator:=>', 'number:1']],
  ['a macro call', 'v.do!(|x| x)', ['macro:do!']],
  [
    'a macro definition',
    'public macro fun apply<$T>($x: $T, $f: |$T| -> $T): $T { $f($x) }',
    ['keyword:macro', 'keyword:fun', 'function-definition:apply', 'macro-parameter:$T', 'macro-parameter:$f'],
  ],
  ['assert', 'assert!(ok, EFull);', ['macro:assert!', 'constant:EFull']],
  ['a constant', 'const MAX_SIZE: u64 = 1_000;', ['keyword:const', 'constant:MAX_SIZE', 'builtin:u64', 'number:1_000']],
  [
    'an attribute',
    '#[test, expected_failure(abort_code = EFull)]',
    ['attribute:test', 'attribute:expected_failure', 'attribute:abort_code', 'class-name:EFull'],
  ],
  ['a clever error', '#[error(code = 3)]', ['attribute:error', 'attribute:code', 'number:3']],
  [
    'a path in an attribute',
    '#[expected_failure(abort_code = ::garden::seed::EFull)]',
    ['module-path:garden', 'module-path:seed', 'class-name:EFull'],
  ],
  ['a use function', 'use fun seed_name as Seed.name;', ['keyword:use', 'keyword:fun', 'keyword:as', 'class-name:Seed']],
  [
    'imports',
    'use sui::{coin::{Self, Coin}, balance};',
    ['keyword:use', 'module-path:sui', 'module-path:coin', 'builtin:Self', 'class-name:Coin'],
  ],
  [
    'type parameters in a call',
    'transfer::public_transfer<Coin<SUI>>(c, to)',
    ['module-path:transfer', 'function:public_transfer', 'class-name:Coin', 'class-name:SUI'],
  ],
  ['a byte string', 'b"a \\" b"', ['string:b"a \\" b"']],
  ['a hex string', 'x"00ff"', ['string:x"00ff"']],
  ['an address literal', '@0x2', ['address-literal:@0x2']],
  ['a named address', '@garden', ['address-literal:@garden']],
  ['a suffixed number', '10u64', ['number:10u64']],
  ['a hex number', '0xFFu256', ['number:0xFFu256']],
  ['a doc comment', '/// A seed, not `module`.', ['comment:/// A seed, not `module`.']],
  ['a block comment', '/* fun */ let', ['comment:/* fun */', 'keyword:let']],
  ['a label', "'outer: loop { break 'outer }", ["label:'outer", 'keyword:loop', 'keyword:break', "label:'outer"]],
  ['a raw identifier', 'let `match` = 1;', ['keyword:let', 'raw-identifier:`match`']],
  ['method calls', 'seed.name()', ['function:name']],
  [
    'entry and visibility',
    'public(package) entry fun plant(ctx: &mut TxContext) {}',
    [
      'keyword:public',
      'keyword:package',
      'keyword:entry',
      'function-definition:plant',
      'operator:&',
      'keyword:mut',
      'class-name:TxContext',
    ],
  ],
  ['booleans', 'true && false', ['boolean:true', 'operator:&&', 'boolean:false']],
  ['ability words as names', 'let store = table.key;', ['keyword:let']],
])('%s', (_name, code, expected) => {
  expect(tokenize(code)).toEqual(expect.arrayContaining(expected));
});

test.each([
  ['a keyword inside a string', 'b"public fun"', 'keyword:public'],
  ['a keyword inside a comment', '// public fun', 'keyword:public'],
  ['a raw identifier as keyword', '`match`', 'keyword:match'],
  ['a longer word that starts like a keyword', 'public_transfer', 'keyword:public'],
  ['an ability outside its place', 'let store = table.key;', 'ability:store'],
  ['an ability in the value of a field', 'Seed { name: key }', 'ability:key'],
])('does not see %s', (_name, code, unexpected) => {
  expect(tokenize(code)).not.toContain(unexpected);
});
