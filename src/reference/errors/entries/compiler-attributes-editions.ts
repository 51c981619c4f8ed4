import {printed} from '../forms';
import type {ErrorEntry} from '../model';

/** Codes about attributes of tests and warnings, and about editions. */
export const compilerAttributesEditions: readonly ErrorEntry[] = [
  {
    id: 'e02015',
    title: 'E02015: invalid attribute',
    messages: [...printed('E02015'), {from: 'Move compiler', text: "Invalid syntax method identifier 'idx'"}],
    meaning: 'The attribute exists, but what is in its brackets does not.',
    causes: [
      'The name inside is misspelled; `syntax` knows `index` and no other.',
      'An argument was guessed by analogy with another attribute.',
    ],
    cure: "Correct the word in brackets. The compiler's message lists no alternatives, so take them from the language reference.",
    samples: [
      {
        language: 'move',
        code: `module example::shelf;

public struct Shelf has store { items: vector<u64> }

#[syntax(idx)]
public fun at(shelf: &Shelf, place: u64): &u64 { &shelf.items[place] }`,
        fails: 'E02015',
      },
      {
        language: 'move',
        code: `module example::shelf;

public struct Shelf has store { items: vector<u64> }

#[syntax(index)]
public fun at(shelf: &Shelf, place: u64): &u64 { &shelf.items[place] }`,
      },
    ],
    seeAlso: ['/guides/developer/advanced/move-2024-migration#index', '/references/sui-move'],
    keywords: ['attribute', 'syntax(index)'],
    source: 'printed by Sui Move 1.71.1 here',
  },
  {
    id: 'e10001',
    title: 'E10001: invalid duplicate attribute',
    messages: [...printed('E10001'), {from: 'Move compiler', text: "Duplicate attribute 'allow' attached to the same item"}],
    meaning: 'The same attribute stands twice on one item.',
    causes: ['A second warning was silenced on a line of its own.'],
    cure: 'Put both names into one pair of brackets: `#[allow(unused_function, unused_const)]`.',
    samples: [
      {
        language: 'move',
        code: `module example::shop;

#[allow(unused_function), allow(unused_variable)]
fun price(quantity: u64): u64 { 5 }`,
        fails: 'E10001',
      },
      {
        language: 'move',
        code: `module example::shop;

#[allow(unused_function, unused_variable)]
fun price(quantity: u64): u64 { 5 }`,
      },
    ],
    seeAlso: ['/guides/developer/first-app/build-test', '/references/sui-move'],
    keywords: ['duplicate attribute', 'allow'],
    source: 'printed by Sui Move 1.71.1 here',
  },
  {
    id: 'e10003',
    title: 'E10003: invalid attribute value',
    messages: [
      ...printed('E10003'),
      {from: 'Move compiler', text: 'Invalid value in attribute assignment'},
      {from: 'Move compiler', text: 'Expected a u64 literal or named constant'},
    ],
    meaning: 'The attribute is right and its value is of the wrong kind. A test with such a line does not run at all.',
    causes: ['The abort code of an expected failure is given as text.'],
    cure: 'Write the path of the constant without quotes, as in `abort_code = hall::EFull`. A bare number also works, with `location = …` beside it to name the module that must abort.',
    samples: [
      {
        language: 'move',
        code: `module example::hall;

#[test, expected_failure(abort_code = "EFull")]
fun full() { abort 5 }`,
        fails: 'E10003',
      },
      {
        language: 'move',
        code: `module example::hall;

#[test, expected_failure(abort_code = 5, location = Self)]
fun full() { abort 5 }`,
      },
    ],
    seeAlso: ['/guides/developer/first-app/build-test', '/references/sui-move'],
    keywords: ['expected_failure', 'abort_code'],
    source: 'printed by Sui Move 1.71.1 here',
  },
  {
    id: 'e10004',
    title: 'E10004: invalid usage of known attribute',
    messages: [
      ...printed('E10004'),
      {from: 'Move compiler', text: "Attribute 'error' is not expected with a function"},
      {from: 'Move compiler', text: 'Expected to be used with one of the following: constant'},
    ],
    meaning: 'The attribute exists and belongs on another kind of item.',
    causes: [
      'The attribute slipped to the next item when a line between them was deleted.',
      '`#[expected_failure]` stands on a function that is no test.',
    ],
    cure: 'Move it to an item of the kind that the message lists.',
    samples: [
      {
        language: 'move',
        code: `module example::gate;

#[error]
public fun check(open: bool) { assert!(open); }`,
        fails: 'E10004',
      },
      {
        language: 'move',
        code: `module example::gate;

#[error]
const EClosed: vector<u8> = b"The gate is closed";

public fun check(open: bool) { assert!(open, EClosed); }`,
      },
    ],
    seeAlso: ['/guides/developer/advanced/move-2024-migration#errors', '/guides/developer/first-app/build-test'],
    keywords: ['error attribute', 'expected_failure without test'],
    source: 'printed by Sui Move 1.71.1 here',
  },
  {
    id: 'e13001',
    title: 'E13001: feature is not supported in specified edition',
    messages: [
      ...printed('E13001'),
      {from: 'Move compiler', text: "Method syntax is not supported by current edition 'legacy'; the '2024' edition supports this feature"},
      {
        from: 'Move compiler',
        text: "You can update the edition in the 'Move.toml', or via command line flag if invoking the compiler directly.",
      },
    ],
    meaning:
      'The manifest asks for an older edition of the language than the code is written in. A missing `edition` line means the oldest one.',
    causes: ['The line `edition = "2024"` is not in `Move.toml`.', 'A new file was added to a package of the legacy edition.'],
    cure: 'Set the edition in the manifest and migrate the rest of the package with `sui move migrate`.',
    samples: [
      {
        language: 'move',
        code: `module example::names;

public fun count(names: &vector<u8>): u64 { names.length() }`,
      },
      {
        language: 'toml',
        code: `[package]
name = "example"
edition = "2024"`,
      },
    ],
    seeAlso: ['/guides/developer/advanced/move-2024-migration#editions', '/references/package-managers/manifest-reference'],
    keywords: ['edition legacy', 'Move.toml edition', 'method syntax'],
    source: 'printed by Sui Move 1.71.1 here',
  },
  {
    id: 'e13002',
    title: 'E13002: feature is deprecated in specified edition',
    messages: [...printed('E13002'), {from: 'Move compiler', text: "'public(friend)' is deprecated. Replace with 'public(package)'"}],
    meaning: 'The code uses a form that edition 2024 has replaced. Lists of friends gave way to the package as the circle of trust.',
    causes: ['Modules of a legacy package were compiled with the new edition unchanged.'],
    cure: 'Write `public(package)` and delete the `friend` lines. Every module of the package can then call the function, so look whether you had kept some of them out on purpose.',
    samples: [
      {
        language: 'move',
        code: `module example::vault;

public(friend) fun limit(): u64 { 5 }`,
        fails: 'E13002',
      },
      {
        language: 'move',
        code: `module example::vault;

public(package) fun limit(): u64 { 5 }`,
      },
    ],
    seeAlso: ['/guides/developer/advanced/move-2024-migration#friends', '/references/sui-move'],
    keywords: ['friend', 'public(friend)', 'public(package)'],
    source: 'printed by Sui Move 1.71.1 here',
  },
];
