import {printed} from '../forms';
import type {ErrorEntry} from '../model';

/** Codes of the type checker about `mut`, `move`, macros and `syntax` methods. */
export const compilerMutabilityMacros: readonly ErrorEntry[] = [
  {
    id: 'e04024',
    title: 'E04024: invalid usage of immutable variable',
    messages: [
      ...printed('E04024'),
      {from: 'Move compiler', text: "Invalid assignment of immutable variable 'total'"},
      {from: 'Move compiler', text: "To use the variable mutably, it must be declared 'mut', e.g. 'mut total'"},
    ],
    meaning:
      'A variable or parameter is changed or borrowed with `&mut` although its declaration does not announce it. Edition 2024 wants the announcement, so that a reader sees at once what stays as it is.',
    causes: [
      'The code dates from the legacy edition, in which every variable could change.',
      'A parameter that is passed by value is changed; it needs the word as well.',
    ],
    cure: "Write `let mut total` or `mut total: u64` in the parameter list. References don't need it: `&mut T` already says that the target may change.",
    samples: [
      {
        language: 'move',
        code: `module example::sum;

public fun twice(value: u64): u64 {
    let total = value;
    total = total + value;
    total
}`,
        fails: 'E04024',
      },
      {
        language: 'move',
        code: `module example::sum;

public fun twice(value: u64): u64 {
    let mut total = value;
    total = total + value;
    total
}`,
      },
    ],
    seeAlso: ['/guides/developer/advanced/move-2024-migration#let-mut', '/references/sui-move'],
    keywords: ['let mut', 'immutable', 'mutable variable'],
    source: 'printed by Sui Move 1.71.1 here',
  },
  {
    id: 'e04027',
    title: "E04027: invalid 'move' usage",
    messages: [
      ...printed('E04027'),
      {
        from: 'Move compiler',
        text: "Invalid 'move'. 'move' works only with variables, e.g. 'move x'. 'move' on a path access is not supported",
      },
    ],
    meaning: 'A single field cannot be moved out of a struct, since the struct would be left with a hole.',
    causes: ['The rest of a struct was no longer of interest and one field was to be saved.'],
    cure: 'Take the whole struct apart with a pattern and keep the parts you want: `let Pair { names, .. } = pair;` works for a struct with `drop`. To leave the struct whole, copy the field or swap in a replacement.',
    samples: [
      {
        language: 'move',
        code: `module example::pair;

public struct Pair has drop { names: vector<u8>, seats: vector<u64> }

public fun names(pair: Pair): vector<u8> { move pair.names }

public fun seats(pair: &Pair): u64 { pair.seats.length() }`,
        fails: 'E04027',
      },
      {
        language: 'move',
        code: `module example::pair;

public struct Pair has drop { names: vector<u8>, seats: vector<u64> }

public fun names(pair: Pair): vector<u8> {
    let Pair { names, seats: _ } = pair;
    names
}

public fun seats(pair: &Pair): u64 { pair.seats.length() }`,
      },
    ],
    seeAlso: ['/references/sui-move', '/sui-glossary#ability'],
    keywords: ['partial move', 'move field', 'destructure'],
    source: 'printed by Sui Move 1.71.1 here',
  },
  {
    id: 'e04030',
    title: 'E04030: invalid usage of lambda type',
    messages: [
      ...printed('E04030'),
      {
        from: 'Move compiler',
        text: "Unexpected lambda type. Lambdas can only be used with 'macro' functions, as parameters or direct arguments",
      },
    ],
    meaning:
      'A function asks for a piece of code as a parameter. Move has no function values at run time; only a macro can take code, because it is pasted into the caller while compiling.',
    causes: [
      'A helper with a callback was declared as an ordinary function.',
      'A struct field or a return type is of the form `|T| -> U`.',
    ],
    cure: 'Make the function a macro and begin its parameters with `$`. Across packages, return data and let the caller act on it.',
    samples: [
      {
        language: 'move',
        code: `module example::twice;

public fun twice(f: |u64| -> u64): u64 { f(5) }`,
        fails: 'E04030',
      },
      {
        language: 'move',
        code: `module example::twice;

public macro fun twice($f: |u64| -> u64): u64 { $f($f(5)) }`,
      },
    ],
    seeAlso: ['/guides/developer/advanced/move-2024-migration#macros', '/references/sui-move'],
    keywords: ['lambda', 'callback', 'closure', 'macro fun'],
    source: 'printed by Sui Move 1.71.1 here',
  },
  {
    id: 'e04031',
    title: 'E04031: invalid usage of lambda',
    messages: [...printed('E04031'), {from: 'Move compiler', text: "Lambdas can only be used directly as arguments to 'macro' functions"}],
    meaning: "An expression such as `|x| x + 1` is kept for later. It can't be: the code exists only as an argument of a macro call.",
    causes: ['A lambda was put into a variable to be used twice.', 'It was passed to an ordinary function.'],
    cure: "Write it in the macro's brackets. A body that is needed in several places becomes a function with a name, which the lambda calls.",
    samples: [
      {
        language: 'move',
        code: `module example::bonus;

public fun raised(points: vector<u64>): vector<u64> {
    let raise = |x: u64| x + 1;
    points.map!(raise)
}`,
        fails: 'E04031',
      },
      {
        language: 'move',
        code: `module example::bonus;

public fun raised(points: vector<u64>): vector<u64> {
    points.map!(|x| x + 1)
}`,
      },
    ],
    seeAlso: ['/guides/developer/advanced/move-2024-migration#macros', '/references/framework'],
    keywords: ['lambda variable', 'closure'],
    source: 'printed by Sui Move 1.71.1 here',
  },
  {
    id: 'e04032',
    title: 'E04032: unable to expand macro function',
    messages: [
      ...printed('E04032'),
      {from: 'Move compiler', text: "Recursive macro expansion. 'example::count::down' cannot recursively expand itself"},
    ],
    meaning:
      'A macro could not be replaced by its body. With recursion the replacement would never end, whatever the argument is, since it happens before anything runs.',
    causes: [
      'The macro calls itself, perhaps through a second one.',
      'The macro gets its lambda through a variable, and a lambda has to be written directly in the call.',
    ],
    cure: "Use a loop in the macro's body, or let an ordinary function do the recursion.",
    samples: [
      {
        language: 'move',
        code: `module example::count;

public macro fun down($n: u64): u64 { if ($n == 0) 0 else down!($n - 1) }

public fun run(): u64 { down!(5) }`,
        fails: 'E04032',
      },
      {
        language: 'move',
        code: `module example::count;

public fun down(n: u64): u64 { if (n == 0) 0 else down(n - 1) }

public fun run(): u64 { down(5) }`,
      },
    ],
    seeAlso: ['/guides/developer/advanced/move-2024-migration#macros', '/references/sui-move'],
    keywords: ['recursive macro', 'macro expansion'],
    source: 'printed by Sui Move 1.71.1 here',
  },
  {
    id: 'e04034',
    title: "E04034: 'syntax' method types differ",
    messages: [
      ...printed('E04034'),
      {from: 'Move compiler', text: "This parameter has type 'u64'"},
      {from: 'Move compiler', text: "Expected this parameter to have type 'u64'"},
      {from: 'Move compiler', text: "It has type 'u8'"},
    ],
    meaning:
      'The reading and the writing function for square brackets disagree. Both must take the same index and yield the same element, so that `shelf[i]` means one thing whichever is chosen.',
    causes: ['One of the two was changed, such as the integer type of its index.', 'The constraints of their type parameters differ.'],
    cure: 'Give both functions the same parameters and the same element type; only `&` and `&mut` may differ.',
    samples: [
      {
        language: 'move',
        code: `module example::shelf;

public struct Shelf has store { items: vector<u64> }

#[syntax(index)]
public fun at(shelf: &Shelf, i: u64): &u64 { &shelf.items[i] }

#[syntax(index)]
public fun at_mut(shelf: &mut Shelf, i: u8): &mut u64 { &mut shelf.items[i as u64] }`,
        fails: 'E04034',
      },
      {
        language: 'move',
        code: `module example::shelf;

public struct Shelf has store { items: vector<u64> }

#[syntax(index)]
public fun at(shelf: &Shelf, i: u64): &u64 { &shelf.items[i] }

#[syntax(index)]
public fun at_mut(shelf: &mut Shelf, i: u64): &mut u64 { &mut shelf.items[i] }`,
      },
    ],
    seeAlso: ['/guides/developer/advanced/move-2024-migration#index', '/references/sui-move'],
    keywords: ['syntax(index)', 'borrow_mut'],
    source: 'printed by Sui Move 1.71.1 here',
  },
];
