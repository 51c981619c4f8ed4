// #region order
import type {Signer} from '@mysten/sui/cryptography';
import type {SuiGrpcClient} from '@mysten/sui/grpc';
import {type Transaction, TransactionDataBuilder} from '@mysten/sui/transactions';
import {toBase64} from '@mysten/sui/utils';

export interface SignedOrder {
  orderId: string;
  digest: string;
  bytes: string;
  signature: string;
}

/** Your database: `insert` refuses an order that is already there. */
export interface OrderStore {
  find(orderId: string): Promise<SignedOrder | undefined>;
  insert(order: SignedOrder): Promise<void>;
}
// #endregion order

// #region sign
/** The same order always gives the same signed bytes, also after a crash. */
export async function signOnce(
  client: SuiGrpcClient,
  signer: Signer,
  store: OrderStore,
  orderId: string,
  make: () => Transaction,
): Promise<SignedOrder> {
  const known = await store.find(orderId);
  if (known) return known;

  const tx = make();
  tx.setSender(signer.toSuiAddress());
  const bytes = await tx.build({client});
  const {signature} = await signer.signTransaction(bytes);
  const digest = TransactionDataBuilder.getDigestFromBytes(bytes);
  const order = {orderId, digest, bytes: toBase64(bytes), signature};
  await store.insert(order);
  return order;
}
// #endregion sign
