import {
  Transaction,
  type Argument,
  type TransactionResult,
} from '@mysten/sui/transactions';

const PACKAGE_ID = '0x1f77bf0a6a6cd2aef3d4a1f08e1c5d9e6b35a7c02d8f914be06a3c1d52e0b981';
const TILL_ID = '0x54a9c6e0d3f1b827e5904c6ad2f38b71906ce4d5a7f0123b9c8e6d5f4a3b2c10';
const ME = '0x3f8c1d6a2be94705c1e83fa0d97b46522ca86e1f0b5d7394e6a1c82f5d0b9e47';

// #region two
type Value = TransactionResult[number];
const two = ([first, second]: TransactionResult) => [first, second] as [Value, Value];
// #endregion two

// #region results
const tx = new Transaction();
const till = tx.object(TILL_ID);
const typeArguments = ['0x2::sui::SUI'];

const lend = `${PACKAGE_ID}::till::lend`;
const [loan, debt] = two(
  tx.moveCall({
    target: lend,
    typeArguments,
    arguments: [till, tx.pure.u64(1_000_000_000)],
  }),
);
const owed = tx.moveCall({target: `${PACKAGE_ID}::till::owed`, arguments: [debt]});
const [payment] = tx.splitCoins(tx.gas, [owed]);
tx.moveCall({
  target: `${PACKAGE_ID}::till::repay`,
  typeArguments,
  arguments: [till, payment, debt],
});
tx.transferObjects([loan], ME);
// #endregion results

// #region show
function show(arg: Argument): string {
  switch (arg.$kind) {
    case 'GasCoin':
      return 'gas';
    case 'Input':
      return `input ${arg.Input}`;
    case 'Result':
      return `result ${arg.Result}`;
    case 'NestedResult':
      return `result ${arg.NestedResult.join('.')}`;
  }
}

for (const [index, {MoveCall, SplitCoins, TransferObjects, $kind}] of tx
  .getData()
  .commands.entries()) {
  const args = MoveCall?.arguments ?? [
    ...(SplitCoins ? [SplitCoins.coin, ...SplitCoins.amounts] : []),
    ...(TransferObjects ? [...TransferObjects.objects, TransferObjects.address] : []),
  ];
  console.log(`${index} ${MoveCall?.function ?? $kind}(${args.map(show).join(', ')})`);
}
// #endregion show

export {tx};
