import {formatted, ofCommand, seen, statusSource} from '../forms';
import type {ErrorEntry} from '../model';

export const executionCalls: readonly ErrorEntry[] = [
  {
    id: 'move-abort',
    title: 'MoveAbort',
    messages: [
      {
        from: 'CLI',
        text: "Error executing transaction '…': … command aborted within function '…::…::…' at line …. Aborted with '…' -- '…'",
      },
      {
        from: 'CLI',
        text: "Error executing transaction '…': … command aborted within function '…::…::…' at instruction … with code …",
      },
      {
        from: 'TypeScript SDK',
        text: "MoveAbort in … command, '…': …, in '…::…::…' (line …)",
      },
      {
        from: 'TypeScript SDK',
        text: "MoveAbort in … command, abort code: …, in '…::…::…' (instruction …)",
      },
      {
        from: 'gRPC',
        text: 'MoveAbort(MoveLocation { module: ModuleId { address: …, name: Identifier("…") }, function: …, instruction: …, function_name: Some("…") }, …) in command …',
      },
      {
        from: 'GraphQL',
        text: "Error in … command, from '…::…::…' (instruction …), abort code: …",
      },
      {
        from: 'GraphQL',
        text: "Error in … command, from '…::…::…' (line …), abort(code = …) '…': …",
      },
    ],
    example: seen(
      'CLI',
      "Error executing transaction '4AK61oFuAzbyrthwxYJtQuDHPJXsCJFL6gX7ak3XUjgb': 3rd command aborted within function '0xf30e78de0bef4c76d1df30b5b8de20195ab46e2270f7a8378fc923b2c9675380::notarization::update_state' at instruction 10 with code 0",
      'a public repository',
    ),
    meaning:
      'Move code that the transaction called refused to go on, by `assert!` or `abort`. It is the rule of a package that failed, not the network, and the code says which rule.',
    causes: [
      'An argument or the state of an object breaks a rule of the package, such as a price that is too low or a game that is over.',
      'An object or capability belongs to another instance than the one it was used with.',
      'The app has an outdated view: somebody bought the item, or a deadline has passed.',
      "The package was upgraded and checks a version in its shared object, so that calls to the old package's address abort.",
    ],
    find: 'Take module and code from the message and look them up in [the abort codes](/references/errors/abort-codes). The module is the one that aborted, which is often not the one you called. A code of 19 digits that begins with 92 is packed: line and constant are inside, and the CLI, the SDK and GraphQL unpack them.',
    cure: 'Satisfy the rule that the constant names. Simulate before you ask for a signature, and show users a sentence for each code that they can cause.',
    samples: [
      {
        language: 'ts',
        code: `import type {SuiClientTypes} from '@mysten/sui/client';

export function reason(error: SuiClientTypes.ExecutionError): string {
  if (error.$kind !== 'MoveAbort') return error.message;
  const {abortCode, location, cleverError} = error.MoveAbort;
  return \`\${location?.module}: \${cleverError?.constantName ?? abortCode}\`;
}`,
      },
    ],
    seeAlso: ['/guides/developer/first-app/debug#read-an-abort-error', '/guides/developer/first-app/debug#replay-a-transaction'],
    keywords: ['MOVE_ABORT', 'abort code', 'assert', 'clever error', 'EPacketTooBig'],
    source:
      'crates/sui-types/src/execution_status.rs and crates/sui/src/clever_error_rendering.rs, release 1.81 (LinkUVerse/rtd at 7098077d); src/client/utils.ts of @mysten/sui 2.33.1',
  },
  {
    id: 'move-primitive-runtime-error',
    title: 'MovePrimitiveRuntimeError',
    messages: ofCommand(
      'MovePrimitiveRuntimeError(MoveLocationOpt(Some(MoveLocation { module: ModuleId { address: …, name: Identifier("…") }, function: …, instruction: …, function_name: Some("…") })))',
      'Move Primitive Runtime Error. Location: …. Arithmetic error, stack overflow, max value depth, etc.',
    ),
    example: formatted(
      'MovePrimitiveRuntimeError(MoveLocationOpt(Some(MoveLocation { module: ModuleId { address: 7c41d09be5a3f28861ce93f4ab05d7128e6f3c9b40d1a57e92b8c6f03d4e5a1b, name: Identifier("stock") }, function: 2, instruction: 5, function_name: Some("take") }))) in command 0',
    ),
    meaning:
      'An instruction of the virtual machine failed by itself. No `assert!` was involved, so there is no abort code, only a place in the code.',
    causes: [
      'An integer operation went out of range: a subtraction below zero, a product that is too large, a division by zero, a cast with `as` that does not fit, or a shift by the width of the type.',
      'A vector was read, swapped or popped outside its length.',
      'An `enum` was unpacked as a variant that it is not.',
      'Calls or values are nested too deeply, for instance by recursion without an end.',
    ],
    find: 'The location names module, function and offset. `sui replay --digest DIGEST --trace` followed by the Move debugger stops at the instruction; `sui move disassemble` shows what stands at an offset of a package of your own.',
    cure: 'Compare before you compute, with an `assert!` that carries an error constant, so that callers learn what was wrong. For products of large numbers, cast to `u128` first.',
    samples: [
      {
        language: 'move',
        code: `module greenhouse::stock;

#[error]
const ENotEnoughSeeds: vector<u8> = b"The greenhouse has fewer seeds than that";

public fun take(stock: &mut u64, seeds: u64) {
    assert!(*stock >= seeds, ENotEnoughSeeds);
    *stock = *stock - seeds;
}`,
      },
    ],
    seeAlso: ['/guides/developer/first-app/debug#errors-at-run-time', '/guides/developer/first-app/debug#replay-a-transaction'],
    keywords: ['MOVE_PRIMITIVE_RUNTIME_ERROR', 'arithmetic error', 'overflow', 'division by zero', 'index out of bounds'],
    source: statusSource,
  },
  {
    id: 'move-runtime-limits',
    title: 'MovePrimitiveRuntimeError in object, event, transfer or dynamic_field',
    messages: [
      {
        from: 'gRPC',
        text: 'MovePrimitiveRuntimeError(MoveLocationOpt(Some(MoveLocation { module: ModuleId { address: 0000000000000000000000000000000000000000000000000000000000000002, name: Identifier("…") }, function: …, instruction: …, function_name: Some("…") }))) in command …',
      },
    ],
    example: seen(
      'gRPC',
      'MovePrimitiveRuntimeError(MoveLocationOpt(Some(MoveLocation { module: ModuleId { address: 0000000000000000000000000000000000000000000000000000000000000002, name: Identifier("dynamic_field") }, function: 14, instruction: 0, function_name: Some("borrow_child_object") }))) in command 0',
      'a public repository',
    ),
    meaning:
      'The place is in the framework, at `0x2`, where plain arithmetic seldom fails: the transaction has reached a limit on what one execution may produce or load.',
    causes: [
      'More than 1,024 events were emitted, one event is larger than 256,000 bytes, or all of them together are too large.',
      'More than 2,048 objects were created, deleted or transferred; each dynamic field counts as an object.',
      'More than 1,000 dynamic fields were loaded or added, typically by a loop over a table.',
    ],
    find: 'The module in the location tells which limit it is: `event` for events, `object` for new IDs, `transfer` for transfers, `dynamic_field` or `dynamic_object_field` for fields.',
    cure: 'Process a part of the entries per transaction, and keep a cursor in an object so that the next one can continue.',
    samples: [
      {
        language: 'move',
        code: `module greenhouse::harvest;

use sui::table::Table;

/// Empties a part of a table and returns where the next transaction goes on.
public fun remove_some(beds: &mut Table<u64, u64>, from: u64, count: u64): u64 {
    let end = (from + count).min(from + beds.length());
    let mut next = from;
    while (next < end) {
        let _: u64 = beds.remove(next);
        next = next + 1;
    };
    next
}`,
      },
    ],
    seeAlso: ['/references/ptb-commands#limits', '/concepts/dynamic-fields#limits', '/guides/developer/sui-101/using-events'],
    keywords: ['MEMORY_LIMIT_EXCEEDED', 'too many events', 'too many objects', 'dynamic field limit'],
    source:
      'VMMemoryLimitExceededSubStatusCode in crates/sui-types/src/error.rs, release 1.81 (LinkUVerse/rtd at 7098077d); limits: protocol 137',
  },
  {
    id: 'function-not-found',
    title: 'FunctionNotFound',
    messages: ofCommand('FunctionNotFound', 'Function Not Found.'),
    example: formatted('FunctionNotFound in command 0'),
    meaning: 'The package exists, but this version of it has no function of that name in that module.',
    causes: [
      'The function came with an upgrade, and the call still names the ID of an older version of the package.',
      'Module or function is misspelled, or both are swapped.',
      'The ID is that of a package of the same name on another network.',
    ],
    find: 'Open the package in an explorer, or list its functions over gRPC with `GetPackage`. The newest ID of a package of your own is `published-at` in `Published.toml`.',
    cure: 'Call the newest version by its own ID, or by its name in the Move Registry, which the SDK resolves to that ID.',
    samples: [
      {
        language: 'ts',
        code: `import {Transaction} from '@mysten/sui/transactions';

const objectId = '0x5d4e8a1bc02f9e6713a8d0b4c7f2e5916a3b8c7d0e1f2a4b5c6d7e8f90a1b2c3';

const tx = new Transaction();
// Named packages are resolved to their newest version.
tx.moveCall({
  target: '@greenhouse/core::greenhouse::water',
  arguments: [tx.object(objectId)],
});`,
      },
    ],
    seeAlso: ['/guides/developer/advanced/package-management#publish', '/references/ptb-commands#move-call'],
    keywords: ['FUNCTION_NOT_FOUND', 'Could not resolve function', 'wrong package version'],
    source: statusSource,
  },
  {
    id: 'arity-mismatch',
    title: 'ArityMismatch',
    messages: ofCommand(
      'ArityMismatch',
      'Arity mismatch for Move function. The number of arguments does not match the number of parameters',
    ),
    example: formatted('ArityMismatch in command 1'),
    meaning: 'The call passes more or fewer arguments than the function takes.',
    causes: [
      'A `TxContext` was passed: the network adds it itself, so that it never counts.',
      'A parameter was added in another version or another package than the code was written for.',
      '`Clock` or `Random` is missing: unlike the context, they have to be passed.',
    ],
    find: 'Count the parameters of the signature without `TxContext`, and compare with the `arguments` of that command in `tx.getData().commands`.',
    cure: 'Pass one argument for each remaining parameter, in order. Bindings generated from the package catch this before anything is sent.',
    samples: [
      {
        language: 'ts',
        code: `import {Transaction} from '@mysten/sui/transactions';

const objectId = '0x5d4e8a1bc02f9e6713a8d0b4c7f2e5916a3b8c7d0e1f2a4b5c6d7e8f90a1b2c3';

const tx = new Transaction();
// Mirrors water(bed: &mut Bed, liters: u64, clock: &Clock, ctx: &TxContext).
tx.moveCall({
  target: '@greenhouse/core::greenhouse::water',
  arguments: [tx.object(objectId), tx.pure.u64(12n), tx.object.clock()],
});`,
      },
    ],
    seeAlso: ['/references/ptb-commands#move-call', '/guides/developer/sui-101/access-time#pass-the-clock-in-a-transaction'],
    keywords: ['ARITY_MISMATCH', 'number of arguments', 'TxContext'],
    source: statusSource,
  },
  {
    id: 'type-arity-mismatch',
    title: 'TypeArityMismatch',
    messages: ofCommand(
      'TypeArityMismatch',
      'Type arity mismatch for Move function. Mismatch between the number of actual versus expected type arguments.',
    ),
    example: formatted('TypeArityMismatch in command 0'),
    meaning:
      'The number of type arguments differs from the number of type parameters in the signature of the function, or of one of the types given.',
    causes: [
      '`typeArguments` is missing: nothing is inferred from the arguments in a block, unlike in Move source.',
      'Types were given to a function that is not generic.',
      'A generic type was written without its own arguments, such as `0x2::coin::Coin` instead of `0x2::coin::Coin<0x2::sui::SUI>`.',
    ],
    find: 'Read the angle brackets in the signature; `phantom` parameters count like the others.',
    cure: 'Give one full type for each parameter, with package ID, module and name.',
    samples: [
      {
        language: 'ts',
        code: `import {Transaction} from '@mysten/sui/transactions';

const tx = new Transaction();
const empty = tx.moveCall({
  target: '0x2::coin::zero',
  typeArguments: ['0x2::sui::SUI'],
});
tx.moveCall({
  target: '0x2::coin::destroy_zero',
  typeArguments: ['0x2::sui::SUI'],
  arguments: [empty],
});`,
      },
    ],
    seeAlso: ['/guides/developer/advanced/ptb-cookbook#generic', '/references/ptb-commands#move-call'],
    keywords: ['TYPE_ARITY_MISMATCH', 'typeArguments', 'type parameters'],
    source: statusSource,
  },
  {
    id: 'non-entry-function-invoked',
    title: 'NonEntryFunctionInvoked',
    messages: ofCommand('NonEntryFunctionInvoked', 'Non Entry Function Invoked. Move Call must start with an entry function'),
    example: formatted('NonEntryFunctionInvoked in command 0'),
    meaning: 'A transaction can call `public` functions and `entry` functions. This one is neither, so only other Move code may call it.',
    causes: [
      'The function is private or `public(package)`.',
      'It was renamed or hidden in the version that the call names.',
      'The block calls an `init` function, which runs at publication and never again.',
      'The call goes straight to a function that only the module of its type argument may use, such as `0x2::transfer::transfer` or `0x2::event::emit`.',
    ],
    find: 'Look at the visibility of the function in an explorer, or in the [framework reference](/references/framework) for a module of `0x2`.',
    cure: 'Use the public function that does the same, for example `TransferObjects` or `public_transfer` in place of `transfer`. In your own package, mark the function `entry` or `public`. To look at its result without executing, simulate with `checksEnabled: false`.',
    samples: [
      {
        language: 'ts',
        code: `import {Transaction} from '@mysten/sui/transactions';

const recipient = '0x57ab4b1c7c4bd2c0e6c7a5f1e3e0ab9d04b6e2f5a8c97f3d1b6e0c2a4d8f7e91';

const tx = new Transaction();
const [coin] = tx.splitCoins(tx.gas, [4_000_000]);
// A command takes the place of the restricted 0x2::transfer::transfer.
tx.transferObjects([coin], recipient);`,
      },
    ],
    seeAlso: ['/references/ptb-commands#move-call', '/guides/developer/sui-101/building-ptb#simulate'],
    keywords: ['NON_ENTRY_FUNCTION_INVOKED', 'private function', 'public(package)'],
    source:
      'crates/sui-types/src/execution_status.rs and sui-execution/latest/…/typing/verify/move_functions.rs, release 1.81 (LinkUVerse/rtd at 7098077d)',
  },
  {
    id: 'type-argument-not-found',
    title: 'TypeArgumentError: TypeNotFound',
    messages: ofCommand(
      'TypeArgumentError { argument_idx: …, kind: TypeNotFound }',
      'Error for type argument at index …: A type was not found in the module specified.',
    ),
    example: formatted('TypeArgumentError { argument_idx: 0, kind: TypeNotFound } in command 0'),
    meaning: 'The package and perhaps the module of a type argument exist, but no type of that name is in them.',
    causes: [
      'The type was introduced by an upgrade and is written with the ID of an earlier version of the package.',
      'The currency or object type exists on another network only, under the same-looking address.',
      'Upper and lower case differ: types of one-time witnesses are in capitals, as in `0x2::sui::SUI`.',
    ],
    find: '`argument_idx` counts type arguments from 0. In SDK 2.33 over gRPC, `status.error.TypeArgumentError.name` says `TypeMismatch` for this kind, so read `message` instead.',
    cure: 'Copy the type from an object that has it: `sui client object ID` prints it in full. Use the ID of the version that first defined the type, which is what objects carry.',
    samples: [{language: 'sh', code: `sui client object "$OBJECT_ID" --json | jq -r .objType`}],
    seeAlso: ['/concepts/versioning#package-versions', '/references/cli/client/objects#object'],
    keywords: ['TYPE_ARGUMENT_ERROR', 'TYPE_NOT_FOUND', 'unknown type'],
    source:
      'crates/sui-types/src/execution_status.rs, release 1.81 (LinkUVerse/rtd at 7098077d); mapErrorName in src/grpc/core.ts of @mysten/sui 2.33.1',
  },
  {
    id: 'type-argument-constraint',
    title: 'TypeArgumentError: ConstraintNotSatisfied',
    messages: ofCommand(
      'TypeArgumentError { argument_idx: …, kind: ConstraintNotSatisfied }',
      'Error for type argument at index …: A type provided did not match the specified constraints.',
    ),
    example: formatted('TypeArgumentError { argument_idx: 0, kind: ConstraintNotSatisfied } in command 2'),
    meaning: 'The type exists and lacks an ability that the generic function asks for.',
    causes: [
      '`0x2::transfer::public_transfer` and similar functions want `key + store`, and the type has `key` alone.',
      'A coin object such as `0x2::coin::Coin<T>` was given where the function wants the currency `T` itself, or the reverse.',
      'A plain struct without `key` was given to a function for objects, such as a kiosk.',
    ],
    find: 'Compare the abilities after the colon in the signature, as in `<T: key + store>`, with the `has` clause of the type.',
    cure: 'Pass the type that is meant, or use the function that the module of the type offers in place of the general one. Abilities of a published type can be added by an upgrade under no policy, so plan them before you publish.',
    samples: [
      {
        language: 'ts',
        code: `import {Transaction} from '@mysten/sui/transactions';

const recipient = '0x57ab4b1c7c4bd2c0e6c7a5f1e3e0ab9d04b6e2f5a8c97f3d1b6e0c2a4d8f7e91';

const tx = new Transaction();
const [coin] = tx.splitCoins(tx.gas, [4_000_000]);
tx.moveCall({
  target: '0x2::transfer::public_transfer',
  // The object type, which has key and store, and not 0x2::sui::SUI.
  typeArguments: ['0x2::coin::Coin<0x2::sui::SUI>'],
  arguments: [coin, tx.pure.address(recipient)],
});`,
      },
    ],
    seeAlso: ['/concepts/transfers/custom-rules#what-the-missing-ability-closes', '/sui-glossary#ability'],
    keywords: ['CONSTRAINT_NOT_SATISFIED', 'ability constraint', 'key + store'],
    source: statusSource,
  },
  {
    id: 'invalid-public-function-return-type',
    title: 'InvalidPublicFunctionReturnType',
    messages: ofCommand(
      'InvalidPublicFunctionReturnType { idx: … }',
      'Invalid public Move function signature. Unsupported return type for return value …',
    ),
    example: seen('gRPC', 'InvalidPublicFunctionReturnType { idx: 0 } in command 0', "the output of Sui's own tests"),
    meaning:
      'The function returns a reference, and on public networks a command cannot hand a reference to the next one. It fails before any command runs.',
    causes: [
      'A getter that returns `&T` or `&mut T` was called from a block.',
      'The code was tried in a simulation without checks, where references are allowed.',
    ],
    find: '`idx` counts the return values from 0; look for `&` in the part of the signature after the colon.',
    cure: 'Call a function that returns a copy or takes what you want to do as its own step. In your own package, lend the value by the pattern of borrow and give back.',
    samples: [
      {
        language: 'move',
        code: `module greenhouse::bed;

public struct Bed has key {
    id: UID,
    liters: u64,
}

// Returns a copy, where \`&u64\` could not leave the call.
public fun liters(bed: &Bed): u64 {
    bed.liters
}`,
      },
    ],
    seeAlso: [
      '/guides/developer/sui-101/simulating-refs#lend-with-suiborrow',
      '/concepts/transactions/prog-txn-blocks#borrow-copy-or-take',
    ],
    keywords: ['INVALID_PUBLIC_FUNCTION_RETURN_TYPE', 'returns a reference'],
    source: statusSource,
  },
  {
    id: 'invalid-linkage',
    title: 'InvalidLinkage',
    messages: ofCommand('InvalidLinkage', 'A valid linkage was unable to be determined for the transaction'),
    example: formatted('InvalidLinkage in command 0'),
    meaning:
      'The packages that one command or the whole block brings together need versions of a shared dependency that exclude each other.',
    causes: [
      'A publication or an upgrade lists the same package twice, in two versions.',
      'A call names an old version of a package in its target, while a type argument or another call needs a newer one.',
      'A package in the list is an ID that is not a package at all.',
    ],
    find: 'List the target and the type arguments of the command, and look up the linkage table of each package, which GraphQL shows as `linkage`. The package that occurs with two versions is the one.',
    cure: 'Call the newest version of each package. For publications, list the newer version in your own manifest with `override = true` and build again.',
    samples: [
      {
        language: 'toml',
        title: 'Move.toml',
        code: `[package]
name = "greenhouse"
edition = "2024"

[dependencies]
herbs = { local = "../herbs", override = true }`,
      },
    ],
    seeAlso: ['/guides/developer/advanced/package-management#linking', '/references/package-managers/manifest-reference'],
    keywords: ['INVALID_LINKAGE', 'linkage', 'conflicting resolutions', 'dependency versions'],
    source:
      'crates/sui-types/src/execution_status.rs and sui-execution/latest/…/linkage/resolution.rs, release 1.81 (LinkUVerse/rtd at 7098077d)',
  },
];
