import {mainnetSince} from '../../../facts/mainnet-since';
import {formatted, ofArgument, ofCommand, seen, statusSource} from '../forms';
import type {ErrorEntry} from '../model';

export const executionArgumentsObjects: readonly ErrorEntry[] = [
  {
    id: 'argument-without-value',
    title: 'CommandArgumentError: ArgumentWithoutValue',
    messages: ofArgument('ArgumentWithoutValue', 'Specified argument location does not have a value and cannot be used'),
    example: formatted('CommandArgumentError { arg_idx: 0, kind: ArgumentWithoutValue } in command 1'),
    meaning: 'The input or result was there and has been moved away by an earlier command, or by an earlier argument of this one.',
    causes: [
      'A coin was transferred or merged and is used again afterward.',
      'An object is passed twice to one call that takes both by value.',
      'The block uses `tx.gas` although the transaction has no gas coin any more, because an earlier command transferred it.',
    ],
    find: 'Go through the commands before the failed one and look for the same input or result as an argument by value.',
    cure: 'Split what you need before you give the rest away, or let the consuming command be the last one that names the value.',
    samples: [
      {
        language: 'ts',
        code: `import {Transaction} from '@mysten/sui/transactions';

const objectId = '0x5d4e8a1bc02f9e6713a8d0b4c7f2e5916a3b8c7d0e1f2a4b5c6d7e8f90a1b2c3';
const recipient = '0x57ab4b1c7c4bd2c0e6c7a5f1e3e0ab9d04b6e2f5a8c97f3d1b6e0c2a4d8f7e91';

const tx = new Transaction();
const basket = tx.object(objectId);
const [share] = tx.splitCoins(basket, [1_500_000]);
// The command that takes the coin comes last.
tx.transferObjects([share, basket], recipient);`,
      },
    ],
    seeAlso: ['/concepts/transactions/prog-txn-blocks#borrow-copy-or-take', '/references/ptb-commands#merge-coins'],
    keywords: ['ARGUMENT_WITHOUT_VALUE', 'moved value', 'use after move'],
    source: statusSource,
  },
  {
    id: 'cannot-move-borrowed-value',
    title: 'CommandArgumentError: CannotMoveBorrowedValue',
    messages: ofArgument(
      'CannotMoveBorrowedValue',
      "Cannot move a borrowed value. The value's type does resulted in this argument usage being inferred as a move. This is likely due to the type not having the `copy` ability; although in rare cases, it could also be this is the last usage of a value without the `drop` ability.",
    ),
    example: formatted('CommandArgumentError { arg_idx: 1, kind: CannotMoveBorrowedValue } in command 1'),
    meaning:
      'A command takes a value while a reference to it is still alive, most often because the same command borrows it in another argument.',
    causes: [
      'One call gets the same object by `&` and by value.',
      'A value with `copy` but without `drop` is used for the last time, which moves it, while an earlier argument borrows it.',
    ],
    find: 'List the arguments of the failed command that point to one input or result, and note for each whether the parameter has an `&`.',
    cure: 'Read what you need in a command of its own, and take the value in a later one.',
    samples: [
      {
        language: 'ts',
        code: `import {Transaction} from '@mysten/sui/transactions';

const objectId = '0x5d4e8a1bc02f9e6713a8d0b4c7f2e5916a3b8c7d0e1f2a4b5c6d7e8f90a1b2c3';

const tx = new Transaction();
const bed = tx.object(objectId);
tx.moveCall({target: '@greenhouse/core::bed::inspect', arguments: [bed]}); // &Bed
tx.moveCall({target: '@greenhouse/core::bed::remove', arguments: [bed]}); // Bed`,
      },
    ],
    seeAlso: ['/concepts/transactions/prog-txn-blocks#borrow-copy-or-take', '/guides/developer/sui-101/simulating-refs#design-rules'],
    keywords: ['CANNOT_MOVE_BORROWED_VALUE', 'borrowed value'],
    source:
      'crates/sui-types/src/execution_status.rs and sui-execution/latest/…/typing/verify/memory_safety.rs, release 1.81 (LinkUVerse/rtd at 7098077d)',
  },
  {
    id: 'invalid-reference-argument',
    title: 'CommandArgumentError: InvalidReferenceArgument',
    messages: ofArgument(
      'InvalidReferenceArgument',
      'The argument specified cannot be used as a reference argument in the Move call. Either the argument is a mutable reference and it conflicts with another argument to the call, or the argument is mutable and another reference extends it and will be used in a later command.',
    ),
    example: formatted('CommandArgumentError { arg_idx: 1, kind: InvalidReferenceArgument } in command 0'),
    meaning:
      'A call would get a mutable reference to something that is borrowed elsewhere: by another argument of the same call, or by a reference that a later command still uses.',
    causes: [
      'The same object is passed for two parameters, at least one of which is `&mut`, for instance as sender and as recipient account.',
      'User input decides both objects, and nobody checked that they differ.',
      'An earlier call returned a reference into the object, and a command after this one uses that reference.',
    ],
    find: 'Argument `arg_idx` is the mutable one. Look for another argument of the command with the same input, then for references that earlier commands returned.',
    cure: 'Check in the client that the two objects are different. If the same object is a legitimate case, the package needs a function with a single parameter for it.',
    samples: [
      {
        language: 'ts',
        code: `import type {Transaction} from '@mysten/sui/transactions';
import {normalizeSuiAddress} from '@mysten/sui/utils';

export function move(tx: Transaction, from: string, to: string) {
  if (normalizeSuiAddress(from) === normalizeSuiAddress(to))
    throw new Error('Choose two different beds.');
  tx.moveCall({
    target: '@greenhouse/core::bed::move_plants',
    arguments: [tx.object(from), tx.object(to)],
  });
}`,
      },
    ],
    seeAlso: ['/concepts/transactions/prog-txn-blocks#borrow-copy-or-take', '/references/ptb-commands#argument-errors'],
    keywords: ['INVALID_REFERENCE_ARGUMENT', 'mutable reference', 'aliasing'],
    source: statusSource,
  },
  {
    id: 'cannot-write-to-extended-reference',
    title: 'CommandArgumentError: CannotWriteToExtendedReference',
    messages: ofArgument(
      'CannotWriteToExtendedReference',
      'Cannot write to an argument location that is still borrowed, and where that borrow is an extension of that reference. This is likely due to this argument being used in a Move call that returns a reference, and that reference is used in a later command.',
    ),
    example: formatted('CommandArgumentError { arg_idx: 0, kind: CannotWriteToExtendedReference } in command 1'),
    meaning:
      'A split or merge would change a coin while a reference into that coin is kept for a later command. It takes calls that return references, so at protocol 137 you meet it only on networks that allow them.',
    causes: [
      'A call returned a reference into the coin, and a command after the split uses it.',
      'A test network was started with references between commands enabled.',
    ],
    find: 'Look for an earlier command whose result is a reference and has the coin among its arguments.',
    cure: 'Use the returned reference up before you split or merge, or do the split first.',
    seeAlso: ['/concepts/transactions/prog-txn-blocks#reference-limits', '/references/ptb-commands#split-coins'],
    keywords: ['CANNOT_WRITE_TO_EXTENDED_REFERENCE'],
    source: statusSource,
  },
  {
    id: 'invalid-object-by-value',
    title: 'CommandArgumentError: InvalidObjectByValue',
    messages: ofArgument('InvalidObjectByValue', 'Immutable objects cannot be passed by-value.'),
    example: seen(
      'CLI',
      'Error calling module: Failure {\n    error: "CommandArgumentError { arg_idx: 1, kind: InvalidObjectByValue } in command 0",\n}',
      'a public repository',
    ),
    meaning: 'A command wants to consume an object that this transaction may only read.',
    causes: [
      'The object is frozen, such as the metadata of a currency or a published configuration.',
      'The object is shared, and the transaction named it as read-only.',
    ],
    find: '`sui client object ID` shows the owner. `Immutable` is final; with `Shared`, look at `mutable` of that input in `tx.getData().inputs`.',
    cure: 'For a shared object, use `tx.object(id)` and leave it to the SDK to find out how the function takes it. A frozen object can be passed to functions that take `&T` and to no others.',
    samples: [
      {
        language: 'ts',
        code: `import {Transaction} from '@mysten/sui/transactions';

const objectId = '0x5d4e8a1bc02f9e6713a8d0b4c7f2e5916a3b8c7d0e1f2a4b5c6d7e8f90a1b2c3';

const tx = new Transaction();
// The SDK looks up how the function takes the shared object.
const auction = tx.object(objectId);
tx.moveCall({target: '@greenhouse/core::auction::close', arguments: [auction]});`,
      },
    ],
    seeAlso: ['/concepts/object-ownership/immutable#errors', '/guides/developer/advanced/ptb-cookbook#shared'],
    keywords: ['INVALID_OBJECT_BY_VALUE', 'frozen object', 'immutable'],
    source: statusSource,
  },
  {
    id: 'invalid-object-by-mut-ref',
    title: 'CommandArgumentError: InvalidObjectByMutRef',
    messages: ofArgument('InvalidObjectByMutRef', 'Immutable objects cannot be passed by mutable reference, &mut.'),
    example: formatted('CommandArgumentError { arg_idx: 0, kind: InvalidObjectByMutRef } in command 0'),
    meaning: 'A function wants to change an object that is an immutable or a read-only input of this transaction.',
    causes: [
      'A shared object was built with `mutable: false`, and the function takes it as `&mut`.',
      'Somebody froze the object for good.',
      'Hand-written bindings mark every input of a type as read-only because an older version of the function took `&T`.',
    ],
    find: 'Compare the `&mut` of the signature with the `mutable` field of the input that argument `arg_idx` points to.',
    cure: 'Name the shared object as mutable, or let the SDK resolve it. What is frozen stays as it is: ask the package for a way to create a new object.',
    samples: [
      {
        language: 'ts',
        code: `import {Inputs, Transaction} from '@mysten/sui/transactions';

const tx = new Transaction();
export const greenhouse = tx.object(
  Inputs.SharedObjectRef({
    objectId: '0x5d4e8a1bc02f9e6713a8d0b4c7f2e5916a3b8c7d0e1f2a4b5c6d7e8f90a1b2c3',
    initialSharedVersion: 412_883_190,
    mutable: true,
  }),
);`,
      },
    ],
    seeAlso: ['/concepts/object-ownership/immutable#how-deep-immutability-goes', '/references/ptb-commands#inputs'],
    keywords: ['INVALID_OBJECT_BY_MUT_REF', 'mutable: false', 'read-only input'],
    source: statusSource,
  },
  {
    id: 'invalid-transfer-object',
    title: 'InvalidTransferObject',
    messages: [
      ...ofArgument('InvalidTransferObject', 'Object passed to TransferObject does not have public transfer, i.e. the `store` ability'),
      {
        from: 'GraphQL',
        text: 'Error in … command, Invalid Transfer Object, object does not have public transfer.',
      },
    ],
    example: formatted('CommandArgumentError { arg_idx: 0, kind: InvalidTransferObject } in command 1'),
    meaning:
      'The type of the object lacks `store`, so that only its own module decides who may get it. The second message belongs to older transactions.',
    causes: [
      'A soulbound or regulated item was put into `TransferObjects`.',
      'The list contains a result that is not an object at all, such as a receipt that a function returned.',
    ],
    find: 'Look up the `has` clause of the type: `key` alone means that there is no free transfer. `arg_idx` counts the objects of the list from 0.',
    cure: 'Call the transfer function that the module offers. If there is none, the item is meant to stay with its owner.',
    samples: [
      {
        language: 'ts',
        code: `import {Transaction} from '@mysten/sui/transactions';

const objectId = '0x5d4e8a1bc02f9e6713a8d0b4c7f2e5916a3b8c7d0e1f2a4b5c6d7e8f90a1b2c3';
const recipient = '0x57ab4b1c7c4bd2c0e6c7a5f1e3e0ab9d04b6e2f5a8c97f3d1b6e0c2a4d8f7e91';

const tx = new Transaction();
// The module of the type decides, by a function of its own.
tx.moveCall({
  target: '@greenhouse/core::badge::hand_over',
  arguments: [tx.object(objectId), tx.pure.address(recipient)],
});`,
      },
    ],
    seeAlso: ['/concepts/transfers/custom-rules#what-follows-for-your-code', '/references/ptb-commands#transfer-objects'],
    keywords: ['INVALID_TRANSFER_OBJECT', 'soulbound', 'store ability'],
    source: statusSource,
  },
  {
    id: 'invalid-make-move-vec',
    title: 'CommandArgumentError: InvalidMakeMoveVecNonObjectArgument',
    messages: ofArgument(
      'InvalidMakeMoveVecNonObjectArgument',
      'First argument to MakeMoveVec is not an object. If no type is specified for MakeMoveVec, all arguments must be the same object type.',
    ),
    example: formatted('CommandArgumentError { arg_idx: 0, kind: InvalidMakeMoveVecNonObjectArgument } in command 0'),
    meaning: 'A vector was built without a type, and its first element does not reveal one, because it is not an object.',
    causes: [
      'The elements are numbers, strings or addresses that came from `tx.pure`.',
      'The elements are results of a struct type without `key`, such as `Option` or `Balance`.',
    ],
    find: 'Look at the first element of the failed `MakeMoveVec` command and at the ability list of its type.',
    cure: 'Give `type` to `tx.makeMoveVec`. For plain values, `tx.pure.vector` is shorter and needs no command.',
    samples: [
      {
        language: 'ts',
        code: `import {Transaction} from '@mysten/sui/transactions';

const tx = new Transaction();
const depths = ['3', '5'].map((depth) => tx.pure.u64(depth));
export const typed = tx.makeMoveVec({type: 'u64', elements: depths});
export const shorter = tx.pure.vector('u64', [3n, 5n]);`,
      },
    ],
    seeAlso: ['/references/ptb-commands#make-move-vec', '/guides/developer/advanced/ptb-cookbook#vectors'],
    keywords: ['INVALID_MAKE_MOVE_VEC_NON_OBJECT_ARGUMENT', 'makeMoveVec', 'vector type'],
    source: statusSource,
  },
  {
    id: 'shared-object-operation-not-allowed',
    title: 'SharedObjectOperationNotAllowed',
    messages: [
      ...ofCommand('SharedObjectOperationNotAllowed', 'The shared object operation is not allowed.'),
      {
        from: 'GraphQL',
        text: 'Error in … command, Invalid command argument at …. Shared object operations such a wrapping, freezing, or converting to owned are not allowed.',
      },
    ],
    example: formatted('SharedObjectOperationNotAllowed in command 0'),
    meaning:
      'A shared object that a function took by value must be deleted or shared again in the same transaction. This one would have ended up somewhere else.',
    causes: [
      'The function wraps the object in another one, or stores it as a dynamic field.',
      'The object was transferred to an address or frozen.',
      'A block returned it from one call and put it into `TransferObjects`.',
    ],
    find: 'gRPC calls it `CONSENSUS_OBJECT_OPERATION_NOT_ALLOWED`. Look for the function that takes the object without `&`, and follow where it puts it.',
    cure: 'End with `transfer::share_object` or by unpacking and deleting it. If an object has to change hands later, make it a party object instead of a shared one.',
    samples: [
      {
        language: 'move',
        code: `module greenhouse::stall;

public struct Stall has key {
    id: UID,
    sold: u64,
}

public fun sell(mut stall: Stall) {
    stall.sold = stall.sold + 1;
    transfer::share_object(stall);
}

public fun close(stall: Stall) {
    let Stall { id, sold: _ } = stall;
    id.delete();
}`,
      },
    ],
    seeAlso: ['/concepts/transactions/prog-txn-blocks#shared-objects-by-value', '/concepts/object-ownership/party#what-it-is-good-for'],
    keywords: ['CONSENSUS_OBJECT_OPERATION_NOT_ALLOWED', 'wrap shared object', 'freeze shared object'],
    source: statusSource,
  },
  {
    id: 'invalid-tx-context',
    title: 'CommandArgumentError: InvalidTxContext',
    messages: ofArgument(
      'InvalidTxContext',
      'Invalid usage of TxContext in the function signature. TxContext can only be used by reference, `&TxContext` or `&mut TxContext`. If used mutably, it must be the only TxContext parameter, and TxContext can never be returned from a Move call.',
    ),
    example: formatted('CommandArgumentError { arg_idx: 2, kind: InvalidTxContext } in command 0'),
    meaning: `The signature of the called function asks for the transaction context in a way that blocks cannot provide. The check exists since protocol ${mainnetSince.txContextOnce}.`,
    causes: [
      'The function has a `&mut TxContext` and a second context parameter.',
      'It takes `TxContext` by value, or returns a reference to it.',
    ],
    find: 'Your arguments are fine. Look at the signature of the function that the command in the message calls.',
    cure: 'Call another function of the package. Its author can offer one with a single `ctx: &mut TxContext`; other Move code may go on using the old one.',
    samples: [
      {
        language: 'move',
        code: `module greenhouse::pot;

public struct Pot has key, store {
    id: UID,
}

public fun new(ctx: &mut TxContext): Pot {
    Pot { id: object::new(ctx) }
}`,
      },
    ],
    seeAlso: ['/concepts/transactions/prog-txn-blocks#reference-limits', '/references/ptb-commands#argument-errors'],
    keywords: ['INVALID_TX_CONTEXT', 'TxContext parameter'],
    source: statusSource,
  },
];
