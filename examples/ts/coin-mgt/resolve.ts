import {Transaction} from '@mysten/sui/transactions';

const owner = '0x3f8c1d6a2be94705c1e83fa0d97b46522ca86e1f0b5d7394e6a1c82f5d0b9e47';
const friend = '0x91d4f0c27a3be8561f0a9c4e2d83b7650f6ea1c9d2485b37e0fa86c15d7b3e92';
const type =
  '0x4c7a19d2e60f8b35a1c9e8d7f6b5a4938271605f4e3d2c1b0a9f8e7d6c5b4a39::usd::USD';

async function resolved(add: (tx: Transaction) => void): Promise<string> {
  const tx = new Transaction();
  tx.setSender(owner);
  add(tx);
  await tx.build({onlyTransactionKind: true, assumeSufficientAddressBalances: true});
  return tx
    .getData()
    .commands.map(({MoveCall, $kind}) =>
      MoveCall ? `${MoveCall.module}::${MoveCall.function}` : $kind,
    )
    .join(', ');
}

// #region coin
console.log(
  await resolved((tx) => {
    tx.transferObjects([tx.coin({type, balance: 500n})], friend);
  }),
);
// #endregion coin

// #region balance
console.log(
  await resolved((tx) => {
    const paid = tx.balance({type, balance: 500n});
    tx.moveCall({
      target: '0x2::balance::send_funds',
      typeArguments: [type],
      arguments: [paid, tx.pure.address(friend)],
    });
  }),
);
// #endregion balance

// #region zero
console.log(
  await resolved((tx) => {
    tx.transferObjects([tx.coin({type, balance: 0n})], friend);
  }),
);
// #endregion zero
