import type {ErrorEntry} from '../model';

/** Codes of the type checker about matching, deprecated items and literals. */
export const compilerMatchingLiterals: readonly ErrorEntry[] = [
  {
    id: 'e04036',
    title: 'E04036: non-exhaustive pattern',
    messages: [
      {from: 'Move compiler', text: 'error[E04036]: non-exhaustive pattern'},
      {from: 'Move compiler', text: "Pattern 'Light::Off' not covered"},
    ],
    meaning:
      'A `match` has no arm for some value that can occur. The check guarantees that nothing falls through unnoticed, which pays off on the day somebody adds a variant.',
    causes: [
      'A variant was added to the enum and this place was not visited.',
      'All arms have guards, and the compiler does not count an arm with a guard as covering its pattern.',
      'Integers are matched without an arm for the rest.',
    ],
    cure: 'Add an arm for each pattern that the message names. Write `_ =>` only where every later variant should be treated alike.',
    samples: [
      {
        language: 'move',
        code: `module example::light;

public enum Light has copy, drop {
    Red,
    Green,
    Off,
}

public fun may_go(light: &Light): bool {
    match (light) {
        Light::Green => true,
        Light::Red => false,
    }
}`,
        fails: 'E04036',
      },
      {
        language: 'move',
        code: `module example::light;

public enum Light has copy, drop {
    Red,
    Green,
    Off,
}

public fun may_go(light: &Light): bool {
    match (light) {
        Light::Green => true,
        Light::Red | Light::Off => false,
    }
}`,
      },
    ],
    seeAlso: ['/guides/developer/advanced/move-2024-migration#enums', '/references/sui-move'],
    keywords: ['match', 'exhaustive', 'missing arm', 'not covered'],
    source: 'printed by Sui Move 1.71.1 here',
  },
  {
    id: 'w04037',
    title: 'W04037: deprecated usage',
    messages: [
      {from: 'Move compiler', text: 'warning[W04037]: deprecated usage'},
      {from: 'Move compiler', text: "The function 'example::shop::price' is deprecated: use price_of"},
    ],
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
    title: 'W04039: unable to determine principal type for literal',
    messages: [
      {from: 'Move compiler', text: 'warning[W04039]: unable to determine principal type for literal'},
      {from: 'Move compiler', text: "Could not determine a concrete type for this numeric literal, so defaulting to 'u64'"},
      {from: 'Move compiler', text: "To avoid this warning, add an explicit type annotation, e.g., '<num>u64'"},
    ],
    meaning:
      'Nothing says which integer type a number has, so the compiler takes `u64`. The choice matters when the value is stored, serialized or put into an event of a generic type.',
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
    source: 'printed by Sui Move 1.71.1 here',
  },
];
