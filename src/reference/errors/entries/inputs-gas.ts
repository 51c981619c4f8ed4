import {errorSource, refused} from '../forms';
import type {ErrorEntry} from '../model';

const gasSource =
  'crates/sui-types/src/error.rs and crates/sui-types/src/gas_model/gas_common.rs, release 1.81 (LinkUVerse/rtd at 7098077d)';

export const inputsGas: readonly ErrorEntry[] = [
  {
    id: 'select-gas-coins',
    title: 'unable to select sufficient gas coins from account',
    messages: [
      {
        from: 'gRPC',
        text: 'unable to select sufficient gas coins from account … to satisfy required budget …',
      },
      {
        from: 'CLI',
        text: 'Gas selection failed',
      },
    ],
    meaning:
      'A node or the CLI was to choose the gas payment, and the payer does not have enough SUI for the budget. Nodes of newer releases say `Unable to perform gas selection due to insufficient SUI balance` instead.',
    causes: [
      'The account is new and has no SUI on this network.',
      'Its SUI coins are inputs of the block and cannot pay as well.',
      'The SUI is spread over more coins than one payment may have.',
      'A budget was set far above what the transaction needs.',
    ],
    find: '`sui client gas` lists the coins and the address balance of the payer. The payer is the gas owner, which is the sponsor where there is one.',
    cure: 'Fund the payer, use `tx.gas` instead of a named SUI coin, or merge small coins first. On Testnet and Devnet, the faucet helps.',
    seeAlso: [
      '/references/errors/api#grpc-simulate-gas-selection',
      '/guides/developer/getting-started/get-coins',
      '/guides/developer/sui-101/coin-mgt#too-many-coins',
    ],
    keywords: ['no gas', 'insufficient SUI', 'faucet', 'gas selection'],
    source:
      'crates/sui-rpc-api/src/grpc/v2/transaction_execution_service/simulate/mod.rs, release 1.63 (LinkUVerse/rtd at 46d74da9); crates/sui/src/client_commands.rs, release 1.81',
  },
  {
    id: 'missing-gas-payment',
    title: 'Transaction gas payment missing',
    messages: refused('Transaction gas payment missing'),
    meaning: 'The list of gas coins is empty, and the network does not take this as payment from an address balance.',
    causes: [
      'Bytes of a transaction kind were wrapped into a transaction by hand without payment.',
      'A sponsor forgot to fill in its coins.',
      'The network, often a private one, runs a protocol without gas from address balances.',
    ],
    find: 'Decode the bytes with `sui keytool decode-or-verify-tx --tx-bytes …` and look at `gasData`.',
    cure: 'Set coins with `tx.setGasPayment`, or leave the payment unset and build with a client. On purpose empty payments need a price and a budget as well.',
    seeAlso: ['/guides/developer/coin/address-balances#gas', '/guides/developer/sui-101/sponsor-txn#choose-how-the-sponsor-pays'],
    keywords: ['MissingGasPayment', 'empty payment'],
    source:
      'crates/sui-types/src/error.rs and validity_check in crates/sui-types/src/transaction.rs, release 1.81 (LinkUVerse/rtd at 7098077d)',
  },
  {
    id: 'gas-object-not-owned',
    title: 'Gas object is not an owned object with owner',
    messages: refused('Gas object is not an owned object with owner: …'),
    meaning: 'Gas can be paid with address-owned coins and from the address balance, and one of the coins in the payment is neither.',
    causes: [
      'The coin is a party object: it belongs to the payer and still counts as a consensus object.',
      'The coin is shared or frozen.',
      'A reservation from the address balance of the sender was used in a transaction that somebody else sponsors, or is for another currency than SUI.',
    ],
    find: 'The owner is in the message. `ConsensusAddressOwner` is the mark of a party object.',
    cure: 'Transfer the coin to the payer with `public_transfer`, which makes it address-owned, or choose others. A sponsor that wants to pay from its balance leaves the payment empty.',
    seeAlso: ['/concepts/object-ownership/party#errors', '/concepts/transactions/sponsored-transactions#coins-or-address-balance'],
    keywords: ['GasObjectNotOwnedObject', 'party coin as gas'],
    source: gasSource,
  },
  {
    id: 'invalid-gas-object',
    title: 'Object … is not a gas object',
    messages: refused('Object … is not a gas object'),
    meaning: 'An object in the gas payment is not a `0x2::coin::Coin<0x2::sui::SUI>`.',
    causes: [
      'A coin of another currency was selected because code took the first coin of the account.',
      'The ID is that of another kind of object, or of a package.',
    ],
    find: '`sui client object ID` with the ID in the message prints the type.',
    cure: 'Filter coins by the type of SUI, or let the SDK choose them.',
    seeAlso: ['/guides/developer/sui-101/coin-mgt#read-balances', '/concepts/tokenomics/gas-in-sui#the-formula'],
    keywords: ['InvalidGasObject', 'INVALID_GAS_OBJECT', 'not a SUI coin'],
    source: errorSource,
  },
  {
    id: 'gas-balance-too-low',
    title: 'Balance of gas object … is lower than the needed amount',
    messages: refused('Balance of gas object … is lower than the needed amount: …'),
    meaning:
      'All coins of the payment together hold less than the gas budget. The budget has to be there in full, even if far less is spent.',
    causes: [
      'A fixed budget of 0.1 SUI or more is larger than a small account.',
      'Another transaction spent from a coin after it had been selected.',
      'One coin is given where the account has several that would suffice together.',
    ],
    find: 'Both numbers are in MIST. Subtract them to see what is missing.',
    cure: 'Let the simulation set the budget, or add coins to the payment: all of them are merged into the first.',
    seeAlso: ['/concepts/transactions/gas-smashing#the-model', '/guides/developer/advanced/ptb-cookbook#estimate'],
    keywords: ['GasBalanceTooLow', 'budget larger than balance'],
    source: gasSource,
  },
  {
    id: 'gas-budget-too-low',
    title: 'Gas budget: … is lower than min',
    messages: refused('Gas budget: … is lower than min: …'),
    meaning: 'The budget does not even cover the smallest possible transaction, which is 1,000 units at the gas price of the transaction.',
    causes: [
      'The budget was given in SUI or in gas units, and the field takes MIST.',
      'The gas price was raised a lot to get ahead of others, and the budget was left as it was.',
    ],
    find: 'Divide the minimum in the message by your gas price: the result is 1,000.',
    cure: 'Raise the budget with the price, or leave it to the simulation. At a price of 1,000 MIST the minimum is 1,000,000 MIST, which is 0.001 SUI.',
    seeAlso: ['/concepts/tokenomics/gas-in-sui#the-budget', '/guides/developer/advanced/local-fee-markets#pay-for-priority'],
    keywords: ['GasBudgetTooLow', 'minimum gas budget'],
    source: gasSource,
  },
  {
    id: 'gas-budget-too-high',
    title: 'Gas budget: … is higher than max',
    messages: refused('Gas budget: … is higher than max: …'),
    meaning: 'No transaction may reserve more than 50,000 SUI, that is 50,000,000,000,000 MIST.',
    causes: [
      'An amount in MIST was multiplied by 1,000,000,000 once more.',
      'A program passes the largest number of its type to mean "no limit".',
    ],
    find: 'Print the number that goes into `setGasBudget` or `--gas-budget`.',
    cure: 'Give the budget in MIST and keep it near the estimate. Computation is capped long before a budget of that size could be used.',
    seeAlso: ['/concepts/tokenomics/gas-in-sui#the-budget', '/concepts/transactions#limits'],
    keywords: ['GasBudgetTooHigh', 'maximum gas budget'],
    source: gasSource,
  },
  {
    id: 'gas-price-under-rgp',
    title: 'Gas price … under reference gas price (RGP)',
    messages: [
      ...refused('Gas price … under reference gas price (RGP) …'),
      ...refused('Transaction failed validation: Gas price … under reference gas price (RGP) …'),
    ],
    meaning: 'The price per unit is below the one that validators agreed on for this epoch.',
    causes: [
      'The price is a constant, or was read in an earlier epoch when it was lower.',
      'Bytes were signed one day and sent the next.',
      'A price of 0 was set for a transfer that does not qualify as gasless.',
    ],
    find: '`client.getReferenceGasPrice()` returns the current price; the message has both.',
    cure: 'Read the price when you build, and give transactions that people sign slowly a margin above it.',
    samples: [
      {
        language: 'ts',
        code: `import type {SuiGrpcClient} from '@mysten/sui/grpc';
import type {Transaction} from '@mysten/sui/transactions';

export async function priceForTomorrow(client: SuiGrpcClient, tx: Transaction) {
  const {referenceGasPrice} = await client.getReferenceGasPrice();
  tx.setGasPrice((BigInt(referenceGasPrice) * 3n) / 2n);
}`,
      },
    ],
    seeAlso: ['/concepts/tokenomics/gas-pricing#how-the-price-comes-about', '/guides/developer/coin/gasless-transfers#conditions'],
    keywords: ['GasPriceUnderRGP', 'reference gas price', 'RGP'],
    source: errorSource,
  },
  {
    id: 'gas-price-too-high',
    title: 'Gas price cannot exceed … mist',
    messages: refused('Gas price cannot exceed … mist'),
    meaning: 'The price per unit has to stay below 50,000,000,000 MIST.',
    causes: ['The budget was passed as the price.', 'A loop that raises the price after each cancellation has no ceiling.'],
    find: 'Compare `gasData.price` with `gasData.budget` in the bytes; they may have been swapped.',
    cure: 'Set a ceiling of a few times the reference price. The fee is price times units, so a price near the limit costs a fortune before it is refused.',
    seeAlso: [
      '/concepts/tokenomics/gas-pricing#what-a-price-above-the-reference-buys',
      '/guides/developer/advanced/local-fee-markets#pay-for-priority',
    ],
    keywords: ['GasPriceTooHigh', 'max gas price'],
    source: errorSource,
  },
  {
    id: 'gas-coin-with-address-balance',
    title: 'Argument::GasCoin is not supported with address balance gas payments',
    messages: refused('Feature is not supported: Argument::GasCoin is not supported with address balance gas payments'),
    meaning: 'The block uses `tx.gas`, and the payment is an empty list, so that there is no gas coin to use.',
    causes: [
      'A sponsor pays from its address balance, and the block of the user splits from `tx.gas`.',
      '`tx.coin` for SUI was used with its default, which takes the amount from the gas coin.',
      'An executor in the mode `addressBalance` was given a transaction that was written for coins.',
    ],
    find: 'Search the commands for `GasCoin`.',
    cure: 'Set `useGasCoin: false` in each `tx.coin` or `tx.balance` of SUI, so that the amount comes from SUI of the sender.',
    samples: [
      {
        language: 'ts',
        code: `import {Transaction} from '@mysten/sui/transactions';

const tx = new Transaction();
const tip = tx.coin({balance: 5_000_000n, useGasCoin: false});
tx.transferObjects(
  [tip],
  '0x3c9e1f7a5b2d4860c1e7f3a9b5d2c8e4f0a6b1d7c3e9f5a2b8d4c0e6f1a7b3d9',
);`,
      },
    ],
    seeAlso: ['/guides/developer/coin/address-balances#gas', '/guides/developer/sui-101/sponsor-txn#what-can-go-wrong'],
    keywords: ['GasCoin', 'tx.gas', 'useGasCoin'],
    source: 'validity_check in crates/sui-types/src/transaction.rs, release 1.81 (LinkUVerse/rtd at 7098077d)',
  },
];
