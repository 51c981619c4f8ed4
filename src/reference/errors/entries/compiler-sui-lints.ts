import {printed} from '../forms';
import type {ErrorEntry} from '../model';

/** Where the lints that release 1.71 lacks were read. */
const linters =
  'linters/docs.rs and sui_mode/linters of move-compiler, MystenLabs/sui at 1d14879d and 013f78c8; titles and codes: compiler-titles.ts';

/** Lints of Sui: code that compiles and is probably not what you want. */
export const compilerSuiLints: readonly ErrorEntry[] = [
  {
    id: 'lint-w99000',
    title: 'Lint W99000: possible owned object share',
    messages: [
      ...printed('Lint W99000'),
      {from: 'Move compiler', text: 'Potential abort from a (potentially) owned object created by a different transaction.'},
      {from: 'Move compiler', text: 'Creating a fresh object and sharing it within the same function will ensure this does not abort.'},
    ],
    meaning:
      'Only an object that was created in the same transaction can be shared. This function takes one from outside, which may be older, and then it aborts.',
    causes: [
      'An owned object was to become shared later in its life.',
      "The function shares what a function of the same transaction has just made, and the compiler can't see that.",
    ],
    cure: 'Create and share in one function. Where every caller passes a fresh object, allow it with `#[allow(lint(share_owned))]` and say so in the documentation.',
    samples: [
      {
        language: 'move',
        code: `module example::guild;

public struct Hall has key, store { id: UID }

public fun open(hall: Hall) { transfer::public_share_object(hall) }`,
        fails: 'W99000',
      },
      {
        language: 'move',
        code: `module example::guild;

public struct Hall has key { id: UID }

public fun open(ctx: &mut TxContext) {
    transfer::share_object(Hall { id: object::new(ctx) })
}`,
      },
    ],
    seeAlso: ['/concepts/object-ownership/shared', '/guides/developer/sui-101/shared-owned'],
    keywords: ['share_owned', 'public_share_object', 'share existing object'],
    source: 'printed by Sui Move 1.71.1 here',
  },
  {
    id: 'lint-w99001',
    title: 'Lint W99001: non-composable transfer to sender',
    messages: [
      ...printed('Lint W99001'),
      {from: 'Move compiler', text: 'Transfer of an object to transaction sender address'},
      {
        from: 'Move compiler',
        text: 'Returning an object from a function, allows a caller to use the object and enables composability via programmable transactions.',
      },
    ],
    meaning:
      'The function creates an object and sends it to whoever signed. A transaction block can then do nothing more with it, although its next command may need exactly this object.',
    causes: ['Habit from chains where a call cannot return anything to the next one.'],
    cure: 'Return the object and let the transaction transfer it. For a type without `store`, whose transfer only your module can do, silence the lint with `#[allow(lint(self_transfer))]`.',
    samples: [
      {
        language: 'move',
        code: `module example::guild;

public struct Hall has key, store { id: UID }

public fun found(ctx: &mut TxContext) {
    let hall = Hall { id: object::new(ctx) };
    transfer::public_transfer(hall, ctx.sender());
}`,
        fails: 'W99001',
      },
      {
        language: 'move',
        code: `module example::guild;

public struct Hall has key, store { id: UID }

public fun found(ctx: &mut TxContext): Hall {
    Hall { id: object::new(ctx) }
}`,
      },
    ],
    seeAlso: ['/concepts/transactions/prog-txn-blocks', '/concepts/sui-move-concepts/conventions#shape-of-functions'],
    keywords: ['self_transfer', 'transfer to sender', 'composability'],
    source: 'printed by Sui Move 1.71.1 here',
  },
  {
    id: 'lint-w99002',
    title: 'Lint W99002: potentially unenforceable custom transfer/share/freeze policy',
    messages: [
      ...printed('Lint W99002'),
      {from: 'Move compiler', text: 'Potential unintended implementation of a custom transfer function.'},
      {
        from: 'Move compiler',
        text: "Instances of a type with a 'store' ability can be transferred using the 'public_transfer' function which often negates the intent of enforcing a custom transfer policy",
      },
    ],
    meaning:
      'Your function seems to set a rule for transfers, but the type has `store`, so everybody can go past it with the public variant.',
    causes: [
      'The private form was called out of habit, without any rule in mind.',
      'A fee or check was added to a transfer function, and the ability was forgotten.',
    ],
    cure: 'Take `store` away if the rule has to hold. If there is no rule, call `public_transfer` and be done.',
    samples: [
      {
        language: 'move',
        code: `module example::guild;

public struct Hall has key, store { id: UID }

public fun give(hall: Hall, to: address) { transfer::transfer(hall, to) }`,
        fails: 'W99002',
      },
      {
        language: 'move',
        code: `module example::guild;

public struct Hall has key { id: UID }

public fun give(hall: Hall, to: address) { transfer::transfer(hall, to) }`,
      },
    ],
    seeAlso: ['/concepts/transfers/custom-rules', '/sui-glossary#ability'],
    keywords: ['custom_state_change', 'transfer policy', 'store'],
    source: 'printed by Sui Move 1.71.1 here',
  },
  {
    id: 'lint-w99003',
    title: "Lint W99003: sub-optimal 'sui::coin::Coin' field type",
    messages: [
      ...printed('Lint W99003'),
      {
        from: 'Move compiler',
        text: "Sub-optimal 'sui::coin::Coin' field type. Using 'sui::balance::Balance' instead will be more space efficient",
      },
    ],
    meaning:
      'A `Coin` is an object with an ID that only matters while somebody owns it. Inside your object the ID is dead weight, and you pay storage for it.',
    causes: ['The coin was stored in the form in which the caller handed it in.'],
    cure: 'Keep a `Balance` and convert at the edges, with `coin.into_balance()` on the way in and `balance.into_coin(ctx)` on the way out.',
    samples: [
      {
        language: 'move',
        code: `module example::guild;

use sui::coin::Coin;
use sui::sui::SUI;

public struct Hall has key { id: UID, fees: Coin<SUI> }

public fun fees(hall: &Hall): u64 { hall.fees.value() }`,
        fails: 'W99003',
      },
      {
        language: 'move',
        code: `module example::guild;

use sui::balance::Balance;
use sui::sui::SUI;

public struct Hall has key { id: UID, fees: Balance<SUI> }

public fun fees(hall: &Hall): u64 { hall.fees.value() }`,
      },
    ],
    seeAlso: ['/guides/developer/sui-101/coin-mgt', '/references/framework'],
    keywords: ['coin_field', 'Balance', 'Coin field'],
    source: 'printed by Sui Move 1.71.1 here',
  },
  {
    id: 'lint-w99004',
    title: 'Lint W99004: attempting to freeze wrapped objects',
    messages: [
      ...printed('Lint W99004'),
      {from: 'Move compiler', text: "Freezing an object of type 'Hall' also freezes all objects wrapped in its field 'key'."},
      {from: 'Move compiler', text: 'The field of this type is a wrapped object'},
    ],
    meaning: 'The object that becomes immutable holds another object inside, and nobody will ever take that one out again.',
    causes: ['A container is frozen to publish it, though it still carries coins, keys or capabilities.'],
    cure: 'Unpack the container, hand the inner object to an owner, and freeze what remains. If it is meant to stay inside for good, allow it with `#[allow(lint(freeze_wrapped))]`.',
    samples: [
      {
        language: 'move',
        code: `module example::guild;

public struct Key has key, store { id: UID }

public struct Hall has key { id: UID, key: Key }

public fun key(hall: &Hall): &Key { &hall.key }

public fun close(hall: Hall) { transfer::freeze_object(hall) }`,
        fails: 'W99004',
      },
      {
        language: 'move',
        code: `module example::guild;

public struct Key has key, store { id: UID }

public struct Hall has key { id: UID, key: ID }

public fun key(hall: &Hall): ID { hall.key }

public fun close(hall: Hall) { transfer::freeze_object(hall) }`,
      },
    ],
    seeAlso: ['/concepts/object-ownership/immutable', '/concepts/object-ownership/wrapped'],
    keywords: ['freeze_wrapped', 'freeze_object', 'wrapped'],
    source: 'printed by Sui Move 1.71.1 here',
  },
  {
    id: 'lint-w99005',
    title: 'Lint W99005: possibly useless collections compare',
    messages: [
      ...printed('Lint W99005'),
      {from: 'Move compiler', text: "Comparing collections of type 'sui::table::Table' may yield unexpected result."},
      {from: 'Move compiler', text: "Equality for collections of type 'sui::table::Table' IS NOT a structural check based on content"},
    ],
    meaning:
      'Tables and bags keep their entries outside the struct. Comparing two of them compares IDs and sizes and never looks at an entry.',
    causes: [
      'A test wants to check that a table holds what was put in.',
      'Two objects that contain such a collection are compared as wholes.',
    ],
    cure: 'Compare lengths and the entries that matter. To ask whether it is the same table, compare the IDs and say so in the code.',
    samples: [
      {
        language: 'move',
        code: `module example::guild;

use sui::table::Table;

public fun same(a: &Table<u64, u64>, b: &Table<u64, u64>): bool { a == b }`,
        fails: 'W99005',
      },
      {
        language: 'move',
        code: `module example::guild;

use sui::table::Table;

public fun same_size(a: &Table<u64, u64>, b: &Table<u64, u64>): bool {
    a.length() == b.length()
}`,
      },
    ],
    seeAlso: ['/concepts/dynamic-fields/tables-bags', '/references/framework'],
    keywords: ['collection_equality', 'table compare', 'bag'],
    source: 'printed by Sui Move 1.71.1 here',
  },
  {
    id: 'lint-w99006',
    title: "Lint W99006: risky use of 'sui::random'",
    messages: [
      ...printed('Lint W99006'),
      {from: 'Move compiler', text: "'public' function 'roll' accepts 'Random' as a parameter"},
      {
        from: 'Move compiler',
        text: "Functions that accept 'sui::random::Random' as a parameter might be abused by attackers by inspecting the results of randomness",
      },
    ],
    meaning: 'Another package can call your public function, look at the drawn value and abort when it dislikes it, trying until it wins.',
    causes: ['The function was made public because it should be called from transactions.'],
    cure: "Make it a private `entry` function: transactions reach it, other Move code doesn't. The compiler warns only, so treat this lint as an error.",
    samples: [
      {
        language: 'move',
        code: `module example::dice;

use sui::random::Random;

public fun roll(random: &Random, ctx: &mut TxContext): u8 {
    random.new_generator(ctx).generate_u8_in_range(1, 6)
}`,
        fails: 'W99006',
      },
      {
        language: 'move',
        code: `module example::dice;

use sui::random::Random;

entry fun roll(random: &Random, ctx: &mut TxContext): u8 {
    random.new_generator(ctx).generate_u8_in_range(1, 6)
}`,
      },
    ],
    seeAlso: ['/guides/developer/advanced/randomness-onchain#attacks', '/guides/developer/advanced/security-best-practices'],
    keywords: ['public_random', 'randomness', 'entry'],
    source: 'printed by Sui Move 1.71.1 here',
  },
  {
    id: 'lint-w99007',
    title: 'Lint W99007: struct with id but missing key ability',
    messages: [
      ...printed('Lint W99007'),
      {from: 'Move compiler', text: "Struct's first field has an 'id' field of type 'sui::object::UID' but is missing the 'key' ability."},
    ],
    meaning: "The struct looks like an object and isn't one: without `key` it can be neither owned nor shared.",
    causes: [
      'The ability was forgotten in a new declaration.',
      'The struct is stored inside others and carries an ID to hang dynamic fields on.',
    ],
    cure: 'Add `key`. In the second case the lint is wrong, and `#[allow(lint(missing_key))]` records that you meant it.',
    samples: [
      {
        language: 'move',
        code: `module example::guild;

public struct Hall has store { id: UID }

public fun id(hall: &Hall): &UID { &hall.id }`,
        fails: 'W99007',
      },
      {
        language: 'move',
        code: `module example::guild;

public struct Hall has key, store { id: UID }

public fun id(hall: &Hall): &UID { &hall.id }`,
      },
    ],
    seeAlso: ['/concepts/object-model', '/concepts/dynamic-fields'],
    keywords: ['missing_key', 'key ability'],
    source: 'printed by Sui Move 1.71.1 here',
  },
  {
    id: 'lint-w99010',
    title: 'Lint W99010: unnecessary `entry` on a `public` function',
    messages: [
      ...printed('Lint W99010'),
      {
        from: 'Move compiler',
        text: '`entry` on `public` is meaningless. In conjunction with `public`, `entry` adds no additional permissions or restrictions.',
      },
    ],
    meaning: 'Transactions can call every public function already, so the second word does nothing.',
    causes: ['The code dates from a time when transactions called entry functions only.'],
    cure: 'Remove `entry`, which upgrades allow. Keep `entry` alone where only transactions should call the function.',
    samples: [
      {
        language: 'move',
        code: `module example::guild;

public entry fun greet(name: vector<u8>) { assert!(!name.is_empty()); }`,
        fails: 'W99010',
      },
      {
        language: 'move',
        code: `module example::guild;

public fun greet(name: vector<u8>) { assert!(!name.is_empty()); }`,
      },
    ],
    seeAlso: ['/concepts/sui-move-concepts#public-and-entry', '/sui-glossary#entry-function'],
    keywords: ['public_entry', 'public entry fun'],
    source: 'printed by Sui Move 1.71.1 here',
  },
  {
    id: 'lint-w99011',
    title: 'Lint W99011: it will not be possible to call this function',
    messages: [
      ...printed('Lint W99011'),
      {from: 'Move compiler', text: "Invalid parameter type. 'Clock' must be taken immutably, e.g. '&sui::clock::Clock'"},
      {from: 'Move compiler', text: "Duplicate 'TxContext' usage. '&mut TxContext' usage must be unique"},
      {
        from: 'Move compiler',
        text: "Invalid TxContext usage. 'TxContext' must be taken by reference, e.g. '&TxContext' or '&mut TxContext'",
      },
    ],
    meaning:
      'No transaction can supply what the signature asks for. The network lends the clock and the randomness for reading only, never gives a `TxContext` by value, and allows a `&mut TxContext` only if it is the sole one.',
    causes: [
      'A parameter for the clock or the randomness was written with `&mut` out of habit.',
      'Two helpers were merged into one function, and each brought its own context.',
    ],
    cure: 'Take `&Clock`, `&Random` and a single `&mut TxContext`. If only other Move code calls the function, silence the lint with `#[allow(lint(uncallable_function))]`.',
    samples: [
      {
        language: 'move',
        code: `module example::shop;

use sui::clock::Clock;

public fun opened_at(clock: &mut Clock): u64 { clock.timestamp_ms() }`,
        fails: 'W99011',
      },
      {
        language: 'move',
        code: `module example::shop;

use sui::clock::Clock;

public fun opened_at(clock: &Clock): u64 { clock.timestamp_ms() }`,
      },
    ],
    seeAlso: ['/references/ptb-commands#move-call', '/guides/developer/sui-101/access-time'],
    keywords: ['uncallable_function', 'mutable clock', 'duplicate TxContext'],
    source: `printed by Sui Move 1.71.1 here; ${linters}`,
  },
  {
    id: 'lint-w99012',
    title: 'Lint W99012: unused object with fields',
    messages: [
      ...printed('Lint W99012'),
      {
        from: 'Move compiler',
        text: "Unused object with fields. Consider reading or writing the object's fields, or passing it to another function.",
      },
    ],
    meaning:
      'The function takes a reference to an object that carries data, and looks at none of it. A capability for one shop then opens every shop, because nobody compares its field. Compilers of summer 2026 and later have this lint.',
    causes: [
      'The check that the capability belongs to the other object is missing.',
      'The object was needed in an earlier version of the function.',
    ],
    cure: 'Compare the field that ties the object to the others, or drop the parameter. A capability without any field but its `id` is not reported.',
    samples: [
      {
        language: 'move',
        code: `module example::guild;

public struct Hall has key { id: UID, fee: u64 }

public struct HallCap has key { id: UID, hall: ID }

public fun hall(cap: &HallCap): ID { cap.hall }

public fun fee(hall: &Hall): u64 { hall.fee }

public fun set_fee(hall: &mut Hall, _: &HallCap, fee: u64) { hall.fee = fee; }`,
      },
      {
        language: 'move',
        code: `module example::guild;

const EWrongHall: u64 = 0;

public struct Hall has key { id: UID, fee: u64 }

public struct HallCap has key { id: UID, hall: ID }

public fun fee(hall: &Hall): u64 { hall.fee }

public fun set_fee(hall: &mut Hall, cap: &HallCap, fee: u64) {
    assert!(cap.hall == object::id(hall), EWrongHall);
    hall.fee = fee;
}`,
      },
    ],
    seeAlso: ['/guides/developer/advanced/security-best-practices#capabilities', '/concepts/sui-move-concepts/conventions'],
    keywords: ['unused_object_with_fields', 'capability not checked', 'unused parameter'],
    source: linters,
  },
  {
    id: 'lint-w02013',
    title: 'Lint W02013: return value of a non-mutating call is discarded',
    messages: [
      ...printed('Lint W02013'),
      {
        from: 'Move compiler',
        text: "Unused return value. This function takes no '&mut' arguments, so its result is the only observable effect of the call",
      },
      {from: 'Move compiler', text: "Bind the result with 'let', or use 'let _ = ...' to discard it explicitly."},
    ],
    meaning:
      'The called function changes nothing, so a call whose result is dropped has no effect but its gas. A `&mut TxContext` does not count as something that is changed. The lint is part of the Sui compilers since summer 2026.',
    causes: [
      'A function that returns a new value was taken for one that changes its argument.',
      'A function such as `contains` was called to check something, and nobody looks at the answer.',
    ],
    cure: 'Use the result, for instance in an `assert!`, or delete the call. Where it is dropped on purpose, write `let _ = …`.',
    samples: [
      {
        language: 'move',
        code: `module example::door;

public fun is_open(hour: u64): bool { hour >= 9 && hour < 18 }

public fun enter(hour: u64): u64 {
    is_open(hour);
    hour
}`,
      },
      {
        language: 'move',
        code: `module example::door;

const EClosed: u64 = 0;

public fun is_open(hour: u64): bool { hour >= 9 && hour < 18 }

public fun enter(hour: u64): u64 {
    assert!(is_open(hour), EClosed);
    hour
}`,
      },
    ],
    seeAlso: ['/guides/developer/advanced/security-best-practices', '/concepts/sui-move-concepts/conventions#shape-of-functions'],
    keywords: ['unused_return_value', 'ignored result', 'discarded result'],
    source: linters,
  },
];
