import {printed} from '../forms';
import type {ErrorEntry} from '../model';

/** Codes about calls and loops: arguments, methods and the places where they stand. */
export const compilerCalls: readonly ErrorEntry[] = [
  {
    id: 'e04014',
    title: 'E04014: invalid loop control',
    messages: [
      ...printed('E04014'),
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
      ...printed('E04016'),
      {from: 'Move compiler', text: "Invalid call of 'example::shop::fee'. The call expected 2 argument(s) but got 1"},
      {from: 'Move compiler', text: 'Found 1 argument(s) here'},
    ],
    meaning: 'A call leaves out what the function asks for. Move has no default values and no optional parameters.',
    causes: [
      'The function got a new parameter and this call was overlooked.',
      'The `TxContext` at the end is missing, which functions that create objects take.',
      'A method is called by its path, so that the value before the dot no longer counts as the first argument.',
    ],
    cure: 'Add the missing argument in the order of the signature. The message quotes the declaration, also when it is in a dependency.',
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
      ...printed('E04017'),
      {from: 'Move compiler', text: "Invalid call of 'sui::object::new'. The call expected 1 argument(s) but got 2"},
      {from: 'Move compiler', text: 'Found 2 argument(s) here'},
    ],
    meaning: 'There are more values in the brackets of a call than parameters in the signature.',
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
    id: 'e04023',
    title: 'E04023: invalid method call',
    messages: [
      ...printed('E04023'),
      {from: 'Move compiler', text: "Invalid method call. No known method 'size' on type 'vector<u8>'"},
      {
        from: 'Move compiler',
        text: "No local 'use fun' alias was found for 'vector<u8>.size', and no function 'size' was found in the defining module 'std::vector'",
      },
    ],
    meaning:
      'No function of this name can be called with a dot on this type. The compiler looks in the module that declares the type, and among your own `use fun` lines.',
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
  {
    id: 'e04029',
    title: 'E04029: invalid function call',
    messages: [
      ...printed('E04029'),
      {from: 'Move compiler', text: "'length' is not a macro function and cannot be called with a `!`. Try replacing with 'length'"},
    ],
    meaning:
      'Something was called in a way in which it cannot be called: a function with the `!` of a macro, a macro without it, or a variable as though it were a function.',
    causes: [
      'A macro of the vector or option module has a plain function beside it, and the two were confused.',
      'A parameter of lambda type is called without its `$`.',
    ],
    cure: "Write `!` behind macros and behind nothing else. The reference marks which of a module's functions are macros.",
    samples: [
      {
        language: 'move',
        code: `module example::names;

public fun count(names: &vector<u8>): u64 { names.length!() }`,
        fails: 'E04029',
      },
      {
        language: 'move',
        code: `module example::names;

public fun count(names: &vector<u8>): u64 { names.length() }`,
      },
    ],
    seeAlso: ['/guides/developer/advanced/move-2024-migration#macros', '/references/framework'],
    keywords: ['macro call', 'exclamation mark'],
    source: 'printed by Sui Move 1.71.1 here',
  },
];
