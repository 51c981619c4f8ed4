import {Transaction} from '@mysten/sui/transactions';

const digest = 'BKEMpjCDjpLUdZVHxNkYoFVrMTzSG4wDmGTDAzrvPxBm';
const sender = '0x3f8c1d6a2be94705c1e83fa0d97b46522ca86e1f0b5d7394e6a1c82f5d0b9e47';
const recipient = '0x91d4f0c27a3be8561f0a9c4e2d83b7650f6ea1c9d2485b37e0fa86c15d7b3e92';

// #region coins
const fromCoins = new Transaction();
fromCoins.setSender(sender);
fromCoins.setGasPrice(1_000);
fromCoins.setGasBudget(5_000_000);
fromCoins.setGasPayment([{objectId: '0xc01', version: '12', digest}]);
fromCoins.transferObjects(
  [fromCoins.splitCoins(fromCoins.gas, [250_000_000])],
  recipient,
);

const coinBytes = await fromCoins.build();
console.log(coinBytes.length, 'bytes', await fromCoins.getDigest());
// #endregion coins

// #region address-balance
const fromBalance = new Transaction();
fromBalance.setSender(sender);
fromBalance.setGasPrice(1_000);
fromBalance.setGasBudget(5_000_000);
fromBalance.setGasPayment([]);
fromBalance.setExpiration({
  ValidDuring: {
    minEpoch: '1262',
    maxEpoch: '1263',
    minTimestamp: null,
    maxTimestamp: null,
    chain: '69WiPg3DAQiwdxfncX6wYQ2siKwAe6L9BZthQea3JNMD',
    nonce: 7,
  },
});
fromBalance.moveCall({
  target: '0x2::balance::send_funds',
  typeArguments: ['0x2::sui::SUI'],
  arguments: [
    fromBalance.balance({balance: 250_000_000n, useGasCoin: false}),
    fromBalance.pure.address(recipient),
  ],
});

const balanceBytes = await fromBalance.build({assumeSufficientAddressBalances: true});
console.log(balanceBytes.length, 'bytes', await fromBalance.getDigest());
console.log(
  Transaction.from(balanceBytes)
    .getData()
    .commands.map(({MoveCall}) => `${MoveCall?.module}::${MoveCall?.function}`),
);
// #endregion address-balance
