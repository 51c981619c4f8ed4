import {printed} from '../forms';
import type {ErrorEntry} from '../model';

/** Codes that Sui adds to Move: rules about objects, events, init and one-time witnesses. */
export const compilerSui: readonly ErrorEntry[] = [
  {
    id: 'sui-e01001',
    title: 'Sui E01001: invalid object construction',
    messages: [
      ...printed('Sui E01001'),
      {from: 'Move compiler', text: 'Invalid object creation without a newly created UID.'},
      {
        from: 'Move compiler',
        text: 'The UID must come directly from `sui::object::new`, or `sui::derived_object::claim`. For tests, it can come from `sui::test_scenario::new_object`',
      },
    ],
    meaning:
      'An object was built around a `UID` that is not fresh. If that were allowed, an object could be replaced by one of another type under the same ID, and whoever knows the ID could no longer trust what it stands for.',
    causes: [
      'The `UID` of an unpacked object is used again to convert it into another type.',
      'A helper returns the `UID` or takes it as a parameter, so the compiler cannot see that it is new.',
      'The place is in the framework itself, below `~/.move`: its revision is newer than your CLI, which does not know a system object yet.',
    ],
    cure: 'Call `object::new(ctx)` right where the struct is built. To convert an object, delete the old `UID` and accept that the new object has another ID. If the place is in the framework, update the CLI, or use the framework of its network.',
    samples: [
      {
        language: 'move',
        code: `module example::guild;

public struct Member has key { id: UID }

public fun make(id: UID): Member { Member { id } }`,
        fails: 'E01001',
      },
      {
        language: 'move',
        code: `module example::guild;

public struct Member has key { id: UID }

public fun make(ctx: &mut TxContext): Member { Member { id: object::new(ctx) } }`,
      },
    ],
    seeAlso: ['/concepts/object-model', '/concepts/sui-move-concepts#ids'],
    keywords: ['UID reuse', 'fresh UID', 'object::new'],
    source: 'printed by Sui Move 1.71.1 here',
  },
  {
    id: 'sui-e02003',
    title: "Sui E02003: invalid 'init' function",
    messages: [
      ...printed('Sui E02003'),
      {from: 'Move compiler', text: "Invalid 'init' function declaration"},
      {from: 'Move compiler', text: "'init' functions must be internal to their module"},
    ],
    meaning:
      'A function named `init` runs once by itself when the package is published, and it must have the form that the publisher calls: private, without results, with a `TxContext` at the end and at most a one-time witness before it.',
    causes: [
      'It is `public` or `entry`, so anybody could run the set-up again.',
      'It has further parameters, and nobody could supply them while publishing.',
      "Its witness isn't named like the module in capitals.",
      'It was meant as an ordinary function and only happens to have this name.',
    ],
    cure: 'Write `fun init(ctx: &mut TxContext)` or `fun init(witness: MODULE, ctx: &mut TxContext)`. Name anything else differently, and pass settings in a later call that an admin capability guards.',
    samples: [
      {
        language: 'move',
        code: `module example::guild;

public struct AdminCap has key { id: UID }

public fun init(ctx: &mut TxContext) {
    transfer::transfer(AdminCap { id: object::new(ctx) }, ctx.sender());
}`,
        fails: 'E02003',
      },
      {
        language: 'move',
        code: `module example::guild;

public struct AdminCap has key { id: UID }

fun init(ctx: &mut TxContext) {
    transfer::transfer(AdminCap { id: object::new(ctx) }, ctx.sender());
}`,
      },
    ],
    seeAlso: ['/concepts/sui-move-concepts#init', '/sui-glossary#one-time-witness'],
    keywords: ['init', 'module initializer', 'public init'],
    source: 'printed by Sui Move 1.71.1 here',
  },
  {
    id: 'sui-e02004',
    title: 'Sui E02004: invalid one-time witness declaration',
    messages: [
      ...printed('Sui E02004'),
      {from: 'Move compiler', text: 'Invalid one-time witness declaration'},
      {from: 'Move compiler', text: "One-time witness types can only have the have the 'drop' ability"},
    ],
    meaning:
      'The struct has the name of a one-time witness without its shape. The value proves that code runs while the package is published, which would be worth nothing if it could be copied or stored.',
    causes: ['It has `copy`, `store` or `key` beside `drop`.', 'It has fields or type parameters.'],
    cure: 'Declare it as `public struct MODULE has drop {}`, in capitals like the module, with nothing else.',
    samples: [
      {
        language: 'move',
        code: `module example::guild;

public struct GUILD has drop, store {}

fun init(_witness: GUILD, _ctx: &mut TxContext) {}`,
        fails: 'E02004',
      },
      {
        language: 'move',
        code: `module example::guild;

public struct GUILD has drop {}

fun init(_witness: GUILD, _ctx: &mut TxContext) {}`,
      },
    ],
    seeAlso: ['/sui-glossary#one-time-witness', '/concepts/sui-move-concepts#init'],
    keywords: ['OTW', 'witness abilities'],
    source: 'printed by Sui Move 1.71.1 here',
  },
  {
    id: 'sui-e02005',
    title: 'Sui E02005: invalid one-time witness usage',
    messages: [
      ...printed('Sui E02005'),
      {
        from: 'Move compiler',
        text: "Invalid one-time witness construction. One-time witness types cannot be created manually, but are passed as an argument 'init'",
      },
    ],
    meaning:
      'The module makes its own witness by hand. There is exactly one, the one that the publisher passes to `init`, and functions that ask for it rely on that.',
    causes: [
      'A test needs a witness and a helper was written in ordinary code.',
      'A second currency was to be created with the witness of the first.',
    ],
    cure: 'Take the parameter of `init`. In tests, mark the helper `#[test_only]`, where making one is allowed, or call `init` from a test-only function; a second currency needs a module of its own.',
    samples: [
      {
        language: 'move',
        code: `module example::guild;

public struct GUILD has drop {}

fun init(_witness: GUILD, _ctx: &mut TxContext) {}

public fun again(): GUILD { GUILD {} }`,
        fails: 'E02005',
      },
      {
        language: 'move',
        code: `module example::guild;

public struct GUILD has drop {}

fun init(_witness: GUILD, _ctx: &mut TxContext) {}

#[test_only]
public fun witness(): GUILD { GUILD {} }`,
      },
    ],
    seeAlso: ['/sui-glossary#one-time-witness', '/guides/developer/first-app/build-test'],
    keywords: ['OTW', 'create witness', 'test witness'],
    source: 'printed by Sui Move 1.71.1 here',
  },
  {
    id: 'sui-e02006',
    title: "Sui E02006: invalid 'init' call",
    messages: [
      ...printed('Sui E02006'),
      {from: 'Move compiler', text: "Invalid call to 'example::guild::init'. Module initializers cannot be called directly"},
      {
        from: 'Move compiler',
        text: 'Module initializers are called implicitly upon publishing. If you need to reuse this function (or want to call it from a test), consider extracting the logic into a new function and calling that instead.',
      },
    ],
    meaning: 'Other code calls `init`, whose whole point is that it happens once in the life of a package.',
    causes: [
      'A reset or a second instance was to be made in the same way as the first.',
      'An upgrade is expected to run it again, which never happens.',
    ],
    cure: 'Move the body into a private function that `init` and your other function call. Guard the second caller, since it runs as often as somebody likes.',
    samples: [
      {
        language: 'move',
        code: `module example::guild;

public struct Hall has key { id: UID }

fun init(ctx: &mut TxContext) { transfer::share_object(Hall { id: object::new(ctx) }) }

public fun again(ctx: &mut TxContext) { init(ctx) }`,
        fails: 'E02006',
      },
      {
        language: 'move',
        code: `module example::guild;

public struct Hall has key { id: UID }

fun init(ctx: &mut TxContext) { open(ctx) }

public fun again(ctx: &mut TxContext) { open(ctx) }

fun open(ctx: &mut TxContext) { transfer::share_object(Hall { id: object::new(ctx) }) }`,
      },
    ],
    seeAlso: ['/concepts/sui-move-concepts#init', '/concepts/sui-move-concepts/packages/upgrade'],
    keywords: ['call init', 'reinitialize'],
    source: 'printed by Sui Move 1.71.1 here',
  },
  {
    id: 'sui-e02007',
    title: 'Sui E02007: invalid object declaration',
    messages: [
      ...printed('Sui E02007'),
      {
        from: 'Move compiler',
        text: "Invalid object 'Hall'. Structs with the 'key' ability must have 'id: sui::object::UID' as their first field",
      },
      {from: 'Move compiler', text: "The 'key' ability is used to declare objects in Sui"},
    ],
    meaning:
      'A struct with `key` is an object, and storage finds objects by the ID in their first field. So that field has to be there, with this name and this type.',
    causes: [
      'Another field stands before `id`.',
      'The field is an `ID`, an `address` or a number instead of a `UID`.',
      'The struct is no object at all and got `key` by mistake.',
    ],
    cure: 'Make `id: UID` the first field. If the struct only lives inside objects, take `key` away and give it `store`.',
    samples: [
      {
        language: 'move',
        code: `module example::guild;

public struct Hall has key { seats: u64, id: UID }

public fun seats(hall: &Hall): u64 { hall.seats }`,
        fails: 'E02007',
      },
      {
        language: 'move',
        code: `module example::guild;

public struct Hall has key { id: UID, seats: u64 }

public fun seats(hall: &Hall): u64 { hall.seats }`,
      },
    ],
    seeAlso: ['/concepts/object-model', '/guides/developer/first-app/write-package'],
    keywords: ['key ability', 'id UID first field', 'object struct'],
    source: 'printed by Sui Move 1.71.1 here',
  },
  {
    id: 'sui-e02008',
    title: 'Sui E02008: invalid event',
    messages: [
      ...printed('Sui E02008'),
      {
        from: 'Move compiler',
        text: "Invalid event. The function 'sui::event::emit' must be called with a type defined in the current module",
      },
      {from: 'Move compiler', text: "The type 'T' is not declared in the current module"},
    ],
    meaning:
      "An event may only be emitted by the module that declares its type. Indexers rely on this: an event of your type cannot have come from a stranger's code.",
    causes: [
      'A shared helper emits whatever type it is given.',
      'The event struct was moved into a module of its own, away from the code that emits it.',
    ],
    cure: 'Declare the struct in the emitting module, or give the declaring module a `public(package)` function that builds and emits it.',
    samples: [
      {
        language: 'move',
        code: `module example::log;

use sui::event;

public fun tell<T: copy + drop>(news: T) { event::emit(news) }`,
        fails: 'E02008',
      },
      {
        language: 'move',
        code: `module example::log;

use sui::event;

public struct Joined has copy, drop { member: address }

public fun joined(member: address) { event::emit(Joined { member }) }`,
      },
    ],
    seeAlso: ['/guides/developer/sui-101/using-events', '/sui-glossary#event'],
    keywords: ['event::emit', 'generic event'],
    source: 'printed by Sui Move 1.71.1 here',
  },
  {
    id: 'sui-e02009',
    title: 'Sui E02009: invalid private transfer call',
    messages: [
      ...printed('Sui E02009'),
      {
        from: 'Move compiler',
        text: "Invalid private transfer. The function 'sui::transfer::transfer' is restricted to being called in the object's module, 'sui::coin'",
      },
      {from: 'Move compiler', text: "The object has 'store' so 'sui::transfer::public_transfer' can be called instead"},
    ],
    meaning:
      "The functions `transfer`, `share_object`, `freeze_object`, `receive` and `party_transfer` belong to the module that declares the object's type. That gives the module the last word on who may hold its objects.",
    causes: [
      'A coin or another imported object is sent with the private form.',
      'A generic function calls it with a type parameter.',
      'The type has no `store`, which means that its author wants all transfers to go through functions of that module.',
    ],
    cure: "Call the `public_` variant where the type has `store`. Without it, look for a transfer function in the type's module; there is no way around it.",
    samples: [
      {
        language: 'move',
        code: `module example::shop;

use sui::coin::Coin;

public fun pay<T>(coin: Coin<T>, to: address) { transfer::transfer(coin, to) }`,
        fails: 'E02009',
      },
      {
        language: 'move',
        code: `module example::shop;

use sui::coin::Coin;

public fun pay<T>(coin: Coin<T>, to: address) { transfer::public_transfer(coin, to) }`,
      },
    ],
    seeAlso: ['/concepts/transfers', '/concepts/transfers/custom-rules'],
    keywords: ['public_transfer', 'share_object', 'private transfer'],
    source: 'printed by Sui Move 1.71.1 here',
  },
  {
    id: 'sui-e02011',
    title: 'Sui E02011: invalid internal permit call',
    messages: [
      ...printed('Sui E02011'),
      {
        from: 'Move compiler',
        text: "Invalid call to an internal function. The function 'std::internal::permit' is restricted to being called in the module that defines the type, 'sui::sui'",
      },
    ],
    meaning: 'A permit proves that the module of a type agrees to something. Only that module can issue one.',
    causes: ['A permit was requested for a type of another package.', 'A helper is generic and issues permits for its type parameter.'],
    cure: 'Issue the permit in the module that declares the type, for that concrete type, and pass it on as a value.',
    samples: [
      {
        language: 'move',
        code: `module example::guild;

use std::internal::Permit;
use sui::sui::SUI;

public fun permit(): Permit<SUI> { std::internal::permit() }`,
        fails: 'E02011',
      },
      {
        language: 'move',
        code: `module example::guild;

use std::internal::Permit;

public struct Member has key { id: UID }

public(package) fun permit(): Permit<Member> { std::internal::permit() }`,
      },
    ],
    seeAlso: ['/standards/display', '/references/framework'],
    keywords: ['std::internal', 'permit'],
    source: 'printed by Sui Move 1.71.1 here',
  },
];
