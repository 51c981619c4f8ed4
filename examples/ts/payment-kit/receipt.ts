import {bcs} from '@mysten/sui/bcs';
import {ObjectError} from '@mysten/sui/client';
import type {SuiGrpcClient} from '@mysten/sui/grpc';
import {normalizeStructTag, normalizeSuiAddress} from '@mysten/sui/utils';
import {PACKAGE} from './deployment';
import type {Order} from './pay';

// #region parse
const PaymentReceipt = bcs.struct('PaymentReceipt', {
  payment_type: bcs.enum('PaymentType', {Ephemeral: null, Registry: bcs.Address}),
  nonce: bcs.string(),
  payment_amount: bcs.u64(),
  receiver: bcs.Address,
  coin_type: bcs.string(),
  timestamp_ms: bcs.u64(),
});
const RECEIPT = `${PACKAGE}::payment_kit::PaymentReceipt`;
// #endregion parse

// #region check
/**
 * Whether a transaction paid this order, in full, in its coin, to its receiver and
 * through its registry.
 */
export async function isPaid(
  client: SuiGrpcClient,
  digest: string,
  order: Order,
  registryId: string,
): Promise<boolean> {
  const result = await client.getTransaction({digest, include: {events: true}});
  if (result.$kind !== 'Transaction') return false;
  return result.Transaction.events.some((event) => {
    if (event.eventType !== RECEIPT) return false;
    const receipt = PaymentReceipt.parse(event.bcs);
    return (
      receipt.payment_type.Registry === normalizeSuiAddress(registryId) &&
      receipt.nonce === order.nonce &&
      BigInt(receipt.payment_amount) === order.amount &&
      receipt.receiver === normalizeSuiAddress(order.receiver) &&
      normalizeStructTag(receipt.coin_type) === normalizeStructTag(order.coinType)
    );
  });
}
// #endregion check

// #region record
const PaymentKey = bcs.struct('PaymentKey', {
  nonce: bcs.string(),
  payment_amount: bcs.u64(),
  receiver: bcs.Address,
});

/**
 * The epoch in which an order was paid, or null while the registry has no record of it.
 */
export async function paidInEpoch(
  client: SuiGrpcClient,
  order: Order,
  registryId: string,
): Promise<bigint | null> {
  const {nonce, amount, receiver} = order;
  const key = PaymentKey.serialize({nonce, payment_amount: amount, receiver}).toBytes();
  const coinType = normalizeStructTag(order.coinType);
  const name = {type: `${PACKAGE}::payment_kit::PaymentKey<${coinType}>`, bcs: key};
  try {
    const {dynamicField} = await client.getDynamicField({parentId: registryId, name});
    return BigInt(bcs.u64().parse(dynamicField.value.bcs));
  } catch (error) {
    if (error instanceof ObjectError && error.reason === 'notFound') return null;
    throw error;
  }
}
// #endregion record
