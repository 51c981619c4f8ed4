import type {ErrorEntry} from '../model';

/** Codes of the type checker about inference, constants, calls and mutability. */
export const compilerCalls: readonly ErrorEntry[] = [
  {
    id: 'e04010',
    title: 'E04010: cannot infer type',
    messages: [
      {from: 'Move compiler', text: 'error[E04010]: cannot infer type'},
      {from: 'Move compiler', text: 'Could not infer this type. Try adding an annotation'},
    ],
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
      {from: 'Move compiler', text: 'error[E04012]: invalid type for constant'},
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
    messages: [
      {from: 'Move compiler', text: 'error[E04013]: invalid statement or expression in constant'},
      {from: 'Move compiler', text: 'Module calls are not supported in constants'},
    ],
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
    id: 'e04014',
    title: 'E04014: invalid loop control',
    messages: [
      {from: 'Move compiler', text: 'error[E04014]: invalid loop control'},
      {from: 'Move compiler', text: "Invalid usage of 'break'. 'break' can only be used inside a loop body or lambda"},
    ],
    meaning: 'A `break` or `continue` stands outside every loop, where there is nothing to leave or repeat.',
    causes: ['It remained after the loop around it had been removed.', 'A function was to be left early.'],
    cure: "Use `return` to leave a function. To leave a block, give the block a label and write `return 'label value`.",
    samples: [
      {
        language: 'move',
        code: `module example::step;

public fun capped(value: u64): u64 {
    if (value > 5) break;
    value + 1
}`,
        fails: 'E04014',
      },
      {
        language: 'move',
        code: `module example::step;

public fun capped(value: u64): u64 {
    if (value > 5) return value;
    value + 1
}`,
      },
    ],
    seeAlso: ['/guides/developer/advanced/move-2024-migration#labels', '/references/sui-move'],
    keywords: ['break outside loop', 'continue outside loop'],
    source: 'printed by Sui Move 1.71.1 here',
  },
  {
    id: 'e04016',
    title: 'E04016: too few arguments',
    messages: [
      {from: 'Move compiler', text: 'error[E04016]: too few arguments'},
      {from: 'Move compiler', text: "Invalid call of 'example::shop::fee'. The call expected 2 argument(s) but got 1"},
      {from: 'Move compiler', text: 'Found 1 argument(s) here'},
    ],
    meaning: 'A call leaves out what the function asks for. Move has no default values and no optional parameters.',
    causes: [
      'The function got a new parameter and this call was overlooked.',
      'The `TxContext` at the end is missing, which functions that create objects take.',
      'A method is called by its path, so that the value before the dot no longer counts as the first argument.',
    ],
    cure: 'Add the missing argument in the order of the signature. The message quotes the declaration, also when it stands in a dependency.',
    samples: [
      {
        language: 'move',
        code: `module example::shop;

public fun fee(price: u64, rate: u64): u64 { price * rate / 10_000 }

public fun total(price: u64): u64 { price + fee(price) }`,
        fails: 'E04016',
      },
      {
        language: 'move',
        code: `module example::shop;

public fun fee(price: u64, rate: u64): u64 { price * rate / 10_000 }

public fun total(price: u64): u64 { price + fee(price, 250) }`,
      },
    ],
    seeAlso: ['/references/framework', '/concepts/sui-move-concepts/conventions#order-of-parameters'],
    keywords: ['missing argument', 'TxContext', 'ctx'],
    source: 'printed by Sui Move 1.71.1 here',
  },
  {
    id: 'e04017',
    title: 'E04017: too many arguments',
    messages: [
      {from: 'Move compiler', text: 'error[E04017]: too many arguments'},
      {from: 'Move compiler', text: "Invalid call of 'sui::object::new'. The call expected 1 argument(s) but got 2"},
      {from: 'Move compiler', text: 'Found 2 argument(s) here'},
    ],
    meaning: 'A call passes more than the function takes.',
    causes: [
      'The receiver is passed twice: once before the dot and again in the brackets.',
      'The signature in the pinned version is shorter than the one that you read about.',
    ],
    cure: "Remove the surplus argument after comparing the call with the function's page in the reference.",
    samples: [
      {
        language: 'move',
        code: `module example::badge;

public struct Badge has key { id: UID }

public fun new(ctx: &mut TxContext): Badge { Badge { id: object::new(ctx, 5u64) } }`,
        fails: 'E04017',
      },
      {
        language: 'move',
        code: `module example::badge;

public struct Badge has key { id: UID }

public fun new(ctx: &mut TxContext): Badge { Badge { id: object::new(ctx) } }`,
      },
    ],
    seeAlso: ['/references/framework', '/guides/developer/advanced/move-2024-migration#methods'],
    keywords: ['extra argument', 'signature'],
    source: 'printed by Sui Move 1.71.1 here',
  },
  {
    id: 'e04018',
    title: 'E04018: cyclic data',
    messages: [
      {from: 'Move compiler', text: 'error[E04018]: cyclic data'},
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
    title: 'E04021: invalid number after type inference',
    messages: [
      {from: 'Move compiler', text: 'error[E04021]: invalid number after type inference'},
      {from: 'Move compiler', text: "Expected a literal of type 'u8', but the value is too large."},
      {from: 'Move compiler', text: "Annotating the literal might help inference: '300u16'"},
    ],
    meaning: 'A number without a suffix takes its type from its surroundings, and the type found there cannot hold it.',
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
    source: 'printed by Sui Move 1.71.1 here',
  },
  {
    id: 'e04023',
    title: 'E04023: invalid method call',
    messages: [
      {from: 'Move compiler', text: 'error[E04023]: invalid method call'},
      {from: 'Move compiler', text: "Invalid method call. No known method 'size' on type 'vector<u8>'"},
      {
        from: 'Move compiler',
        text: "No local 'use fun' alias was found for 'vector<u8>.size', and no function 'size' was found in the defining module 'std::vector'",
      },
    ],
    meaning:
      'No function of this name can be called with a dot on this type. The compiler looks in the module that declares the type, and among the `use fun` lines of yours.',
    causes: [
      'The name is another one: a vector has `length`, a `Coin` has `value`.',
      'The function exists in a helper module, and nobody declared it as a method.',
      'The value is of another type than you think, such as an `Option` around it.',
      "The function's first parameter is not of this type, as with functions that make a new value.",
    ],
    cure: "Take the name from the type's page, or write `use fun module::function as Type.name;`. A call by path, `module::function(value)`, always works.",
    samples: [
      {
        language: 'move',
        code: `module example::names;

public fun count(names: &vector<u8>): u64 { names.size() }`,
        fails: 'E04023',
      },
      {
        language: 'move',
        code: `module example::names;

public fun count(names: &vector<u8>): u64 { names.length() }`,
      },
    ],
    seeAlso: ['/guides/developer/advanced/move-2024-migration#methods', '/references/framework'],
    keywords: ['no known method', 'use fun', 'dot call'],
    source: 'printed by Sui Move 1.71.1 here',
  },
];
