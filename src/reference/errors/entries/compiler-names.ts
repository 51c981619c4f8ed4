import {printed} from '../forms';
import type {ErrorEntry} from '../model';

/** Codes of name resolution: a name that leads nowhere, or to a thing of another kind. */
export const compilerNames: readonly ErrorEntry[] = [
  {
    id: 'e03001',
    title: 'E03001: address with no value',
    messages: [...printed('E03001'), {from: 'Move compiler', text: "address 'acme' is not assigned a value"}],
    meaning: 'The name before the first `::` stands for an address, and no manifest says which one.',
    causes: [
      'The dependency that brings this address along is missing in `Move.toml`.',
      'The package was renamed in its manifest, and the `module` lines kept the old name.',
      "The name has another spelling than in the dependency's manifest, such as a hyphen in one place and an underscore in the other.",
    ],
    find: 'Compare the name with `name` under `[package]` for your own modules, and with the left side of each line under `[dependencies]` for others.',
    cure: 'Make both names the same, or add the dependency. After that, build again with `sui move build` so that the lock file is brought up to date.',
    samples: [
      {
        language: 'move',
        code: `module example::wallet;

use acme::vault::Vault;

public fun balance(vault: &Vault): u64 { vault.balance() }`,
        fails: 'E03001',
      },
      {
        language: 'move',
        code: `module example::wallet;

use sui::balance::Balance;

public fun balance<T>(vault: &Balance<T>): u64 { vault.value() }`,
      },
    ],
    seeAlso: ['/guides/developer/advanced/package-management#manifest', '/references/package-managers/manifest-reference'],
    keywords: ['named address', 'unassigned address', 'Move.toml'],
    source: 'printed by Sui Move 1.71.1 here',
  },
  {
    id: 'e03002',
    title: 'E03002: unbound module',
    messages: [...printed('E03002'), {from: 'Move compiler', text: "Invalid 'use'. Unbound module: 'sui::coins'"}],
    meaning: 'The address is known, yet no module of that name stands there.',
    causes: [
      "The module's name is misspelled, or it is a plural of the real one.",
      'The pinned revision of a dependency is older than the module.',
      'The module is marked `#[test_only]` and is used in ordinary code.',
      'The path leaves out the module, so the name of a type or function was read as one.',
    ],
    cure: 'Look the module up in the reference of its package and correct the path. If it is new there, run `sui move update-deps` and build again.',
    samples: [
      {
        language: 'move',
        code: `module example::wallet;

use sui::coins::Coin;

public fun worth<T>(coin: &Coin<T>): u64 { coin.value() }`,
        fails: 'E03002',
      },
      {
        language: 'move',
        code: `module example::wallet;

use sui::coin::Coin;

public fun worth<T>(coin: &Coin<T>): u64 { coin.value() }`,
      },
    ],
    seeAlso: ['/references/framework', '/guides/developer/advanced/package-management#dependencies'],
    keywords: ['unbound module', 'missing dependency', 'use'],
    source: 'printed by Sui Move 1.71.1 here',
  },
  {
    id: 'e03003',
    title: 'E03003: unbound module member',
    messages: [...printed('E03003'), {from: 'Move compiler', text: "Invalid 'use'. Unbound member 'Money' in module 'sui::coin'"}],
    meaning: 'The module exists and has no type, function or constant of this name.',
    causes: [
      'The member belongs to a neighbor: `Balance` lives in `sui::balance` and not in `sui::coin`.',
      'Code for a newer framework is compiled against an older one, or the other way round.',
      'Constants are private to their module, so they cannot be imported under any name.',
    ],
    find: 'The second excerpt of the message shows where the module was declared, which tells you the package and copy that was searched.',
    cure: "Take the exact name from the reference. If you need the value of another module's constant, call a function that returns it.",
    samples: [
      {
        language: 'move',
        code: `module example::wallet;

use sui::coin::Money;

public fun worth<T>(money: &Money<T>): u64 { money.value() }`,
        fails: 'E03003',
      },
      {
        language: 'move',
        code: `module example::wallet;

use sui::coin::Coin;

public fun worth<T>(money: &Coin<T>): u64 { money.value() }`,
      },
    ],
    seeAlso: ['/references/framework', '/guides/developer/advanced/package-management#build'],
    keywords: ['unbound member', 'wrong import'],
    source: 'printed by Sui Move 1.71.1 here',
  },
  {
    id: 'e03005',
    title: 'E03005: unbound unscoped name',
    messages: [...printed('E03005'), {from: 'Move compiler', text: "Unbound function 'double' in current scope"}],
    meaning: 'A function is called by its bare name, and neither this module nor an import has one.',
    causes: [
      'The function belongs to another module, whose name has to be written in front of it.',
      'It was renamed or removed while a call remained.',
      'It is a method, which only works as `value.name()`.',
    ],
    cure: 'Write `module::name(…)` after importing the module, or import the function itself.',
    samples: [
      {
        language: 'move',
        code: `module example::wallet;

public fun worth(value: u64): u64 { double(value) }`,
        fails: 'E03005',
      },
      {
        language: 'move',
        code: `module example::wallet;

public fun worth(value: u64): u64 { double(value) }

fun double(value: u64): u64 { 2 * value }`,
      },
    ],
    seeAlso: ['/guides/developer/advanced/move-2024-migration#methods', '/references/sui-move'],
    keywords: ['unbound function', 'function not found'],
    source: 'printed by Sui Move 1.71.1 here',
  },
  {
    id: 'e03006',
    title: 'E03006: unexpected name in this position',
    messages: [
      ...printed('E03006'),
      {from: 'Move compiler', text: "Could not resolve the name 'Coin'"},
      {from: 'Move compiler', text: "Did you mean: '…'"},
    ],
    meaning: 'The name means nothing here, or it names a module, type or variable where another kind is wanted.',
    causes: [
      'The import of a type is missing; only a few types are there without one.',
      'A module is used as a function or type, as in `transfer(coin, to)` for `transfer::public_transfer(coin, to)`.',
      'A variable is called like a function.',
    ],
    find: 'Where the compiler suggests a name, it is the one with the most similar letters, which says nothing about its meaning.',
    cure: 'Add the `use` line for the type, or complete the path with the member that you want from the module.',
    samples: [
      {
        language: 'move',
        code: `module example::wallet;

public fun worth(coin: &Coin<u64>): u64 { coin.value() }`,
        fails: 'E03006',
      },
      {
        language: 'move',
        code: `module example::wallet;

use sui::coin::Coin;

public fun worth<T>(coin: &Coin<T>): u64 { coin.value() }`,
      },
    ],
    seeAlso: ['/guides/developer/advanced/move-2024-migration#label', '/references/framework'],
    keywords: ['could not resolve the name', 'missing import', 'did you mean'],
    source: 'printed by Sui Move 1.71.1 here',
  },
  {
    id: 'e03007',
    title: 'E03007: too many type arguments',
    messages: [
      ...printed('E03007'),
      {from: 'Move compiler', text: "Invalid instantiation of 'sui::clock::Clock'. Expected 0 type argument(s) but got 1"},
    ],
    meaning: 'More types stand in the angle brackets than the declaration has parameters.',
    causes: [
      "The type isn't generic, although similar ones are.",
      'Type parameters of a function were removed and a call still passes them.',
    ],
    cure: 'Pass as many types as the declaration lists. Where the compiler can infer them from the arguments, leave the brackets out altogether.',
    samples: [
      {
        language: 'move',
        code: `module example::deadline;

use sui::clock::Clock;

public fun now(clock: &Clock<u64>): u64 { clock.timestamp_ms() }`,
        fails: 'E03007',
      },
      {
        language: 'move',
        code: `module example::deadline;

use sui::clock::Clock;

public fun now(clock: &Clock): u64 { clock.timestamp_ms() }`,
      },
    ],
    seeAlso: ['/references/framework', '/references/sui-move'],
    keywords: ['generics', 'type arguments', 'instantiation'],
    source: 'printed by Sui Move 1.71.1 here',
  },
  {
    id: 'e03008',
    title: 'E03008: too few type arguments',
    messages: [
      ...printed('E03008'),
      {from: 'Move compiler', text: "Invalid instantiation of 'sui::coin::Coin'. Expected 1 type argument(s) but got 0"},
    ],
    meaning:
      'A generic type was named without saying of what. In a signature nothing can be inferred, so all of its parameters have to be there.',
    causes: [
      '`Coin`, `Balance`, `TreasuryCap` or `Table` stands without its brackets.',
      'A struct got a second type parameter and its uses were not adapted.',
    ],
    cure: 'Name the type, such as `Coin<SUI>`, or make your own function generic and pass the parameter on.',
    samples: [
      {
        language: 'move',
        code: `module example::wallet;

use sui::coin::Coin;

public fun worth(coin: &Coin): u64 { coin.value() }`,
        fails: 'E03008',
      },
      {
        language: 'move',
        code: `module example::wallet;

use sui::coin::Coin;
use sui::sui::SUI;

public fun worth(coin: &Coin<SUI>): u64 { coin.value() }`,
      },
    ],
    seeAlso: ['/references/framework', '/sui-glossary#coin'],
    keywords: ['Coin without type', 'generics', 'missing type argument'],
    source: 'printed by Sui Move 1.71.1 here',
  },
];
