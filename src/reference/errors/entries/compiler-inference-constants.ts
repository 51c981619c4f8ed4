import {printed, renamedSource} from '../forms';
import type {ErrorEntry} from '../model';

/**
 * Codes of the type checker about inference, constants, types that contain themselves, and
 * incomplete matches.
 */
export const compilerInferenceConstants: readonly ErrorEntry[] = [
  {
    id: 'e04010',
    title: 'E04010: cannot infer type',
    messages: [...printed('E04010'), {from: 'Move compiler', text: 'Could not infer this type. Try adding an annotation'}],
    meaning: 'A generic value was made and nothing nearby says of which type.',
    causes: [
      'An empty vector or `option::none()` is never filled with anything typed.',
      'A generic function uses its type parameter in no argument, as `type_name::get` or `balance::zero` do.',
    ],
    cure: 'Say it: `vector<u64>[]`, `option::none<address>()`, or a type behind the variable in `let`.',
    samples: [
      {
        language: 'move',
        code: `module example::list;

public fun none(): bool {
    let list = vector[];
    list.is_empty()
}`,
        fails: 'E04010',
      },
      {
        language: 'move',
        code: `module example::list;

public fun none(): bool {
    let list = vector<u64>[];
    list.is_empty()
}`,
      },
    ],
    seeAlso: ['/references/sui-move', '/references/framework'],
    keywords: ['type inference', 'annotation', 'empty vector'],
    source: 'printed by Sui Move 1.71.1 here',
  },
  {
    id: 'e04012',
    title: 'E04012: invalid type for constant',
    messages: [
      ...printed('E04012'),
      {from: 'Move compiler', text: 'Unpermitted constant type'},
      {
        from: 'Move compiler',
        text: "Found: 'std::ascii::String'. But expected one of: 'u8', 'u16', 'u32', 'u64', 'u128', 'u256', 'bool', 'address', 'vector<_>'",
      },
    ],
    meaning:
      'Constants are stored in the bytecode as plain data, so they can be integers, booleans, addresses and vectors of those, and nothing else.',
    causes: [
      'A `String`, an `Option` or a struct of your own was declared as a constant.',
      'A group of settings was meant to be one struct constant.',
    ],
    cure: 'Keep the bytes as the constant and convert them in a function. Settings that belong together become several constants or a function that builds the struct.',
    samples: [
      {
        language: 'move',
        code: `module example::label;

use std::ascii::String;

const NAME: String = b"Guild".to_ascii_string();

public fun name(): String { NAME }`,
        fails: 'E04012',
      },
      {
        language: 'move',
        code: `module example::label;

use std::ascii::String;

const NAME: vector<u8> = b"Guild";

public fun name(): String { NAME.to_ascii_string() }`,
      },
    ],
    seeAlso: ['/references/sui-move', '/concepts/sui-move-concepts/conventions#names'],
    keywords: ['String constant', 'const struct'],
    source: 'printed by Sui Move 1.71.1 here',
  },
  {
    id: 'e04013',
    title: 'E04013: invalid statement or expression in constant',
    messages: [...printed('E04013'), {from: 'Move compiler', text: 'Module calls are not supported in constants'}],
    meaning: 'The value of a constant is worked out by the compiler, which can do arithmetic with other constants and run no functions.',
    causes: [
      'A function is called, even a small pure one of the same module.',
      'A loop, a reference or a conversion such as `b"x".to_string()` stands on the right side.',
    ],
    cure: 'Write the result as a literal or as operators over constants. What has to be computed at run time belongs into a function.',
    samples: [
      {
        language: 'move',
        code: `module example::reward;

const START: u64 = first();

fun first(): u64 { 5 }

public fun start(): u64 { START }`,
        fails: 'E04013',
      },
      {
        language: 'move',
        code: `module example::reward;

const FIRST: u64 = 5;
const START: u64 = FIRST * 100;

public fun start(): u64 { START }`,
      },
    ],
    seeAlso: ['/references/sui-move', '/concepts/sui-move-concepts/conventions'],
    keywords: ['constant expression', 'function call in const'],
    source: 'printed by Sui Move 1.71.1 here',
  },
  {
    id: 'e04018',
    title: 'E04018: cyclic data',
    messages: [
      ...printed('E04018'),
      {from: 'Move compiler', text: "Invalid field containing 'Tree' in struct 'Tree'."},
      {from: 'Move compiler', text: "Using this struct creates a cycle: 'Tree' contains 'Tree'"},
    ],
    meaning:
      'A struct contains itself, directly or through others. Its size would have no end, since a field holds the value and not a pointer to it.',
    causes: ['A tree, list or graph was modeled as in languages with references.', 'Two structs name each other as fields.'],
    cure: 'Store the `ID` of the other object, an index into a vector that holds all nodes, or attach children as dynamic fields.',
    samples: [
      {
        language: 'move',
        code: `module example::tree;

public struct Tree has drop { value: u64, left: Tree }

public fun value(tree: &Tree): u64 { tree.value + tree.left.value }`,
        fails: 'E04018',
      },
      {
        language: 'move',
        code: `module example::tree;

public struct Node has drop { value: u64, left: u64 }

public fun left(all: &vector<Node>, at: u64): u64 {
    all[all[at].left].value
}`,
      },
    ],
    seeAlso: ['/concepts/dynamic-fields', '/concepts/dynamic-fields/tables-bags'],
    keywords: ['recursive struct', 'tree', 'linked list'],
    source: 'printed by Sui Move 1.71.1 here',
  },
  {
    id: 'e04021',
    title: 'E04021: numeric literal out of range',
    messages: [
      ...printed('E04021'),
      {from: 'Move compiler', text: "Expected a literal of type 'u8', but the value is too large."},
      {from: 'Move compiler', text: "Annotating the literal might help inference: '300u16'"},
    ],
    meaning:
      'A number without a suffix takes its type from its surroundings, and the type found there cannot hold it. A compiler of release 1.73 or later says `numeric literal out of range`.',
    causes: [
      'A `u8` or `u16` is compared with or added to a larger literal.',
      'A field of a small type is given a value that counts MIST or milliseconds.',
    ],
    cure: 'Widen the other side first, as in `(small as u64) < 300`. The suffix the compiler proposes only moves the conflict to the other operand.',
    samples: [
      {
        language: 'move',
        code: `module example::level;

public fun is_low(level: u8): bool { level < 300 }`,
        fails: 'E04021',
      },
      {
        language: 'move',
        code: `module example::level;

public fun is_low(level: u8): bool { (level as u64) < 300 }`,
      },
    ],
    seeAlso: ['/references/sui-move', '/guides/developer/advanced/security-best-practices#arithmetic'],
    keywords: ['literal too large', 'inference', 'u8'],
    source: renamedSource,
  },
  {
    id: 'e04035',
    title: 'E04035: invalid constant usage in error context',
    messages: [
      ...printed('E04035'),
      {
        from: 'Move compiler',
        text: "Invalid error code for assertion, expected a u64 or constant declared with '#[error]' annotation",
      },
      {from: 'Move compiler', text: "Non-u64 constants can only be used as error codes if the '#[error]' attribute is added to them."},
    ],
    meaning:
      'What follows `abort`, or the comma in `assert!`, has to be a `u64`. Text can stand there only as a constant that is marked as an error, so that the compiler knows to make a number of it.',
    causes: [
      'The error message is a `vector<u8>`, and the attribute above it was forgotten.',
      'The constant was declared as a small integer.',
    ],
    cure: 'Write `#[error]` above a constant with text. Give a plain code the type `u64`.',
    samples: [
      {
        language: 'move',
        code: `module example::gate;

const EClosed: vector<u8> = b"The gate is closed";

public fun enter(open: bool) { assert!(open, EClosed) }`,
        fails: 'E04035',
      },
      {
        language: 'move',
        code: `module example::gate;

#[error]
const EClosed: vector<u8> = b"The gate is closed";

public fun enter(open: bool) { assert!(open, EClosed) }`,
      },
    ],
    seeAlso: ['/guides/developer/advanced/move-2024-migration#errors', '/references/errors/abort-codes'],
    keywords: ['#[error]', 'assert with text', 'error message constant'],
    source: 'tests/move_2024/typing/clever_assertions_no_annotation.snap of move-compiler, release 1.63 (LinkUVerse/rtd at 46d74da9)',
  },
  {
    id: 'e04036',
    title: 'E04036: non-exhaustive pattern',
    messages: [...printed('E04036'), {from: 'Move compiler', text: "Pattern 'Light::Off' not covered"}],
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
    id: 'e08001',
    title: 'E08001: cannot compute constant value',
    messages: [
      ...printed('E08001'),
      {from: 'Move compiler', text: "Invalid expression in 'const'. This expression could not be evaluated to a value"},
    ],
    meaning:
      'The compiler calculated a constant and hit an overflow, a division by zero or a shift that is too wide. At run time the same operation would abort.',
    causes: ["The result doesn't fit the declared type.", 'A subtraction in an unsigned type goes below zero.'],
    cure: 'Use a larger type or reorder the calculation so that no step leaves its range.',
    samples: [
      {
        language: 'move',
        code: `module example::limit;

const MOST: u8 = 200 + 100;

public fun most(): u8 { MOST }`,
        fails: 'E08001',
      },
      {
        language: 'move',
        code: `module example::limit;

const MOST: u16 = 200 + 100;

public fun most(): u16 { MOST }`,
      },
    ],
    seeAlso: ['/guides/developer/advanced/security-best-practices#arithmetic', '/references/sui-move'],
    keywords: ['constant overflow', 'const division by zero'],
    source: 'printed by Sui Move 1.71.1 here',
  },
];
