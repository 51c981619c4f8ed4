import {printed} from '../forms';
import type {ErrorEntry} from '../model';

/** Further codes of name resolution: variables, fields, labels and variants. */
export const compilerMembers: readonly ErrorEntry[] = [
  {
    id: 'e03009',
    title: 'E03009: unbound variable',
    messages: [...printed('E03009'), {from: 'Move compiler', text: "Unbound variable 'fee'"}],
    meaning: 'No variable of this name can be seen at this place.',
    causes: [
      'It was declared inside a block or branch and ended with the closing bracket.',
      'Its spelling differs from the declaration.',
      'You meant a constant, and constants begin with a capital letter.',
    ],
    cure: 'Declare it before the block whose result you need, or let the block be an expression that yields the value.',
    samples: [
      {
        language: 'move',
        code: `module example::shop;

public fun net(price: u64): u64 {
    if (price > 100) { let fee = price / 100; };
    price - fee
}`,
        fails: 'E03009',
      },
      {
        language: 'move',
        code: `module example::shop;

public fun net(price: u64): u64 {
    let fee = if (price > 100) price / 100 else 0;
    price - fee
}`,
      },
    ],
    seeAlso: ['/references/sui-move', '/references/ide/move'],
    keywords: ['scope', 'undefined variable', 'not in scope'],
    source: 'printed by Sui Move 1.71.1 here',
  },
  {
    id: 'e03010',
    title: 'E03010: unbound field',
    messages: [...printed('E03010'), {from: 'Move compiler', text: "Unbound field 'row' in 'example::hall::Ticket'"}],
    meaning: 'The struct is known, and has no field of this name.',
    causes: [
      'The field was renamed, or belongs to an inner struct.',
      'An accessor was meant: fields need no brackets, functions do.',
      'A struct with positional fields was addressed by names; its fields are called `0`, `1` and so on.',
    ],
    cure: 'Take the name from the declaration. In your editor, completion after the dot lists what there is.',
    samples: [
      {
        language: 'move',
        code: `module example::hall;

public struct Ticket has drop { seat: u64 }

public fun seat(ticket: &Ticket): u64 { ticket.row }`,
        fails: 'E03010',
      },
      {
        language: 'move',
        code: `module example::hall;

public struct Ticket has drop { seat: u64 }

public fun seat(ticket: &Ticket): u64 { ticket.seat }`,
      },
    ],
    seeAlso: ['/references/ide/move', '/guides/developer/advanced/move-2024-migration#positional'],
    keywords: ['field not found', 'struct field'],
    source: 'printed by Sui Move 1.71.1 here',
  },
  {
    id: 'e03011',
    title: 'E03011: invalid use of reserved name',
    messages: [
      ...printed('E03011'),
      {from: 'Move compiler', text: "Invalid function name 'assert'. 'assert' is restricted and cannot be used to name a function"},
    ],
    meaning: 'The name belongs to the language, even though it looks like an ordinary one.',
    causes: [
      'A function is to be called `assert`, which would be confused with the macro `assert!`.',
      'An import renames a module to `Self`, which already means the module at hand.',
    ],
    cure: 'Choose another name. A check that aborts is commonly called `assert_` and what it checks.',
    samples: [
      {
        language: 'move',
        code: `module example::gate;

public fun assert(open: bool) { assert!(open, 0); }`,
        fails: 'E03011',
      },
      {
        language: 'move',
        code: `module example::gate;

public fun assert_open(open: bool) { assert!(open, 0); }`,
      },
    ],
    seeAlso: ['/concepts/sui-move-concepts/conventions#names', '/references/sui-move'],
    keywords: ['restricted name', 'reserved word', 'assert'],
    source: 'printed by Sui Move 1.71.1 here',
  },
  {
    id: 'e03013',
    title: 'E03013: positional call mismatch',
    messages: [
      ...printed('E03013'),
      {from: 'Move compiler', text: 'Invalid variant instantiation. Empty variant declarations require empty instantiations'},
      {from: 'Move compiler', text: "Remove '()' arguments from this instantiation"},
    ],
    meaning:
      'A struct or variant has named fields in braces, positional fields in parentheses, or no fields. Code that makes or matches one has to be written in the form of its declaration.',
    causes: [
      'A variant without fields is written with `()` or `{}`, like a call.',
      'A declaration changed from named to positional fields while its users kept the braces.',
    ],
    cure: 'Look the declaration up and write what it has. The name alone, as in `State::Open`, is right for a variant that holds nothing.',
    samples: [
      {
        language: 'move',
        code: `module example::door;

public enum State has drop {
    Open,
    Closed,
}

public fun start(): State { State::Open() }`,
        fails: 'E03013',
      },
      {
        language: 'move',
        code: `module example::door;

public enum State has drop {
    Open,
    Closed,
}

public fun start(): State { State::Open }`,
      },
    ],
    seeAlso: ['/guides/developer/advanced/move-2024-migration#enums', '/guides/developer/advanced/move-2024-migration#positional'],
    keywords: ['empty variant', 'positional fields', 'named fields'],
    source: 'tests/move_2024/matching/invalid_empty_ctor.snap of move-compiler, release 1.63 (LinkUVerse/rtd at 46d74da9)',
  },
  {
    id: 'e03015',
    title: 'E03015: unbound label',
    messages: [...printed('E03015'), {from: 'Move compiler', text: "Invalid break. Unbound label 'columns"}],
    meaning: 'A `break`, `continue` or `return` names a loop or block that does not enclose it.',
    causes: ["The label's name is misspelled.", 'The statement stands behind the loop that carries the label, and no longer inside.'],
    cure: 'Write the label of an enclosing loop, or no label if you mean the innermost one.',
    samples: [
      {
        language: 'move',
        code: `module example::grid;

public fun halve(mut n: u64): u64 {
    'rows: while (n > 5) {
        n = n / 2;
        if (n == 7) break 'columns;
    };
    n
}`,
        fails: 'E03015',
      },
      {
        language: 'move',
        code: `module example::grid;

public fun halve(mut n: u64): u64 {
    'rows: while (n > 5) {
        n = n / 2;
        if (n == 7) break 'rows;
    };
    n
}`,
      },
    ],
    seeAlso: ['/guides/developer/advanced/move-2024-migration#labels', '/references/sui-move'],
    keywords: ['break label', 'loop label'],
    source: 'printed by Sui Move 1.71.1 here',
  },
  {
    id: 'e03020',
    title: 'E03020: unbound variant',
    messages: [...printed('E03020'), {from: 'Move compiler', text: "Invalid construction. Variant 'Dim' is not part of this enum"}],
    meaning: 'The enum exists and lists no variant of this name.',
    causes: [
      'The variant is misspelled or belongs to another enum.',
      'It was added in a version of the package that you do not compile against.',
    ],
    cure: 'Use a variant from the declaration, or add the new one there. Note that an upgrade of a published package cannot add variants.',
    samples: [
      {
        language: 'move',
        code: `module example::light;

public enum Light has copy, drop {
    On,
    Off,
}

public fun dim(): Light { Light::Dim }`,
        fails: 'E03020',
      },
      {
        language: 'move',
        code: `module example::light;

public enum Light has copy, drop {
    On,
    Off,
    Dim,
}

public fun dim(): Light { Light::Dim }`,
      },
    ],
    seeAlso: ['/guides/developer/advanced/move-2024-migration#enums', '/guides/developer/advanced/package-management#compatibility'],
    keywords: ['enum variant', 'unknown variant'],
    source: 'printed by Sui Move 1.71.1 here',
  },
];
