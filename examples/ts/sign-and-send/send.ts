// #region setup
import {SuiGrpcClient} from '@mysten/sui/grpc';
import {Transaction} from '@mysten/sui/transactions';
import {signerFrom} from './signer';

const client = new SuiGrpcClient({
  network: 'testnet',
  baseUrl: 'https://fullnode.testnet.sui.io:443',
});
const secretKey = process.env.SUI_SECRET_KEY;
const recipient = process.argv[2];
if (secretKey === undefined || recipient === undefined)
  throw new Error('usage: SUI_SECRET_KEY=… npx tsx send.ts <recipient>');
const signer = signerFrom(secretKey);
// #endregion setup

// #region build
const tx = new Transaction();
tx.setSender(signer.toSuiAddress());
tx.transferObjects([tx.coin({balance: 250_000_000n})], recipient);

const bytes = await tx.build({client});
console.log('digest', await tx.getDigest());
// #endregion build

// #region execute
const {signature} = await signer.signTransaction(bytes);
const result = await client.executeTransaction({
  transaction: bytes,
  signatures: [signature],
  include: {effects: true, balanceChanges: true, objectTypes: true},
});
// #endregion execute

// #region outcome
if (result.$kind === 'FailedTransaction') {
  throw new Error(
    `executed and failed: ${result.FailedTransaction.status.error?.message}`,
  );
}
const {effects, balanceChanges, objectTypes} = result.Transaction;

const {computationCost, storageCost, storageRebate} = effects.gasUsed;
console.log(
  'gas',
  BigInt(computationCost) + BigInt(storageCost) - BigInt(storageRebate),
  'MIST',
);
for (const {address, amount} of balanceChanges) console.log('balance', address, amount);
for (const {objectId, idOperation} of effects.changedObjects) {
  if (idOperation === 'Created') console.log('created', objectId, objectTypes[objectId]);
}
// #endregion outcome

// #region wait
await client.waitForTransaction({result});
const {balance} = await client.getBalance({owner: recipient});
console.log('the recipient now has', balance.balance, 'MIST');
// #endregion wait
