import {printed, renamedSource} from '../forms';
import type {ErrorEntry} from '../model';

/** Codes about declarations: what a module may declare, and how. */
export const compilerDeclarations: readonly ErrorEntry[] = [
  {
    id: 'e02001',
    title: 'E02001: duplicate declaration, item, or annotation',
    messages: [
      ...printed('E02001'),
      {from: 'Move compiler', text: "Duplicate module member 'price'. Top level names in a namespace must be unique"},
      {from: 'Move compiler', text: 'Module member or alias previously defined here'},
    ],
    meaning:
      'Two things share a name in one place. Functions, constants, types and imports of a module stand in one list each, and the compiler could not tell which one a use means.',
    causes: [
      'A function was written a second time with other parameters; Move has no overloading.',
      'A member was pasted, or merged from two branches, and nobody renamed it.',
      'A modifier, ability, field or variant is written twice in the same declaration.',
    ],
    cure: 'Rename one of the two or delete it. For variants of a function, put the difference into the name, such as `price` and `price_for`.',
    samples: [
      {
        language: 'move',
        code: `module example::shop;

public fun price(): u64 { 5 }

public fun price(quantity: u64): u64 { 5 * quantity }`,
        fails: 'E02001',
      },
      {
        language: 'move',
        code: `module example::shop;

public fun price(): u64 { 5 }

public fun price_of(quantity: u64): u64 { 5 * quantity }`,
      },
    ],
    seeAlso: ['/concepts/sui-move-concepts/conventions#names', '/references/sui-move'],
    keywords: ['overloading', 'duplicate module member', 'same name'],
    source: 'printed by Sui Move 1.71.1 here',
  },
  {
    id: 'e02010',
    title: 'E02010: invalid declaration name',
    messages: [...printed('E02010'), {from: 'Move compiler', text: "Invalid struct name 'ticket'. Struct names must start with 'A'..'Z'"}],
    meaning:
      'A name breaks the rule for its kind. Move tells a type, a constant and a variable apart by the first letter, so the rule is part of the grammar and not a matter of taste. Since release 1.73 the title is `invalid declaration name`, because E01016 has the shorter one too.',
    causes: [
      'A struct, enum or constant begins with a small letter.',
      'A function begins with an underscore, which only variables and parameters may do.',
      'A parameter of a macro lacks its `$`.',
    ],
    cure: 'Begin types and constants with a capital letter, functions with a small one, and parameters of macros with `$`.',
    samples: [
      {
        language: 'move',
        code: `module example::shop;

public struct ticket has drop { seat: u64 }

public fun seat(ticket: &ticket): u64 { ticket.seat }`,
        fails: 'E02010',
      },
      {
        language: 'move',
        code: `module example::shop;

public struct Ticket has drop { seat: u64 }

public fun seat(ticket: &Ticket): u64 { ticket.seat }`,
      },
    ],
    seeAlso: ['/concepts/sui-move-concepts/conventions#names', '/guides/developer/advanced/move-2024-migration#macros'],
    keywords: ['capital letter', 'naming', 'macro parameter $', 'underscore'],
    source: renamedSource,
  },
  {
    id: 'e02013',
    title: 'E02013: invalid phantom type parameter usage',
    messages: [
      ...printed('E02013'),
      {from: 'Move compiler', text: 'Phantom type parameter cannot be used as a field type'},
      {from: 'Move compiler', text: "'T' declared here as phantom"},
    ],
    meaning:
      '`phantom` promises that a type parameter is a mere label, and yet a field holds a value of it. The promise matters because the compiler asks a phantom type for no abilities. If a field could hold such a value, a struct with `store` could keep something that must not be stored.',
    causes: [
      'A field was added to a struct that had used its parameter as a tag only.',
      'The parameter is handed to another generic struct whose own parameter is not phantom.',
    ],
    cure: 'Remove `phantom` if values of the type are really kept, and give the parameter the abilities that the struct needs. Keep `phantom` for tags such as the coin type in `Coin<phantom T>`.',
    samples: [
      {
        language: 'move',
        code: `module example::vault;

public struct Vault<phantom T: store> has store { content: T }

public fun put<T: store>(content: T): Vault<T> { Vault { content } }`,
        fails: 'E02013',
      },
      {
        language: 'move',
        code: `module example::vault;

public struct Vault<T: store> has store { content: T }

public fun put<T: store>(content: T): Vault<T> { Vault { content } }`,
      },
    ],
    seeAlso: ['/references/sui-move', '/sui-glossary#ability'],
    keywords: ['phantom', 'type parameter', 'generics'],
    source: 'printed by Sui Move 1.71.1 here',
  },
  {
    id: 'e02017',
    title: "E02017: invalid 'use fun' declaration",
    messages: [
      ...printed('E02017'),
      {from: 'Move compiler', text: "Invalid 'use fun'. Cannot publicly associate a function with a type defined in another module"},
      {from: 'Move compiler', text: "Declared 'public' here. Consider removing to make a local 'use fun' instead"},
    ],
    meaning:
      'A method name is to be given to everybody for a type that this module did not declare. Only the module of a type can do that, or every package could change what `coin.value()` means for all others.',
    causes: [
      'A helper for `Coin` or another framework type was declared with `public use fun`.',
      "The function's first parameter is not of the type that is named behind `as`.",
    ],
    cure: 'Remove `public`: the method is then known within your module, and other modules write the same line if they want it.',
    samples: [
      {
        language: 'move',
        code: `module example::wallet;

use sui::coin::Coin;
use sui::sui::SUI;

public use fun worth as Coin.worth;

public fun worth(coin: &Coin<SUI>): u64 { coin.value() }`,
        fails: 'E02017',
      },
      {
        language: 'move',
        code: `module example::wallet;

use sui::coin::Coin;
use sui::sui::SUI;

use fun worth as Coin.worth;

public fun worth(coin: &Coin<SUI>): u64 { coin.value() }

public fun pair(a: &Coin<SUI>, b: &Coin<SUI>): u64 { a.worth() + b.worth() }`,
      },
    ],
    seeAlso: ['/guides/developer/advanced/move-2024-migration#methods', '/references/framework'],
    keywords: ['method alias', 'public use fun'],
    source: 'printed by Sui Move 1.71.1 here',
  },
  {
    id: 'e02020',
    title: "E02020: no valid 'syntax' declaration found",
    messages: [...printed('E02020'), {from: 'Move compiler', text: "No valid 'syntax(index)' method found for 'example::shelf::Shelf'"}],
    meaning: 'Square brackets behind a value call a function that its type has marked for them, and this type has marked none.',
    causes: [
      'Your own collection was indexed like a vector, though it only contains one.',
      'The type has a function for reading, while you borrow its element with `&mut`; each of the two wants a function of its own.',
    ],
    cure: 'Mark an accessor with `#[syntax(index)]` in the module of the type, or call an ordinary function. For types of the framework, see in the reference which have one.',
    samples: [
      {
        language: 'move',
        code: `module example::shelf;

public struct Shelf has store { items: vector<u64> }

public fun first(shelf: &Shelf): u64 { shelf[0] }`,
        fails: 'E02020',
      },
      {
        language: 'move',
        code: `module example::shelf;

public struct Shelf has store { items: vector<u64> }

#[syntax(index)]
public fun at(shelf: &Shelf, place: u64): &u64 { &shelf.items[place] }

public fun first(shelf: &Shelf): u64 { shelf[0] }`,
      },
    ],
    seeAlso: ['/guides/developer/advanced/move-2024-migration#index', '/concepts/dynamic-fields/tables-bags'],
    keywords: ['index syntax', 'square brackets', 'borrow'],
    source: 'printed by Sui Move 1.71.1 here',
  },
  {
    id: 'e02022',
    title: "E02022: invalid 'enum' declaration",
    messages: [...printed('E02022'), {from: 'Move compiler', text: "An 'enum' must define at least one variant"}],
    meaning: 'An enum without variants has no values, so nothing could ever be done with it.',
    causes: ['The body was left empty to be filled in later.', 'A marker type was wanted, for which Move uses an empty struct.'],
    cure: 'Declare at least one variant. For a type that serves as a label only, write `public struct Label {}` instead.',
    samples: [
      {
        language: 'move',
        code: `module example::light;

public enum Light has copy, drop {}`,
        fails: 'E02022',
      },
      {
        language: 'move',
        code: `module example::light;

public enum Light has copy, drop {
    On,
    Off,
}

public fun is_on(light: &Light): bool {
    match (light) {
        Light::On => true,
        Light::Off => false,
    }
}`,
      },
    ],
    seeAlso: ['/guides/developer/advanced/move-2024-migration#enums', '/references/sui-move'],
    keywords: ['empty enum', 'variant'],
    source: 'printed by Sui Move 1.71.1 here',
  },
];
