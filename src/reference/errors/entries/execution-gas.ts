import {formatted, ofCommand, ofTransaction, seen, statusSource} from '../forms';
import type {ErrorEntry} from '../model';

export const executionGas: readonly ErrorEntry[] = [
  {
    id: 'insufficient-gas',
    title: 'InsufficientGas',
    messages: ofCommand('InsufficientGas', 'Insufficient Gas.'),
    example: formatted('InsufficientGas in command 1'),
    meaning:
      'The transaction needed more than its gas budget, either for computation while it ran or for storage at the end. Every change is undone. If only the storage did not fit, the charge is the computation and the storage of the inputs, less their rebates. The whole budget, less those rebates, is charged if the computation reached it or if not even the storage of the inputs fits.',
    causes: [
      'The budget was set by hand, or copied from a smaller transaction.',
      'The state changed between the simulation and the execution, for example because a vector or a table that the code walks through has grown.',
      'The transaction stores more than it frees, and the budget covered the computation alone.',
      'The computation reached the cap of 5,000,000 units, which no budget can lift.',
    ],
    find: 'If the message names a command, the meter ran out inside it. Without one, storage is the likely reason: simulate with a larger budget and read the storage cost. `sui replay --digest DIGEST --trace` shows where computation went.',
    cure: 'Build again without `setGasBudget`, so that the SDK takes the budget from a simulation, and leave room for state that changes. If the cap is the reason, split the work over several transactions.',
    samples: [
      {
        language: 'ts',
        code: `import type {SuiGrpcClient} from '@mysten/sui/grpc';
import type {Transaction} from '@mysten/sui/transactions';

export async function budgetWithReserve(client: SuiGrpcClient, tx: Transaction) {
  await tx.build({client}); // simulates, and sets price and budget
  const {budget} = tx.getData().gasData;
  return (BigInt(budget ?? 0) * 12n) / 10n;
}`,
      },
    ],
    seeAlso: ['/concepts/tokenomics/gas-in-sui#the-budget', '/guides/developer/first-app/debug#find-out-where-the-gas-goes'],
    keywords: ['INSUFFICIENT_GAS', 'out of gas', 'gas budget too small'],
    source: statusSource,
  },
  {
    id: 'insufficient-gas-references',
    title: 'InsufficientGas with a budget that is large enough',
    messages: [
      {from: 'gRPC', text: 'InsufficientGas in command …'},
      {
        from: 'Log',
        text: 'Command has … live references, exceeding the maximum of …',
      },
    ],
    example: formatted('InsufficientGas in command 0'),
    meaning:
      'The block was refused before its first command ran, because one command borrows too many values at once. There is no kind for that limit yet, so it is reported as a lack of gas.',
    causes: [
      'A single call takes more than 64 references, `TxContext` not counted.',
      'A generated block passes a long list of objects as `&T` arguments of one function.',
    ],
    find: 'Double the budget and simulate: an ordinary shortage disappears or moves to a later command, this one stays where it is. Then count the `&` parameters of the command that the message names.',
    cure: 'Spread the objects over several calls, or offer a function that takes a `vector` of values instead of many references.',
    samples: [
      {
        language: 'move',
        code: `module greenhouse::plants;

public struct Plant has store {
    height: u64,
}

// One reference to a vector, and not one for each plant.
public fun total(plants: &vector<Plant>): u64 {
    let mut sum = 0;
    plants.do_ref!(|plant| sum = sum + plant.height);
    sum
}`,
      },
    ],
    seeAlso: ['/concepts/transactions/prog-txn-blocks#reference-limits', '/references/ptb-commands#limits'],
    keywords: ['live references', 'max_ptb_live_references', 'protocol 136'],
    source: 'rtd-execution/latest/rtd-adapter/…/metering/typing/live_references.rs, release 1.81 (LinkUVerse/rtd at 7098077d)',
  },
  {
    id: 'insufficient-gas-gasless',
    title: 'InsufficientGas on a gasless transfer',
    messages: [
      {from: 'gRPC', text: 'InsufficientGas'},
      {from: 'GraphQL', text: 'Insufficient Gas.'},
    ],
    example: formatted('InsufficientGas'),
    meaning:
      'A transaction with gas price 0 was accepted as a gasless transfer, and what it did turned out not to qualify. Nothing is charged, and nothing has changed.',
    causes: [
      'A recipient gets less than the minimum of that currency.',
      'A coin object is left over, because the block split a coin and did not send the rest.',
      'The withdrawal would leave an unused remainder below the minimum in the address balance.',
    ],
    find: 'Compare the recipients and amounts in the effects with the minimums of the currency. The precise reason is known to the node alone; it does not appear in the effects.',
    cure: 'Send at least the minimum to each recipient and the rest with `coin::send_funds`, or set an ordinary gas price so that the transaction is paid for.',
    samples: [
      {
        language: 'ts',
        code: `import type {SuiGrpcClient} from '@mysten/sui/grpc';
import type {Transaction} from '@mysten/sui/transactions';

// An ordinary price, so that the transfer is paid for.
export async function paid(client: SuiGrpcClient, tx: Transaction) {
  const {referenceGasPrice} = await client.getReferenceGasPrice();
  tx.setGasPrice(BigInt(referenceGasPrice));
}`,
      },
    ],
    seeAlso: ['/guides/developer/coin/gasless-transfers#conditions', '/guides/developer/coin/gasless-transfers#errors'],
    keywords: ['gasless', 'gas price 0', 'free transfer'],
    source: statusSource,
  },
  {
    id: 'invalid-gas-object',
    title: 'InvalidGasObject',
    messages: ofTransaction('InvalidGasObject', 'Invalid Gas Object. Possibly not address-owned or possibly not a SUI coin.'),
    example: formatted('InvalidGasObject'),
    meaning:
      'Execution tried to read an object as a coin of SUI, and its type or its bytes are not those of one. On a running network this is rare: validators look at the payment first and refuse the transaction.',
    causes: [
      'A simulation without checks was given a payment that validators would turn down.',
      'Effects of an old transaction, or of a network with its own framework, carry the kind.',
    ],
    find: 'Print each ID in the gas payment with `sui client object ID`, and compare type and owner: only `0x2::coin::Coin<0x2::sui::SUI>` counts.',
    cure: 'Simulate with checks on, which names the object, and remove it from the payment. If you set no payment at all, the SDK picks fitting coins.',
    samples: [{language: 'sh', code: `sui client gas $ADDRESS`}],
    seeAlso: ['/references/errors/inputs#invalid-gas-object', '/concepts/transactions/gas-smashing#rules'],
    keywords: ['INVALID_GAS_OBJECT', 'gas coin', 'not a SUI coin'],
    source:
      'crates/sui-types/src/execution_status.rs, release 1.81 (LinkUVerse/rtd at 7098077d); TryFrom<&MoveObject> for GasCoin in crates/sui-types/src/gas_coin.rs',
  },
  {
    id: 'insufficient-coin-balance',
    title: 'InsufficientCoinBalance',
    messages: ofCommand('InsufficientCoinBalance', 'Insufficient coin balance for operation.'),
    example: seen('TypeScript SDK', 'Transaction resolution failed: InsufficientCoinBalance in command 1', 'a public repository'),
    meaning: 'A `SplitCoins` command asked one coin for more than it holds.',
    causes: [
      'The block splits a payment from `tx.gas`, and the gas coin does not cover the payment and the budget together, because the budget is set aside first.',
      'The owner has enough in total, but spread over several coins or in the address balance.',
      'An amount is in SUI where MIST are expected, so that it is a billion times too large.',
      'Another transaction has spent from the coin since the amount was computed.',
    ],
    find: 'Read the coin with `sui client object COIN_ID` and add up all amounts of the command, since they are taken together. For `tx.gas`, subtract the budget from the balance before you compare.',
    cure: 'Let the SDK gather the amount with `tx.coin`, which draws on all coins of the type and on the address balance, or merge coins before you split.',
    samples: [
      {
        language: 'ts',
        code: `import {Transaction} from '@mysten/sui/transactions';

const tx = new Transaction();
tx.setSender('0x57ab4b1c7c4bd2c0e6c7a5f1e3e0ab9d04b6e2f5a8c97f3d1b6e0c2a4d8f7e91');
const payment = tx.coin({balance: 250_000_000n}); // 0.25 SUI, in MIST
tx.transferObjects(
  [payment],
  '0x8f2e6d1c5b4a39281706f5e4d3c2b1a09f8e7d6c5b4a39281706f5e4d3c2b1a0',
);`,
      },
    ],
    seeAlso: ['/guides/developer/sui-101/coin-mgt#pay-without-choosing-coins', '/references/ptb-commands#split-coins'],
    keywords: ['INSUFFICIENT_COIN_BALANCE', 'SplitCoins', 'not enough balance'],
    source: statusSource,
  },
  {
    id: 'coin-balance-overflow',
    title: 'CoinBalanceOverflow',
    messages: ofCommand('CoinBalanceOverflow', 'The coin balance overflows u64'),
    example: formatted('CoinBalanceOverflow in command 0'),
    meaning: 'A balance or a sum of amounts would pass 18,446,744,073,709,551,615, the largest number that a `u64` holds.',
    causes: [
      'The amounts of a `SplitCoins` command add up to more than a `u64`, usually because one of them went below zero in client code and wrapped around.',
      'A `MergeCoins` command joins coins of a currency with an enormous supply, such as one with 18 decimals.',
    ],
    find: 'Print the amounts before they are encoded. A value close to 2^64 is almost always a negative number that was cast.',
    cure: 'Check that each amount is positive and below the balance. For a new currency, choose at most 9 decimals, so that the supply stays far away from the limit.',
    samples: [
      {
        language: 'ts',
        code: `export function checked(amount: bigint, balance: bigint): bigint {
  if (amount <= 0n || amount > balance) throw new Error(\`\${amount} cannot be paid.\`);
  return amount;
}`,
      },
    ],
    seeAlso: ['/references/ptb-commands#merge-coins', '/guides/developer/coin/fixed-supply'],
    keywords: ['COIN_BALANCE_OVERFLOW', 'u64 overflow', 'decimals'],
    source: statusSource,
  },
  {
    id: 'insufficient-funds-for-withdraw',
    title: 'InsufficientFundsForWithdraw',
    messages: [...ofTransaction('InsufficientFundsForWithdraw', 'Insufficient funds for funds accumulator withdrawal')],
    example: formatted('InsufficientFundsForWithdraw'),
    meaning:
      'When the transaction was scheduled, an address balance no longer covered what the transaction had reserved from it. None of its commands ran.',
    causes: [
      'Several transactions draw on one address balance, and an earlier one took what this one had counted on.',
      'A deposit that your code relied on had not settled yet, since deposits become available only after the commit that contains them.',
      'The gas budget is paid from the same balance and was not taken into account.',
    ],
    find: 'Add all withdrawals of the type and, for SUI without gas coins, the budget. Compare with the address part of the balance that `client.getBalance` returns.',
    cure: 'Read the balance again and rebuild with what is there. A service that sends many payments should keep its own account of reservations, or wait for each payment before it sends the next.',
    samples: [
      {
        language: 'ts',
        code: `import type {SuiGrpcClient} from '@mysten/sui/grpc';

export async function available(client: SuiGrpcClient, owner: string, coinType: string) {
  const {balance} = await client.getBalance({owner, coinType});
  return BigInt(balance.addressBalance);
}`,
      },
    ],
    seeAlso: ['/guides/developer/coin/address-balances#withdraw-by-hand', '/concepts/address-balances#limits-and-edges'],
    keywords: ['INSUFFICIENT_FUNDS_FOR_WITHDRAW', 'InsufficientBalanceForWithdraw', 'address balance', 'withdrawal'],
    source: statusSource,
  },
  {
    id: 'address-denied-for-coin',
    title: 'AddressDeniedForCoin after execution',
    kind: 'AddressDeniedForCoin',
    messages: ofTransaction('AddressDeniedForCoin { address: …, coin_type: "…" }', 'Address … is denied for coin …'),
    example: formatted(
      'AddressDeniedForCoin { address: 0x57ab4b1c7c4bd2c0e6c7a5f1e3e0ab9d04b6e2f5a8c97f3d1b6e0c2a4d8f7e91, coin_type: "7c41d09be5a3f28861ce93f4ab05d7128e6f3c9b40d1a57e92b8c6f03d4e5a1b::herb::HERB" }',
    ),
    meaning:
      'The transaction ran, and then the network found that an address which received the regulated currency was on its deny list when the epoch began. All changes are undone; gas is charged.',
    causes: [
      'The recipient is denied for this currency.',
      'The address was readmitted today, which affects receiving only from the next epoch on.',
      'A withdrawal took the currency out of the address balance of somebody who is denied.',
    ],
    find: 'The message has the address and the currency. In TypeScript, they are `status.error.CoinDenyListError.address` and `coinType`; `name` is not reliable there, as SDK 2.33 looks it up in the wrong list.',
    cure: 'Tell the user that the issuer has blocked this address, and do not retry before the next epoch. Only the holder of the deny capability can change the list.',
    samples: [
      {
        language: 'ts',
        code: `import type {SuiClientTypes} from '@mysten/sui/client';

export function blocked(error: SuiClientTypes.ExecutionError): string | undefined {
  if (error.$kind !== 'CoinDenyListError') return undefined;
  return \`The issuer of \${error.CoinDenyListError.coinType} has blocked the recipient.\`;
}`,
      },
    ],
    seeAlso: ['/guides/developer/coin/regulated#timing', '/guides/developer/coin/regulated#scope'],
    keywords: ['ADDRESS_DENIED_FOR_COIN', 'deny list', 'blocked address', 'CoinDenyListError'],
    source: statusSource,
  },
  {
    id: 'coin-type-global-pause',
    title: 'CoinTypeGlobalPause after execution',
    kind: 'CoinTypeGlobalPause',
    messages: ofTransaction('CoinTypeGlobalPause { coin_type: "…" }', 'Coin type is globally paused for use: …'),
    example: formatted('CoinTypeGlobalPause { coin_type: "7c41d09be5a3f28861ce93f4ab05d7128e6f3c9b40d1a57e92b8c6f03d4e5a1b::herb::HERB" }'),
    meaning: 'The transaction handed coins of a currency to somebody although its issuer had paused the currency before this epoch began.',
    causes: [
      'The pause is in force, and a contract produced coins out of a pool, which the check before execution cannot see.',
      'The issuer has lifted the pause during this epoch; spending works again at once, receiving does not.',
    ],
    find: 'Look for a change of the pause in the events and transactions of the deny list object `0x403`, and note the epoch in which it happened.',
    cure: 'Wait for the epoch after the issuer has resumed the currency. Until then, offer another currency in your interface.',
    samples: [{language: 'sh', code: `sui client object 0x403`}],
    seeAlso: ['/guides/developer/coin/regulated#timing', '/guides/developer/coin/regulated#tell-users-why-a-payment-failed'],
    keywords: ['COIN_TYPE_GLOBAL_PAUSE', 'paused coin', 'global pause'],
    source: statusSource,
  },
];
