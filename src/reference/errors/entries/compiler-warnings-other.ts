import {printed, renamedSource} from '../forms';
import type {ErrorEntry} from '../model';

/** Warnings about imports, attributes, comments and outdated or unclear code. */
export const compilerWarningsOther: readonly ErrorEntry[] = [
  {
    id: 'w01004',
    title: 'W01004: invalid documentation comment',
    messages: [...printed('W01004'), {from: 'Move compiler', text: 'Documentation comment cannot be matched to a language item'}],
    meaning: 'A comment with three slashes stands where there is nothing to document, so documentation tools would lose it.',
    causes: [
      'An explanation inside a function body was written with `///` instead of `//`.',
      'The function or field below the comment was deleted and its documentation stayed behind.',
    ],
    cure: 'Use two slashes inside bodies. Keep three for modules, types, fields, constants and functions, right above the item and its attributes.',
    samples: [
      {
        language: 'move',
        code: `module example::badge;

public fun level(points: u64): u64 {
    /// A level costs 100 points.
    points / 100
}`,
        fails: 'W01004',
      },
      {
        language: 'move',
        code: `module example::badge;

/// A level costs 100 points.
public fun level(points: u64): u64 {
    points / 100
}`,
      },
    ],
    seeAlso: ['/concepts/sui-move-concepts/conventions#documentation', '/references/ide/move'],
    keywords: ['doc comment', 'triple slash'],
    source: 'printed by Sui Move 1.71.1 here',
  },
  {
    id: 'w02018',
    title: 'W02018: unknown attribute',
    messages: [
      ...printed('W02018'),
      {from: 'Move compiler', text: "Unknown attribute 'view'. Custom attributes must be wrapped in 'ext', e.g. '#[ext(view)]'"},
    ],
    meaning:
      'The compiler does not know the attribute and ignores it. A typing mistake in `#[test]` would look like this, and your test would never run.',
    causes: [
      'An attribute of another Move chain or of Rust was written, such as `#[view]`.',
      'The word is misspelled, such as `#[test_onyl]`.',
    ],
    cure: 'Correct the spelling, delete the line, or write `#[ext(…)]` when a tool of your own reads it.',
    samples: [
      {
        language: 'move',
        code: `module example::vault;

#[view]
public fun limit(): u64 { 5 }`,
        fails: 'W02018',
      },
      {
        language: 'move',
        code: `module example::vault;

#[ext(view)]
public fun limit(): u64 { 5 }`,
      },
    ],
    seeAlso: ['/guides/developer/first-app/build-test', '/references/sui-move'],
    keywords: ['ext', 'view function', 'custom attribute'],
    source: 'printed by Sui Move 1.71.1 here',
  },
  {
    id: 'w02021',
    title: 'W02021: duplicate alias',
    messages: [
      ...printed('W02021'),
      {from: 'Move compiler', text: "Unnecessary alias 'UID' for module member 'sui::object::UID'. This alias is provided by default"},
    ],
    meaning: 'An import names something that every module has already. It does no harm, and hides which imports you really depend on.',
    causes: [
      'The lines date from before edition 2024, when `UID`, `TxContext`, `transfer` and `Option` had to be imported.',
      'The same name is imported twice.',
    ],
    cure: 'Delete the import. Provided by default are `std::vector`, `std::option` with `Option`, `sui::object` with `ID` and `UID`, `sui::transfer`, and `sui::tx_context` with `TxContext`.',
    samples: [
      {
        language: 'move',
        code: `module example::badge;

use sui::object::UID;

public struct Badge has key { id: UID }`,
        fails: 'W02021',
      },
      {
        language: 'move',
        code: `module example::badge;

public struct Badge has key { id: UID }`,
      },
    ],
    seeAlso: ['/guides/developer/advanced/move-2024-migration#label', '/references/framework'],
    keywords: ['duplicate_alias', 'unnecessary import', 'implicit imports'],
    source: 'printed by Sui Move 1.71.1 here',
  },
  {
    id: 'w04028',
    title: 'W04028: implicit copy of a constant',
    messages: [
      ...printed('W04028'),
      {
        from: 'Move compiler',
        text: 'This access will make a new copy of the constant. Consider binding the value to a variable first to make this copy explicit',
      },
    ],
    meaning:
      'Every mention of a constant loads a fresh copy of it. For a long vector that is read in a loop, the copies are what you pay gas for.',
    causes: ['A vector constant is indexed or borrowed in place, as in `PRICES[i]`.'],
    cure: 'Bind the constant to a variable before the loop and work with that. If a single access is all there is, silence the warning with `#[allow(implicit_const_copy)]`.',
    samples: [
      {
        language: 'move',
        code: `module example::menu;

const PRICES: vector<u64> = vector[3, 5, 8];

public fun price(dish: u64): u64 { PRICES[dish] }`,
        fails: 'W04028',
      },
      {
        language: 'move',
        code: `module example::menu;

const PRICES: vector<u64> = vector[3, 5, 8];

public fun price(dish: u64): u64 {
    let prices = PRICES;
    prices[dish]
}`,
      },
    ],
    seeAlso: ['/concepts/tokenomics/gas-in-sui', '/references/sui-move'],
    keywords: ['implicit_const_copy', 'vector constant'],
    source: 'printed by Sui Move 1.71.1 here',
  },
  {
    id: 'w04037',
    title: 'W04037: deprecated usage',
    messages: [...printed('W04037'), {from: 'Move compiler', text: "The function 'example::shop::price' is deprecated: use price_of"}],
    meaning:
      'The author of the function, type or module advises against it; the words after the colon are theirs. What you compile goes on working, because published code stays on chain.',
    causes: [
      'A dependency was updated and has a successor for what you call.',
      'Your own older function is marked while other modules still need it.',
    ],
    cure: 'Move to the successor that the note names. To keep the call on purpose, write `#[allow(deprecated_usage)]` on the function that contains it.',
    samples: [
      {
        language: 'move',
        code: `module example::shop;

#[deprecated(note = b"use price_of")]
public fun price(): u64 { 5 }

public fun total(): u64 { price() + 1 }`,
        fails: 'W04037',
      },
      {
        language: 'move',
        code: `module example::shop;

#[deprecated(note = b"use price_of")]
public fun price(): u64 { 5 }

public fun price_of(quantity: u64): u64 { 5 * quantity }

public fun total(): u64 { price_of(1) + 1 }`,
      },
    ],
    seeAlso: ['/concepts/sui-move-concepts/packages/upgrade', '/references/framework'],
    keywords: ['deprecated_usage', 'deprecated'],
    source: 'printed by Sui Move 1.71.1 here',
  },
  {
    id: 'w04039',
    title: "W04039: unable to determine literal's type",
    messages: [
      ...printed('W04039'),
      {from: 'Move compiler', text: "Could not determine a concrete type for this numeric literal, so defaulting to 'u64'"},
      {from: 'Move compiler', text: "To avoid this warning, add an explicit type annotation, e.g., '<num>u64'"},
    ],
    meaning:
      'Nothing says which integer type a number has, so the compiler takes `u64`. The choice matters when the value is stored, serialized or put into an event of a generic type. Release 1.73 brought the shorter title.',
    causes: [
      'A local vector or variable is filled with bare numbers and used only with others like it.',
      'A literal is passed to a generic function.',
    ],
    cure: 'Add a suffix or annotate the variable; `vector<u64>[1, 2]` settles all elements at once.',
    samples: [
      {
        language: 'move',
        code: `module example::list;

public fun count(): u64 {
    let list = vector[3, 5];
    list.length()
}`,
        fails: 'W04039',
      },
      {
        language: 'move',
        code: `module example::list;

public fun count(): u64 {
    let list = vector<u64>[3, 5];
    list.length()
}`,
      },
    ],
    seeAlso: ['/references/sui-move', '/concepts/sui-move-concepts/conventions'],
    keywords: ['untyped_literal', 'integer type', 'default u64'],
    source: renamedSource,
  },
  {
    id: 'w08002',
    title: 'W08002: operation always errors',
    messages: [...printed('W08002')],
    meaning:
      "An expression of literals has no result: it goes below zero, leaves its type or divides by zero. The package still builds, and every call that gets to this line aborts. Compilers from before August 2026 don't report it.",
    causes: ['The operands of a subtraction are in the wrong order.', 'A test provokes an abort with arithmetic.'],
    cure: 'Correct the numbers or choose a wider type. If the abort is wanted, write `abort` instead, or put `#[allow(always_errors)]` above the function.',
    samples: [
      {
        language: 'move',
        code: `module example::hall;

public fun seats_left(): u64 { 5 - 8 }`,
      },
      {
        language: 'move',
        code: `module example::hall;

public fun seats_left(): u64 { 8 - 5 }`,
      },
    ],
    seeAlso: ['/guides/developer/advanced/security-best-practices#arithmetic', '/references/errors/compiler/types'],
    keywords: ['always_errors', 'arithmetic overflow', 'underflow'],
    source: 'https://github.com/MystenLabs/sui/pull/27647; title: compiler-titles.ts',
  },
  {
    id: 'w10007',
    title: 'W10007: issue with attribute value',
    messages: [...printed('W10007'), {from: 'Move compiler', text: "Unknown warning filter 'unused_func'"}],
    meaning: 'The name in `#[allow(…)]` belongs to no warning, so nothing is silenced.',
    causes: [
      'The filter was guessed; the right one is in the last line of the warning itself.',
      'A lint was named without its wrapper: lints are written `allow(lint(self_transfer))`.',
    ],
    cure: 'Copy the name from the sentence "This warning can be suppressed with" under the warning.',
    samples: [
      {
        language: 'move',
        code: `module example::shop;

#[allow(unused_func)]
public fun price(): u64 { 5 }`,
        fails: 'W10007',
      },
      {
        language: 'move',
        code: `module example::shop;

#[allow(unused_function)]
fun price(): u64 { 5 }`,
      },
    ],
    seeAlso: ['/concepts/sui-move-concepts/conventions#what-tools-check', '/references/sui-move'],
    keywords: ['allow', 'suppress warning', 'warning filter'],
    source: 'printed by Sui Move 1.71.1 here',
  },
];
