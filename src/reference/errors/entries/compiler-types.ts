import {printed} from '../forms';
import type {ErrorEntry} from '../model';

/** Codes of the type checker: values and types that do not fit together. */
export const compilerTypes: readonly ErrorEntry[] = [
  {
    id: 'e04001',
    title: 'E04001: restricted visibility',
    messages: [
      ...printed('E04001'),
      {
        from: 'Move compiler',
        text: "Invalid access of field 'balance' on the struct 'sui::coin::Coin'. The field 'balance' can only be accessed within the module 'sui::coin' since it defines 'Coin'",
      },
    ],
    meaning:
      'Something that belongs to another module was touched directly: a field, a private function, or making and unpacking a struct. This fence is what lets a module guarantee that nobody changes its values behind its back.',
    causes: [
      'A field of an imported type was read with a dot.',
      'A function without `public`, or a `public(package)` one of another package, was called.',
      'A test reaches into the private parts of the module it tests.',
    ],
    cure: 'Call the public accessor that the module offers, such as `coin.value()`. In a module of your own, add one; for tests, mark it `#[test_only]`.',
    samples: [
      {
        language: 'move',
        code: `module example::wallet;

use sui::coin::Coin;

public fun worth<T>(coin: &Coin<T>): u64 { coin.balance.value() }`,
        fails: 'E04001',
      },
      {
        language: 'move',
        code: `module example::wallet;

use sui::coin::Coin;

public fun worth<T>(coin: &Coin<T>): u64 { coin.balance().value() }`,
      },
    ],
    seeAlso: ['/guides/developer/first-app/build-test', '/concepts/sui-move-concepts#public-and-entry'],
    keywords: ['private field', 'private function', 'accessor', 'public(package)'],
    source: 'printed by Sui Move 1.71.1 here',
  },
  {
    id: 'e04003',
    title: 'E04003: built-in operation not supported',
    messages: [
      ...printed('E04003'),
      {from: 'Move compiler', text: "Invalid argument to '+'"},
      {from: 'Move compiler', text: "Found: 'bool'. But expected: 'u8', 'u16', 'u32', 'u64', 'u128', 'u256'"},
    ],
    meaning:
      'An operator is applied to a type that it does not know. Operators of Move work on built-in types only and cannot be defined for others.',
    causes: [
      'Two booleans, addresses or structs are compared by size.',
      'A sum of strings or vectors is written with `+`.',
      'The operand is a reference to a struct where a number in it was meant.',
    ],
    cure: 'Apply the operator to the numbers inside, or call a function: `append` joins vectors and strings, and `&&` and `||` combine booleans.',
    samples: [
      {
        language: 'move',
        code: `module example::gate;

public fun may_enter(paid: bool, open: bool): bool { paid + open }`,
        fails: 'E04003',
      },
      {
        language: 'move',
        code: `module example::gate;

public fun may_enter(paid: bool, open: bool): bool { paid && open }`,
      },
    ],
    seeAlso: ['/references/sui-move', '/references/framework'],
    keywords: ['operator', 'compare', 'add strings'],
    source: 'printed by Sui Move 1.71.1 here',
  },
  {
    id: 'e04004',
    title: 'E04004: expected a single non-reference type',
    messages: [
      ...printed('E04004'),
      {from: 'Move compiler', text: 'Invalid field type'},
      {from: 'Move compiler', text: "Expected a single non-reference type, but found: '&u64'"},
    ],
    meaning:
      'A reference or several values stand where one stored value belongs. References in Move live only while a function runs, so a struct or a vector can never hold one.',
    causes: [
      'A field was declared as a reference to save a copy, as is common in Rust.',
      'A type argument is a reference, such as `Option<&Item>`.',
    ],
    cure: 'Store the value itself, an `ID` that points to an object, or an index into a vector, and look it up when you need it.',
    samples: [
      {
        language: 'move',
        code: `module example::wallet;

public struct Holder has drop { value: &u64 }

public fun read(holder: &Holder): u64 { *holder.value }`,
        fails: 'E04004',
      },
      {
        language: 'move',
        code: `module example::wallet;

public struct Holder has drop { value: u64 }

public fun read(holder: &Holder): u64 { holder.value }`,
      },
    ],
    seeAlso: ['/references/sui-move', '/concepts/object-model'],
    keywords: ['reference field', 'Option of reference', 'lifetime'],
    source: 'printed by Sui Move 1.71.1 here',
  },
  {
    id: 'e04005',
    title: 'E04005: expected a single type',
    messages: [
      ...printed('E04005'),
      {from: 'Move compiler', text: 'Invalid type for local'},
      {from: 'Move compiler', text: "Expected a single type, but found expression list type: '(u64, u64)'"},
    ],
    meaning: 'An expression that gives several values is put into one variable. Such a list is no value of its own that could be kept.',
    causes: [
      'A function with two or more results is assigned to one name.',
      'The unit value of a function without result is used as if it were something.',
    ],
    cure: "Name each value: `let (low, high) = both();`, with `_` for those you don't need.",
    samples: [
      {
        language: 'move',
        code: `module example::range;

public fun both(): (u64, u64) { (1, 2) }

public fun sum(): u64 {
    let pair = both();
    pair.0 + pair.1
}`,
        fails: 'E04005',
      },
      {
        language: 'move',
        code: `module example::range;

public fun both(): (u64, u64) { (1, 2) }

public fun sum(): u64 {
    let (low, high) = both();
    low + high
}`,
      },
    ],
    seeAlso: ['/references/sui-move', '/concepts/sui-move-concepts/conventions#shape-of-functions'],
    keywords: ['tuple', 'multiple return values', 'destructuring'],
    source: 'printed by Sui Move 1.71.1 here',
  },
  {
    id: 'e04006',
    title: 'E04006: invalid subtype',
    messages: [
      ...printed('E04006'),
      {from: 'Move compiler', text: "Invalid call of 'example::counter::bump'. Invalid argument for parameter 'value'"},
      {from: 'Move compiler', text: "Expected: '&mut u64'"},
      {from: 'Move compiler', text: "Given: '&u64'"},
    ],
    meaning:
      'A reference for reading is handed to something that wants to write. The other direction is fine, because writing includes reading.',
    causes: [
      "The caller's own parameter is `&T` and is passed on to a function that takes `&mut T`.",
      'A shared object is taken with `&` by an entry point that changes it further down.',
    ],
    cure: 'Take `&mut` all the way up to the place where the value comes from, or change the inner function so that it only reads.',
    samples: [
      {
        language: 'move',
        code: `module example::counter;

public fun bump(value: &mut u64) { *value = *value + 1; }

public fun run(value: &u64) { bump(value) }`,
        fails: 'E04006',
      },
      {
        language: 'move',
        code: `module example::counter;

public fun bump(value: &mut u64) { *value = *value + 1; }

public fun run(value: &mut u64) { bump(value) }`,
      },
    ],
    seeAlso: ['/references/sui-move', '/guides/developer/sui-101/shared-owned'],
    keywords: ['mutable reference', 'immutable reference', '&mut'],
    source: 'printed by Sui Move 1.71.1 here',
  },
  {
    id: 'e04007',
    title: 'E04007: incompatible types',
    messages: [
      ...printed('E04007'),
      {from: 'Move compiler', text: 'Invalid return expression'},
      {from: 'Move compiler', text: "Expected: 'u64'"},
      {from: 'Move compiler', text: "Given: 'u8'"},
    ],
    meaning:
      'Two types meet where one is needed. Move never converts between integers, or between a value and a reference, by itself, so a silent loss of digits cannot happen.',
    causes: [
      'Integers of different widths are mixed, often `u8` for decimals with `u64` for amounts.',
      'The last expression of a function ends with a semicolon, so the function yields `()`.',
      'A reference is compared with a value; one of them needs `&` or `*`.',
      'The two branches of an `if` or `match` give different types.',
      'A number is the condition of an `if`, which takes booleans only.',
    ],
    find: 'Read the two labels `Expected` and `Given`. Each marks the place where its type comes from, which may be the signature far above.',
    cure: 'Cast the smaller number with `as`, take away the semicolon, or dereference. Widening never aborts, while narrowing does when the value is too large.',
    samples: [
      {
        language: 'move',
        code: `module example::shop;

public fun price(quantity: u8): u64 {
    quantity * 5
}`,
        fails: 'E04007',
      },
      {
        language: 'move',
        code: `module example::shop;

public fun price(quantity: u8): u64 {
    (quantity as u64) * 5
}`,
      },
    ],
    seeAlso: ['/guides/developer/advanced/security-best-practices#arithmetic', '/references/sui-move'],
    keywords: ['type mismatch', 'u8 u64', 'cast', 'given ()'],
    source: 'printed by Sui Move 1.71.1 here',
  },
  {
    id: 'e04009',
    title: 'E04009: expected specific type',
    messages: [
      ...printed('E04009'),
      {from: 'Move compiler', text: "Unbound field 'free'"},
      {from: 'Move compiler', text: "Expected a struct type in the current module but got: 'u64'"},
    ],
    meaning:
      'The operation works on certain types only, and the marked value has another one. Most often a field was asked for, and the value has no fields at all.',
    causes: [
      'A dot without brackets follows a number, a vector or a type parameter.',
      'The field belongs to a value that has to be taken out first, such as the content of an `Option`.',
    ],
    cure: 'Call a function with brackets, write the comparison out, or borrow the inner value before you name its field.',
    samples: [
      {
        language: 'move',
        code: `module example::shop;

public fun is_free(price: u64): bool { price.free }`,
        fails: 'E04009',
      },
      {
        language: 'move',
        code: `module example::shop;

public fun is_free(price: u64): bool { price == 0 }`,
      },
    ],
    seeAlso: ['/references/sui-move', '/guides/developer/advanced/move-2024-migration#methods'],
    keywords: ['expected struct', 'field of integer'],
    source: 'printed by Sui Move 1.71.1 here',
  },
];
