import {printed} from '../forms';
import type {ErrorEntry} from '../model';

/** Warnings about code that does nothing. */
export const compilerWarnings: readonly ErrorEntry[] = [
  {
    id: 'w09001',
    title: 'W09001: unused alias',
    messages: [...printed('W09001'), {from: 'Move compiler', text: "Unused 'use' of alias 'Coin'. Consider removing it"}],
    meaning: 'Nothing in the file uses an import. It costs nothing onchain, but whoever reads the code takes it for a dependency.',
    causes: ['The code that needed it was deleted or moved.', "Only tests use it, so ordinary builds don't."],
    cure: 'Delete the name from the `use` line. Put `#[test_only]` before an import that serves tests alone.',
    samples: [
      {
        language: 'move',
        code: `module example::shop;

use sui::coin::Coin;

public fun price(): u64 { 5 }`,
        fails: 'W09001',
      },
      {
        language: 'move',
        code: `module example::shop;

public fun price(): u64 { 5 }`,
      },
    ],
    seeAlso: ['/references/ide/move', '/guides/developer/first-app/build-test'],
    keywords: ['unused_use', 'unused import'],
    source: 'printed by Sui Move 1.71.1 here',
  },
  {
    id: 'w09002',
    title: 'W09002: unused variable',
    messages: [
      ...printed('W09002'),
      {from: 'Move compiler', text: "Unused parameter 'rate'. Consider removing or prefixing with an underscore: '_rate'"},
    ],
    meaning: 'A variable or parameter has a value that nobody reads. In a price formula, that is more often a mistake than a leftover.',
    causes: [
      'The formula was rewritten and no longer includes the parameter.',
      'A capability is taken as proof only, so its value is never looked at.',
    ],
    cure: 'Use it or remove it. Where presence alone matters, as with `_: &AdminCap`, begin the name with an underscore.',
    samples: [
      {
        language: 'move',
        code: `module example::shop;

public fun total(price: u64, rate: u64): u64 { price }`,
        fails: 'W09002',
      },
      {
        language: 'move',
        code: `module example::shop;

public fun total(price: u64, rate: u64): u64 { price + price * rate / 100 }`,
      },
    ],
    seeAlso: ['/guides/developer/advanced/security-best-practices#capabilities', '/concepts/sui-move-concepts/conventions'],
    keywords: ['unused_variable', 'unused parameter', 'underscore'],
    source: 'printed by Sui Move 1.71.1 here',
  },
  {
    id: 'w09003',
    title: 'W09003: unused assignment',
    messages: [
      ...printed('W09003'),
      {
        from: 'Move compiler',
        text: "Unused assignment for variable 'fee'. Consider removing, replacing with '_', or prefixing with '_' (e.g., '_fee')",
      },
    ],
    meaning: 'A value is assigned and overwritten, or the function ends, before anyone reads it.',
    causes: [
      'A starting value is given that every path replaces.',
      'The last line of a calculation assigns where it should have returned the result.',
    ],
    cure: 'Declare the variable without a value, or assign it once from an `if` expression. Check that the line you lose is really without effect.',
    samples: [
      {
        language: 'move',
        code: `module example::shop;

public fun net(price: u64): u64 {
    let mut fee = price / 100;
    fee = price / 50;
    price - fee
}`,
        fails: 'W09003',
      },
      {
        language: 'move',
        code: `module example::shop;

public fun net(price: u64): u64 {
    let fee = price / 50;
    price - fee
}`,
      },
    ],
    seeAlso: ['/references/sui-move', '/references/ide/move'],
    keywords: ['unused_assignment', 'dead store'],
    source: 'printed by Sui Move 1.71.1 here',
  },
  {
    id: 'w09004',
    title: 'W09004: unnecessary trailing semicolon',
    messages: [
      ...printed('W09004'),
      {from: 'Move compiler', text: "Invalid trailing ';'"},
      {
        from: 'Move compiler',
        text: "A trailing ';' in an expression block implicitly adds a '()' value after the semicolon. That '()' value will not be reachable",
      },
    ],
    meaning: 'A semicolon follows something that never returns, such as `abort`, and thereby adds an empty value that nothing can reach.',
    causes: ['The block ends in `abort`, `return`, `break` or `continue` with a semicolon behind it.'],
    cure: 'Delete the semicolon at the end of the block.',
    samples: [
      {
        language: 'move',
        code: `module example::gate;

public fun check(open: bool) {
    if (!open) { abort 5; }
}`,
        fails: 'W09004',
      },
      {
        language: 'move',
        code: `module example::gate;

public fun check(open: bool) {
    if (!open) { abort 5 }
}`,
      },
    ],
    seeAlso: ['/references/sui-move', '/concepts/sui-move-concepts/conventions'],
    keywords: ['unused_trailing_semi', 'semicolon after abort'],
    source: 'printed by Sui Move 1.71.1 here',
  },
  {
    id: 'w09005',
    title: 'W09005: dead or unreachable code',
    messages: [
      ...printed('W09005'),
      {from: 'Move compiler', text: 'Unreachable code. This statement (and any following statements) will not be executed.'},
      {from: 'Move compiler', text: 'Any code after this expression will not be reached'},
    ],
    meaning: 'Code stands behind a point from which execution never goes on. A check that was put there protects nothing.',
    causes: ['A `return` or `abort` from debugging was left in.', 'Statements follow a `loop` without a way out.'],
    cure: 'Delete whichever of the two is wrong: the early exit or the code behind it.',
    samples: [
      {
        language: 'move',
        code: `module example::sum;

public fun next(value: u64): u64 {
    return value;
    value + 1
}`,
        fails: 'W09005',
      },
      {
        language: 'move',
        code: `module example::sum;

public fun next(value: u64): u64 {
    value + 1
}`,
      },
    ],
    seeAlso: ['/guides/developer/first-app/debug', '/references/sui-move'],
    keywords: ['dead_code', 'unreachable'],
    source: 'printed by Sui Move 1.71.1 here',
  },
  {
    id: 'w09006',
    title: 'W09006: unused struct type parameter',
    messages: [...printed('W09006'), {from: 'Move compiler', text: "Unused type parameter 'T'. Consider declaring it as phantom"}],
    meaning:
      'No field has the type, so the parameter serves as a label only. Without `phantom`, a label that lacks `store` takes the ability from the whole struct.',
    causes: ['The parameter tells kinds apart, such as the currency of a vault.', 'The field that held a value of this type was removed.'],
    cure: "Write `phantom T`, which is free of cost. Decide before you publish: an upgrade can't change type parameters.",
    samples: [
      {
        language: 'move',
        code: `module example::vault;

public struct Key<T> has drop {}

public fun key<T>(): Key<T> { Key {} }`,
        fails: 'W09006',
      },
      {
        language: 'move',
        code: `module example::vault;

public struct Key<phantom T> has drop {}

public fun key<T>(): Key<T> { Key {} }`,
      },
    ],
    seeAlso: ['/references/sui-move', '/guides/developer/advanced/package-management#compatibility'],
    keywords: ['unused_type_parameter', 'phantom'],
    source: 'printed by Sui Move 1.71.1 here',
  },
  {
    id: 'w09008',
    title: 'W09008: unused function',
    messages: [
      ...printed('W09008'),
      {from: 'Move compiler', text: "The non-'public', non-'entry' function 'fee' is never called. Consider removing it."},
    ],
    meaning: "A private function that its module never calls can't be called by anyone, and still takes part in the size of the package.",
    causes: [
      'Its caller is gone.',
      'It was meant to be called from transactions, for which it must be `public` or `entry`.',
      'Only tests call it.',
    ],
    cure: 'Call it, open it, delete it, or mark it with `#[test_only]`.',
    samples: [
      {
        language: 'move',
        code: `module example::shop;

fun fee(price: u64): u64 { price / 100 }`,
        fails: 'W09008',
      },
      {
        language: 'move',
        code: `module example::shop;

entry fun fee(price: u64): u64 { price / 100 }`,
      },
    ],
    seeAlso: ['/concepts/sui-move-concepts#public-and-entry', '/guides/developer/first-app/build-test'],
    keywords: ['unused_function', 'private function'],
    source: 'printed by Sui Move 1.71.1 here',
  },
  {
    id: 'w09009',
    title: 'W09009: unused struct field',
    messages: [...printed('W09009'), {from: 'Move compiler', text: "The 'seat' field of the 'Ticket' type is unused"}],
    meaning: 'The module never reads or fills the field, and no other module can. Each stored object would pay for it.',
    causes: ['The accessor is still to be written.', "The field exists for readers outside of Move, who see it in the object's data."],
    cure: 'Write the accessor. For data that only apps read, put `#[allow(unused_field)]` before the struct.',
    samples: [
      {
        language: 'move',
        code: `module example::hall;

public struct Ticket has drop { seat: u64 }`,
        fails: 'W09009',
      },
      {
        language: 'move',
        code: `module example::hall;

public struct Ticket has drop { seat: u64 }

public fun seat(ticket: &Ticket): u64 { ticket.seat }`,
      },
    ],
    seeAlso: ['/concepts/tokenomics/gas-in-sui', '/concepts/object-model'],
    keywords: ['unused_field', 'struct field'],
    source: 'printed by Sui Move 1.71.1 here',
  },
  {
    id: 'w09011',
    title: 'W09011: unused constant',
    messages: [...printed('W09011'), {from: 'Move compiler', text: "The constant 'EClosed' is never used. Consider removing it."}],
    meaning:
      'Constants are private, so one that its module does not use has no reader. With an error code, ask whether the check it was meant for is missing.',
    causes: ['An `assert!` was forgotten or names another constant.', 'The check was moved into another module.'],
    cure: 'Look for the missing check first; delete the constant only after that.',
    samples: [
      {
        language: 'move',
        code: `module example::gate;

const EClosed: u64 = 0;

public fun enter(open: bool): bool { open }`,
        fails: 'W09011',
      },
      {
        language: 'move',
        code: `module example::gate;

const EClosed: u64 = 0;

public fun enter(open: bool): bool {
    assert!(open, EClosed);
    open
}`,
      },
    ],
    seeAlso: ['/guides/developer/advanced/move-2024-migration#errors', '/concepts/sui-move-concepts/conventions#names'],
    keywords: ['unused_const', 'error constant'],
    source: 'printed by Sui Move 1.71.1 here',
  },
  {
    id: 'w09012',
    title: "W09012: unused 'mut' modifiers",
    messages: [
      ...printed('W09012'),
      {from: 'Move compiler', text: "The variable 'next' is never used mutably"},
      {from: 'Move compiler', text: "Consider removing the 'mut' declaration here"},
    ],
    meaning: 'A variable is announced as changing and never changes.',
    causes: [
      'The lines that changed it are gone.',
      'The word was set on a variable that holds a `&mut`; the reference is what may write, so the variable itself stays the same.',
    ],
    cure: 'Remove `mut`.',
    samples: [
      {
        language: 'move',
        code: `module example::sum;

public fun after(value: u64): u64 {
    let mut next = value + 1;
    next
}`,
        fails: 'W09012',
      },
      {
        language: 'move',
        code: `module example::sum;

public fun after(value: u64): u64 {
    let next = value + 1;
    next
}`,
      },
    ],
    seeAlso: ['/guides/developer/advanced/move-2024-migration#let-mut', '/references/sui-move'],
    keywords: ['unused_let_mut', 'unnecessary mut'],
    source: 'printed by Sui Move 1.71.1 here',
  },
  {
    id: 'w09013',
    title: "W09013: unused mutable reference '&mut'",
    messages: [
      ...printed('W09013'),
      {from: 'Move compiler', text: "Mutable reference is never used mutably, consider switching to an immutable reference '&' instead"},
    ],
    meaning:
      'A `&mut` is taken and only read through. It shuts out other references for no reason, and for a shared object it forces transactions into an order.',
    causes: ['The writing part was removed.', 'The author expected to need it later.'],
    cure: 'Borrow with `&`. The variable behind it may then lose its `mut`, too.',
    samples: [
      {
        language: 'move',
        code: `module example::sum;

public fun read(mut value: u64): u64 {
    let look = &mut value;
    *look
}`,
        fails: 'W09013',
      },
      {
        language: 'move',
        code: `module example::sum;

public fun read(value: u64): u64 {
    let look = &value;
    *look
}`,
      },
    ],
    seeAlso: ['/references/sui-move', '/guides/developer/sui-101/shared-owned'],
    keywords: ['unused_mut_ref', '&mut'],
    source: 'printed by Sui Move 1.71.1 here',
  },
];
