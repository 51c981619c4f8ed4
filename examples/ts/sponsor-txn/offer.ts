import type {Signer} from '@mysten/sui/cryptography';
import type {SuiGrpcClient} from '@mysten/sui/grpc';
import {Transaction} from '@mysten/sui/transactions';
import {fromBase64} from '@mysten/sui/utils';
import {verifyTransactionSignature} from '@mysten/sui/verify';
import type {SignedTransaction} from './protocol';

// #region make
/**
 * The sponsor's side: builds the whole transaction for one user and signs first. It is
 * void after the next epoch.
 */
export async function makeOffer(
  client: SuiGrpcClient,
  sponsor: Signer,
  user: string,
  tx: Transaction,
): Promise<SignedTransaction> {
  tx.setSender(user);
  tx.setGasOwner(sponsor.toSuiAddress());
  tx.setGasPayment([]);
  tx.setGasBudget(10_000_000);
  return sponsor.signTransaction(await tx.build({client}));
}
// #endregion make

// #region accept
/**
 * The user's side: reads what is offered, signs second and executes without the sponsor.
 */
export async function accept(
  client: SuiGrpcClient,
  user: Signer,
  offer: SignedTransaction,
  review: (tx: Transaction) => boolean,
) {
  const bytes = fromBase64(offer.bytes);
  const tx = Transaction.from(bytes);
  const {sender, gasData} = tx.getData();
  if (sender !== user.toSuiAddress() || !gasData.owner || gasData.owner === sender)
    throw new Error('not an offer for this user');
  await verifyTransactionSignature(bytes, offer.signature, {
    client,
    address: gasData.owner,
  });
  if (!review(tx)) throw new Error('declined');

  const {signature} = await user.signTransaction(bytes);
  return client.executeTransaction({
    transaction: bytes,
    signatures: [signature, offer.signature],
    include: {effects: true},
  });
}
// #endregion accept
