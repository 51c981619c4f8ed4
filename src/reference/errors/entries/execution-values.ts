import {formatted, ofCommand, ofTransaction, statusSource} from '../forms';
import type {ErrorEntry} from '../model';

export const executionValues: readonly ErrorEntry[] = [
  {
    id: 'unused-value-without-drop',
    title: 'UnusedValueWithoutDrop',
    messages: ofTransaction(
      'UnusedValueWithoutDrop { result_idx: …, secondary_idx: … }',
      'Unused result without the drop ability. Command result …, return value …',
    ),
    example: formatted('UnusedValueWithoutDrop { result_idx: 0, secondary_idx: 0 }'),
    meaning: 'At the end of the block a result was left that may not be thrown away. It is checked before the first command runs.',
    causes: [
      'A call returns an object or a coin, and nobody transfers it.',
      'A hot potato such as a loan, a request or a receipt was not handed to the function that consumes it.',
      'A zero remainder was forgotten: a `Balance` or an empty `Coin` has no `drop` either.',
      '`sui client call` was used for a function that returns an object, and it cannot say where the object should go.',
    ],
    find: '`result_idx` is the command and `secondary_idx` the return value, both from 0.',
    cure: 'Transfer the value, pass it to the next function, or destroy it with the function of its module, such as `0x2::balance::destroy_zero`. In the CLI, use `sui client ptb` with `--assign`.',
    samples: [
      {
        language: 'sh',
        code: `sui client ptb \\
  --move-call $PACKAGE_ID::greenhouse::fill_packet @$GREENHOUSE_ID "'basil'" 30 \\
  --assign packet \\
  --transfer-objects "[packet]" @$ADDRESS`,
      },
    ],
    seeAlso: [
      '/guides/developer/first-app/publish#combine-calls-in-one-transaction',
      '/concepts/transactions/prog-txn-blocks#what-happens-at-the-end',
    ],
    keywords: ['UNUSED_VALUE_WITHOUT_DROP', 'unused result', 'hot potato'],
    source: statusSource,
  },
  {
    id: 'move-object-too-big',
    title: 'MoveObjectTooBig',
    messages: ofCommand(
      'MoveObjectTooBig { object_size: …, max_object_size: … }',
      'Move object with size … is larger than the maximum object size …',
    ),
    example: formatted('MoveObjectTooBig { object_size: 256031, max_object_size: 256000 } in command 0'),
    meaning: 'An object would be larger than 256,000 bytes after the transaction.',
    causes: [
      'A vector or a `VecMap` in the object grows by one with each user.',
      'A picture or a document was stored onchain as bytes.',
      'Objects were wrapped into each other, so that their sizes add up.',
    ],
    find: 'The sizes are in the message and in `status.error.SizeError`. Ignore `SizeError.name` in SDK 2.33, which says `IndexOutOfBounds` for this kind.',
    cure: 'Keep a growing collection in a `Table`, whose entries are objects of their own, and keep files in Walrus with only their ID onchain. An object that is already full can be emptied by a function that moves its entries in portions.',
    samples: [
      {
        language: 'move',
        code: `module greenhouse::log;

use std::string::String;
use sui::table::Table;

// The entries are objects of their own, so that the log stays small.
public struct Log has key {
    id: UID,
    entries: Table<u64, String>,
}

public fun write(log: &mut Log, entry: String) {
    let next = log.entries.length();
    log.entries.add(next, entry);
}`,
      },
    ],
    seeAlso: ['/concepts/dynamic-fields/tables-bags#choose-a-collection', '/concepts/dynamic-fields#two-kinds'],
    keywords: ['OBJECT_TOO_BIG', 'maximum object size', 'growing vector'],
    source: statusSource,
  },
  {
    id: 'circular-object-ownership',
    title: 'CircularObjectOwnership',
    messages: ofTransaction('CircularObjectOwnership { object: … }', 'Circular Object Ownership, including object ….'),
    example: formatted('CircularObjectOwnership { object: 0x5d4e8a1bc02f9e6713a8d0b4c7f2e5916a3b8c7d0e1f2a4b5c6d7e8f90a1b2c3 }'),
    meaning: 'Objects would own each other in a ring, so that nobody could ever reach any of them again.',
    causes: [
      'Object A was transferred to the address of object B, and B to the address of A.',
      'A dynamic object field of an object got one of its own parents as a value.',
    ],
    find: 'The message names one member of the ring. Follow the recipients of the transfers in this block from there.',
    cure: 'Transfer to the owner at the top instead of to the object below it. A function that takes both objects can compare their IDs and abort with a clear code.',
    samples: [
      {
        language: 'ts',
        code: `import type {Transaction} from '@mysten/sui/transactions';

const owner = '0x57ab4b1c7c4bd2c0e6c7a5f1e3e0ab9d04b6e2f5a8c97f3d1b6e0c2a4d8f7e91';

export function collect(tx: Transaction, shelf: string, box: string) {
  // Both go to the account, and neither to the ID of the other.
  tx.transferObjects([tx.object(shelf), tx.object(box)], owner);
}`,
      },
    ],
    seeAlso: ['/concepts/transfers/transfer-to-object#limits', '/concepts/object-ownership'],
    keywords: ['CIRCULAR_OBJECT_OWNERSHIP', 'ring of owners'],
    source: statusSource,
  },
  {
    id: 'effects-too-large',
    title: 'EffectsTooLarge',
    messages: ofTransaction('EffectsTooLarge { current_size: …, max_size: … }', 'Effects of size … bytes too large. Limit is … bytes'),
    example: formatted('EffectsTooLarge { current_size: 531904, max_size: 524288 }'),
    meaning: 'The record of what the transaction changed would exceed 524,288 bytes.',
    causes: [
      'The transaction touches thousands of objects, for instance a mass airdrop or a sweep of dust.',
      'Dynamic fields are created or deleted in a loop, and each one is a line of the record.',
    ],
    find: 'Compare `current_size` with `max_size` to see how many parts you need; the record grows with the number of objects, not with their size.',
    cure: 'Divide the list of objects over several transactions, and remember which part is done.',
    samples: [
      {
        language: 'ts',
        code: `import {Transaction} from '@mysten/sui/transactions';

export function inParts(recipients: string[], size = 200): Transaction[] {
  const parts: Transaction[] = [];
  for (let start = 0; start < recipients.length; start += size) {
    const part = recipients.slice(start, start + size);
    const tx = new Transaction();
    const coins = tx.splitCoins(tx.gas, part.map(() => 1_000_000));
    part.forEach((to, index) => tx.transferObjects([coins[index]!], to));
    parts.push(tx);
  }
  return parts;
}`,
      },
    ],
    seeAlso: ['/concepts/transactions#limits', '/guides/developer/sui-101/coin-mgt#too-many-coins'],
    keywords: ['EFFECTS_TOO_LARGE', 'effects size', 'airdrop'],
    source: statusSource,
  },
  {
    id: 'written-objects-too-large',
    title: 'WrittenObjectsTooLarge',
    messages: ofTransaction(
      'WrittenObjectsTooLarge { current_size: …, max_size: … }',
      'Written objects of … bytes too large. Limit is … bytes',
    ),
    example: formatted('WrittenObjectsTooLarge { current_size: 5120448, max_size: 5000000 }'),
    meaning: 'All objects that the transaction creates or changes have more than 5,000,000 bytes together.',
    causes: [
      'Several packages or large objects are written in one block.',
      'Many objects that are large already get a small change each, and a changed object counts in full.',
    ],
    find: 'Simulate with fewer commands and add up the sizes of the changed objects; the largest ones usually make up most of the total.',
    cure: 'Spread the changes over more transactions, and move fields that change often out of large objects into small ones of their own.',
    samples: [
      {
        language: 'move',
        code: `module greenhouse::catalog;

// Large, and written once.
public struct Catalog has key {
    id: UID,
    pages: vector<vector<u8>>,
}

public fun page(catalog: &Catalog, number: u64): &vector<u8> {
    &catalog.pages[number]
}

// Small, so that a change of the counter writes few bytes.
public struct Visits has key {
    id: UID,
    count: u64,
}

public fun visit(visits: &mut Visits) {
    visits.count = visits.count + 1;
}`,
      },
    ],
    seeAlso: ['/concepts/transactions#limits', '/concepts/tokenomics/gas-in-sui#storage-and-rebate'],
    keywords: ['WRITTEN_OBJECTS_TOO_LARGE', 'bytes written'],
    source: statusSource,
  },
  {
    id: 'move-vector-elem-too-big',
    title: 'MoveVectorElemTooBig',
    messages: ofCommand(
      'MoveVectorElemTooBig { value_size: …, max_scaled_size: … }',
      'Move vector element (passed to MakeMoveVec) with size … is larger than the maximum size …. Note that this maximum is scaled based on the type of the vector element.',
    ),
    example: formatted('MoveVectorElemTooBig { value_size: 270336, max_scaled_size: 256000 } in command 0'),
    meaning: 'A `MakeMoveVec` command was given an element that is too large for a vector that lives between commands.',
    causes: [
      'The element is a struct with a long vector of bytes inside.',
      'Deeply nested types lower the limit, because it is scaled by the type.',
    ],
    find: 'The message has the size that was reached and the size that this type allows.',
    cure: 'Pass the large value by itself to a function that takes one element at a time, and build the vector inside Move.',
    samples: [
      {
        language: 'move',
        code: `module greenhouse::album;

public struct Album has key {
    id: UID,
    pictures: vector<vector<u8>>,
}

// One call adds one element, so no command has to make the vector.
public fun add(album: &mut Album, picture: vector<u8>) {
    album.pictures.push_back(picture);
}`,
      },
    ],
    seeAlso: ['/references/ptb-commands#make-move-vec', '/references/ptb-commands#limits'],
    keywords: ['MOVE_VECTOR_ELEM_TOO_BIG', 'max_scaled_size'],
    source: statusSource,
  },
  {
    id: 'move-raw-value-too-big',
    title: 'MoveRawValueTooBig',
    messages: ofCommand(
      'MoveRawValueTooBig { value_size: …, max_scaled_size: … }',
      'Move value (possibly an upgrade ticket or a dev-inspect value) with size … is larger than the maximum size  …. Note that this maximum is scaled based on the type of the value.',
    ),
    example: formatted('MoveRawValueTooBig { value_size: 270336, max_scaled_size: 256000 } in command 0'),
    meaning: 'A value that is no object, and that one command would hand to the next, is too large.',
    causes: [
      'A function returns a long vector, such as all entries of a registry.',
      'A simulation without checks passed a value that a real transaction would have refused.',
    ],
    find: 'The failed command is the one that returned the value. Its signature shows a vector or a struct with one.',
    cure: 'Return a page of the data with an offset and a count. To read state from a client, query the objects themselves instead of calling a function.',
    samples: [
      {
        language: 'move',
        code: `module greenhouse::registry;

public struct Registry has key {
    id: UID,
    names: vector<vector<u8>>,
}

public fun page(registry: &Registry, offset: u64, count: u64): vector<vector<u8>> {
    let end = (offset + count).min(registry.names.length());
    let mut page = vector[];
    let mut next = offset;
    while (next < end) {
        page.push_back(registry.names[next]);
        next = next + 1;
    };
    page
}`,
      },
    ],
    seeAlso: ['/references/ptb-commands#limits', '/concepts/data-access'],
    keywords: ['MOVE_RAW_VALUE_TOO_BIG', 'return value too large'],
    source: statusSource,
  },
];
