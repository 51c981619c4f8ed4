import {mainnetSince} from '../../../facts/mainnet-since';
import {formatted, ofArgument, seen, statusSource} from '../forms';
import type {ErrorEntry} from '../model';

export const executionArguments: readonly ErrorEntry[] = [
  {
    id: 'type-mismatch',
    title: 'CommandArgumentError: TypeMismatch',
    messages: ofArgument('TypeMismatch', 'The type of the value does not match the expected type'),
    example: seen('CLI', 'Error: CommandArgumentError { arg_idx: 3, kind: TypeMismatch } in command 0', 'a public repository'),
    meaning: 'An object or a result of another command has a different type than the parameter it was passed for.',
    causes: [
      'The arguments are in the wrong order, which often goes unnoticed when several of them are objects.',
      'The type arguments of the call do not fit the object, for instance a `Coin<USDC>` for a function that was called with `SUI`.',
      'The object was created by another deployment of the package, so that its type has another package ID.',
      'A coin was passed where the function takes a `Balance`, or the object itself where it takes an `Option` of it.',
      'A result is a reference or a vector, and the parameter wants the value.',
    ],
    find: '`arg_idx` counts from 0 and the command too. Print `tx.getData()`: the argument there points to an input or to a result, whose type `sui client object ID` or the signature of the other function shows.',
    cure: 'Write the types of the signature and of your values side by side, package IDs and type arguments included, and pass the one that fits. `0x2::coin::into_balance` and `0x1::option::some` convert the most frequent mistakes.',
    samples: [
      {
        language: 'ts',
        code: `import {Transaction} from '@mysten/sui/transactions';

const tx = new Transaction();
const [coin] = tx.splitCoins(tx.gas, [1_000_000]);
export const balance = tx.moveCall({
  target: '0x2::coin::into_balance',
  typeArguments: ['0x2::sui::SUI'],
  arguments: [coin],
});`,
      },
    ],
    seeAlso: ['/references/ptb-commands#argument-errors', '/guides/developer/sui-101/building-ptb#inputs'],
    keywords: ['TYPE_MISMATCH', 'wrong type of argument', 'arg_idx'],
    source: statusSource,
  },
  {
    id: 'invalid-bcs-bytes',
    title: 'CommandArgumentError: InvalidBCSBytes',
    messages: ofArgument('InvalidBCSBytes', 'The argument cannot be deserialized into a value of the specified type'),
    example: formatted('CommandArgumentError { arg_idx: 1, kind: InvalidBCSBytes } in command 0'),
    meaning: 'The bytes of a pure input are not the encoding of a value of the type that the parameter has.',
    causes: [
      'The helper has another width than the parameter, such as `tx.pure.u32` for a `u64`.',
      'A string was encoded where a `vector<u8>`, an `Option` or an address is wanted.',
      'Bytes were passed as they are, without the length that BCS puts in front of a vector.',
      'The content breaks a rule of the type: a `bool` that is neither 0 nor 1, an `ascii::String` with an umlaut, a `String` that is not UTF-8.',
    ],
    find: 'Decode the input by hand: `tx.getData().inputs[n].Pure.bytes` is Base64. A `u64` must be 8 bytes, an address 32, and a vector starts with its length.',
    cure: 'Use the helper that is named like the parameter, `tx.pure.u64`, `tx.pure.option`, `tx.pure.vector`, and let it encode the plain JavaScript value.',
    samples: [
      {
        language: 'ts',
        code: `import {Transaction} from '@mysten/sui/transactions';

const tx = new Transaction();
export const seeds = tx.pure.u64(40n); // u64
export const label = tx.pure.option('string', 'basil'); // Option<String>
export const rows = tx.pure.vector('u8', [3, 5, 8]); // vector<u8>`,
      },
    ],
    seeAlso: ['/guides/developer/sui-101/building-ptb#plain-values', '/guides/developer/advanced/ptb-cookbook#options'],
    keywords: ['INVALID_BCS_BYTES', 'deserialize', 'tx.pure'],
    source: statusSource,
  },
  {
    id: 'invalid-usage-of-pure-argument',
    title: 'CommandArgumentError: InvalidUsageOfPureArg',
    messages: ofArgument('InvalidUsageOfPureArg', 'The argument cannot be instantiated from raw bytes'),
    example: seen('gRPC', 'CommandArgumentError { arg_idx: 0, kind: InvalidUsageOfPureArg } in command 0', "the output of Sui's own tests"),
    meaning:
      'Plain bytes were passed for a type that only its own module can make. Bytes may stand for numbers, `bool`, `address`, `ID`, the two string types, and vectors and options of these, and for nothing else.',
    causes: [
      'An object ID was passed with `tx.pure.address` or `tx.pure.id` to a parameter that takes the object.',
      'The parameter is a struct of a package, such as a `TypeName`, a `Url` or a configuration record.',
      'The parameter is a vector of objects.',
    ],
    find: 'Look up the type of parameter `arg_idx`. If it is a struct other than `ID`, `String` and `Option`, bytes can never become one.',
    cure: 'Pass objects with `tx.object(id)`, vectors of objects with `tx.makeMoveVec`, and other structs as the result of the function of their module that creates them.',
    samples: [
      {
        language: 'ts',
        code: `import {Transaction} from '@mysten/sui/transactions';

const objectId = '0x5d4e8a1bc02f9e6713a8d0b4c7f2e5916a3b8c7d0e1f2a4b5c6d7e8f90a1b2c3';

const tx = new Transaction();
tx.moveCall({
  target: '@greenhouse/core::greenhouse::open',
  // An object by its ID, and not tx.pure.id of it.
  arguments: [tx.object(objectId)],
});`,
      },
    ],
    seeAlso: ['/guides/developer/sui-101/building-ptb#objects', '/references/ptb-commands#inputs'],
    keywords: ['INVALID_USAGE_OF_PURE_ARGUMENT', 'raw bytes', 'object ID as pure'],
    source:
      'crates/sui-types/src/execution_status.rs and sui-execution/latest/…/typing/verify/input_arguments.rs, release 1.81 (LinkUVerse/rtd at 7098077d)',
  },
  {
    id: 'invalid-argument-to-private-entry-function',
    title: 'CommandArgumentError: InvalidArgumentToPrivateEntryFunction',
    messages: ofArgument(
      'InvalidArgumentToPrivateEntryFunction',
      'Invalid argument to private entry function. These functions cannot take arguments from other Move functions',
    ),
    example: formatted('CommandArgumentError { arg_idx: 0, kind: InvalidArgumentToPrivateEntryFunction } in command 2'),
    meaning:
      'A private `entry` function refuses values that are still tied to an open obligation of the same block, such as a flash loan that has not been paid back.',
    causes: [
      'An argument is linked to a hot potato that has not been consumed yet: it shared a command with it, or with another value that is linked to it.',
      'An earlier command took a shared object by value, which taints everything it met for the rest of the block.',
      'The argument is a result of a call that also returned a receipt or a promise.',
    ],
    find: 'Follow argument `arg_idx` back through the block, and write down each value without `drop` and `store` that it shared a command with, directly or through other values. One of them is still open.',
    cure: 'Consume the potato before the call, or move the call to a transaction of its own. If the package is yours and the function need not be guarded, make it `public`.',
    samples: [
      {
        language: 'move',
        code: `module greenhouse::loan;

public struct Receipt {
    amount: u64,
}

public fun borrow(amount: u64): Receipt {
    Receipt { amount }
}

public fun repay(receipt: Receipt) {
    let Receipt { amount: _ } = receipt;
}

// Public, so that it also takes values that are tied to an open receipt.
public fun water(_liters: u64) {}`,
      },
    ],
    seeAlso: [
      '/concepts/transactions/prog-txn-blocks#hot-values-and-entry-functions',
      '/guides/developer/advanced/randomness-onchain#attacks',
    ],
    keywords: ['INVALID_ARGUMENT_TO_PRIVATE_ENTRY_FUNCTION', 'hot potato', 'entry function'],
    source: statusSource,
  },
  {
    id: 'index-out-of-bounds',
    title: 'CommandArgumentError: IndexOutOfBounds',
    messages: ofArgument('IndexOutOfBounds { idx: … }', 'Out of bounds access to input or result vector …'),
    example: formatted('CommandArgumentError { arg_idx: 1, kind: IndexOutOfBounds { idx: 4 } } in command 0'),
    meaning: `A command refers to an input, or to the result of a command, that does not exist at that point of the block. Since protocol ${mainnetSince.checkedIndices} such a transaction is rejected before it runs, as [InvalidArgumentIndex](/references/errors/inputs#invalid-argument-index), so you find this one in older transactions and in simulations.`,
    causes: [
      'A result of one `Transaction` was used in another one.',
      'Commands were reordered or removed after references to them had been handed out.',
    ],
    find: '`idx` is the number that does not exist. Print `tx.getData().commands` and search for it under `Input`, `Result` and `NestedResult`.',
    cure: 'Build all commands on one `tx`, and pass the values that its methods return instead of numbers that you count yourself.',
    samples: [
      {
        language: 'ts',
        code: `import {Transaction} from '@mysten/sui/transactions';

const recipient = '0x57ab4b1c7c4bd2c0e6c7a5f1e3e0ab9d04b6e2f5a8c97f3d1b6e0c2a4d8f7e91';

const tx = new Transaction();
// The value that the method returned, on the transaction that made it.
const [coin] = tx.splitCoins(tx.gas, [2_500_000]);
tx.transferObjects([coin], recipient);`,
      },
    ],
    seeAlso: ['/guides/developer/sui-101/building-ptb#use-results', '/references/ptb-commands#arguments'],
    keywords: ['INDEX_OUT_OF_BOUNDS', 'result index', 'input index'],
    source: statusSource,
  },
  {
    id: 'secondary-index-out-of-bounds',
    title: 'CommandArgumentError: SecondaryIndexOutOfBounds',
    messages: ofArgument(
      'SecondaryIndexOutOfBounds { result_idx: …, secondary_idx: … }',
      'Out of bounds secondary access to result vector … at secondary index …',
    ),
    example: formatted(
      'CommandArgumentError { arg_idx: 0, kind: SecondaryIndexOutOfBounds { result_idx: 0, secondary_idx: 2 } } in command 1',
    ),
    meaning: 'The command named by `result_idx` ran, and it returned fewer values than `secondary_idx` asks for.',
    causes: [
      'The client destructures more values than the function returns, and JavaScript does not notice, because results are placeholders.',
      'An upgrade or another deployment of the package returns something else.',
      '`splitCoins` was given fewer amounts than coins were taken from it.',
    ],
    find: 'Count the return types of the function in its signature, or the amounts of the `SplitCoins` command; the first value has index 0.',
    cure: 'Take as many values as there are, or call the version of the function that returns them all.',
    samples: [
      {
        language: 'ts',
        code: `import {Transaction} from '@mysten/sui/transactions';

const tx = new Transaction();
// Two amounts, so two coins: a third name here would fail when the block runs.
export const [rent, tip] = tx.splitCoins(tx.gas, [3_000_000, 500_000]);`,
      },
    ],
    seeAlso: ['/references/ptb-commands#split-coins', '/concepts/transactions/prog-txn-blocks#commands-and-results'],
    keywords: ['SECONDARY_INDEX_OUT_OF_BOUNDS', 'destructuring', 'nested result'],
    source: statusSource,
  },
  {
    id: 'invalid-result-arity',
    title: 'CommandArgumentError: InvalidResultArity',
    messages: ofArgument(
      'InvalidResultArity { result_idx: … }',
      'Invalid usage of result …, expected a single result but found either no return values or multiple.',
    ),
    example: formatted('CommandArgumentError { arg_idx: 0, kind: InvalidResultArity { result_idx: 0 } } in command 1'),
    meaning: 'A whole result was passed as one argument, and the command behind it returned nothing or more than one value.',
    causes: [
      'The function returns a tuple, and the client passes the result itself instead of one of its parts.',
      'The function returns nothing: it transfers its object to the sender by itself.',
    ],
    find: '`result_idx` is the command that returned the wrong number of values, not the one that failed.',
    cure: 'Pass `result[0]` or destructure, as in `const [ticket, change] = tx.moveCall(…)`. If the function returns nothing, the object exists only after the transaction, so use it in the next one.',
    samples: [
      {
        language: 'ts',
        code: `import {Transaction} from '@mysten/sui/transactions';

const recipient = '0x57ab4b1c7c4bd2c0e6c7a5f1e3e0ab9d04b6e2f5a8c97f3d1b6e0c2a4d8f7e91';

const tx = new Transaction();
const [payment] = tx.splitCoins(tx.gas, [2_000_000]);
const [packet, change] = tx.moveCall({
  target: '@greenhouse/core::greenhouse::buy',
  arguments: [payment],
});
tx.transferObjects([packet!, change!], recipient);`,
      },
    ],
    seeAlso: ['/guides/developer/sui-101/building-ptb#use-results', '/references/ptb-commands#argument-errors'],
    keywords: ['INVALID_RESULT_ARITY', 'multiple return values'],
    source: statusSource,
  },
  {
    id: 'invalid-argument-arity',
    title: 'CommandArgumentError: InvalidArgumentArity',
    messages: ofArgument(
      'InvalidArgumentArity',
      'Invalid argument arity. Expected a single argument but found a result that expanded to multiple arguments.',
    ),
    example: formatted('CommandArgumentError { arg_idx: 0, kind: InvalidArgumentArity } in command 1'),
    meaning: 'One position of a command takes exactly one value, and the result that was put there stands for several.',
    causes: [
      'The recipient of `TransferObjects`, the coin of `SplitCoins` or the target of `MergeCoins` is an undivided result with more than one value.',
      'The first element of a vector without a type is the result of a split into several coins.',
    ],
    find: 'Look at the command that failed: the place is the one that cannot be a list.',
    cure: 'Name the value with its index, such as `coins[0]`, in that place.',
    samples: [
      {
        language: 'ts',
        code: `import {Transaction} from '@mysten/sui/transactions';

const recipient = '0x57ab4b1c7c4bd2c0e6c7a5f1e3e0ab9d04b6e2f5a8c97f3d1b6e0c2a4d8f7e91';

const tx = new Transaction();
const coins = tx.splitCoins(tx.gas, [1_000_000, 2_000_000]);
tx.splitCoins(coins[0], [400_000]); // not coins
tx.transferObjects([coins[0], coins[1]], recipient);`,
      },
    ],
    seeAlso: ['/references/ptb-commands#arguments', '/references/ptb-commands#make-move-vec'],
    keywords: ['INVALID_ARGUMENT_ARITY', 'expanded to multiple arguments'],
    source: statusSource,
  },
  {
    id: 'invalid-gas-coin-usage',
    title: 'CommandArgumentError: InvalidGasCoinUsage',
    messages: ofArgument('InvalidGasCoinUsage', 'Invalid taking of the Gas coin. It can only be used by-value with TransferObjects'),
    example: formatted('CommandArgumentError { arg_idx: 0, kind: InvalidGasCoinUsage } in command 0'),
    meaning:
      'The coin that pays for the transaction was given away as a whole. It has to stay until the fee has been taken, so only `TransferObjects` and `0x2::coin::send_funds` may take it.',
    causes: [
      '`tx.gas` is an argument of a Move function that takes `Coin<SUI>` by value.',
      '`tx.gas` is a source of `mergeCoins` or an element of `makeMoveVec`.',
      'A helper treats all coins of the sender alike and picked the one that is used for gas.',
    ],
    find: 'Search the failed command for `GasCoin`; argument `arg_idx` is it.',
    cure: 'Split the amount that the function needs and pass the new coin. To merge everything, make `tx.gas` the target of the merge.',
    samples: [
      {
        language: 'ts',
        code: `import {Transaction} from '@mysten/sui/transactions';

const tx = new Transaction();
const [fee] = tx.splitCoins(tx.gas, [2_000_000]);
tx.moveCall({
  target: '0x2::coin::into_balance',
  typeArguments: ['0x2::sui::SUI'],
  arguments: [fee], // not tx.gas
});`,
      },
    ],
    seeAlso: ['/concepts/transactions/prog-txn-blocks#the-gas-coin', '/guides/developer/sui-101/coin-mgt#split-and-merge-by-hand'],
    keywords: ['INVALID_GAS_COIN_USAGE', 'tx.gas by value', 'taking of the Gas coin'],
    source: statusSource,
  },
  {
    id: 'invalid-value-usage',
    title: 'CommandArgumentError: InvalidValueUsage',
    messages: ofArgument(
      'InvalidValueUsage',
      'Invalid usage of value. Mutably borrowed values require unique usage. Immutably borrowed values cannot be taken or borrowed mutably. Taken values cannot be used again.',
    ),
    example: formatted('CommandArgumentError { arg_idx: 0, kind: InvalidValueUsage } in command 1'),
    meaning: `One value was used twice in a way that Move forbids. Only transactions from before protocol ${mainnetSince.ptbExecutionV2} carry this kind; today the same mistakes are reported as ArgumentWithoutValue, CannotMoveBorrowedValue or InvalidReferenceArgument.`,
    causes: [
      'An earlier command already consumed the value, or another argument of this command did.',
      'One command got the same value twice, at least once as `&mut`.',
    ],
    find: 'Search the block for every use of the value that argument `arg_idx` points to.',
    cure: 'Give each command its own value, and put commands that borrow before the one that takes. If you are reading the history, there is nothing to repair.',
    seeAlso: ['/concepts/transactions/prog-txn-blocks#borrow-copy-or-take', '/references/ptb-commands#argument-errors'],
    keywords: ['INVALID_VALUE_USAGE', 'used twice'],
    source: statusSource,
  },
];
