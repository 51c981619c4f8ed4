import {Transaction} from '@mysten/sui/transactions';

const digest = 'BKEMpjCDjpLUdZVHxNkYoFVrMTzSG4wDmGTDAzrvPxBm';
const sender = '0x3f8c1d6a2be94705c1e83fa0d97b46522ca86e1f0b5d7394e6a1c82f5d0b9e47';
const recipient = '0x91d4f0c27a3be8561f0a9c4e2d83b7650f6ea1c9d2485b37e0fa86c15d7b3e92';

// #region json
const draft = new Transaction();
draft.transferObjects([draft.coin({balance: 250_000_000n})], recipient);

const json = await draft.toJSON({supportedIntents: ['CoinWithBalance']});
const received = Transaction.from(json);
console.log('resolved:', received.isFullyResolved());
console.log(
  received.getData().commands.map(({$Intent, $kind}) => $Intent?.name ?? $kind),
);
// #endregion json

// #region kind
const order = new Transaction();
order.transferObjects(
  [order.objectRef({objectId: '0xa11ce', version: '12', digest})],
  recipient,
);
const kind = await order.build({onlyTransactionKind: true});

const completed = Transaction.fromKind(kind);
completed.setSender(sender);
completed.setGasPrice(1_000);
completed.setGasBudget(5_000_000);
completed.setGasPayment([{objectId: '0xc01', version: '12', digest}]);
const bytes = await completed.build();
console.log(kind.length, 'bytes of kind,', bytes.length, 'bytes in all');
// #endregion kind

// #region bytes
const {sender: from, gasData} = Transaction.from(bytes).getData();
console.log(from === sender, gasData.budget, gasData.price);
// #endregion bytes
