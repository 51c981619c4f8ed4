// #region send
import type {SuiGrpcClient} from '@mysten/sui/grpc';
import {fromBase64} from '@mysten/sui/utils';
import type {SignedOrder} from './once';

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

export type Outcome = 'paid' | 'aborted' | 'unknown';

/**
 * Sends the stored bytes until the network has an answer. Sending them twice executes
 * them once.
 */
export async function sendOrder(
  client: SuiGrpcClient,
  order: SignedOrder,
  attempts = 5,
): Promise<Outcome> {
  const transaction = fromBase64(order.bytes);
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    try {
      await client.executeTransaction({transaction, signatures: [order.signature]});
    } catch {
      // The answer may be lost although the transaction went through: ask for it below.
    }
    const result = await client
      .waitForTransaction({digest: order.digest, timeout: 10_000})
      .catch(() => undefined);
    if (result) return result.$kind === 'Transaction' ? 'paid' : 'aborted';
    await pause(Math.random() * 500 * 2 ** attempt);
  }
  return 'unknown';
}
// #endregion send
