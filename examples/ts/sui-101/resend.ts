import type {Signer} from '@mysten/sui/cryptography';
import {SuiGrpcClient} from '@mysten/sui/grpc';
import {type Transaction, TransactionDataBuilder} from '@mysten/sui/transactions';

const client = new SuiGrpcClient({
  network: 'testnet',
  baseUrl: 'https://fullnode.testnet.sui.io:443',
});

// #region stale
/**
 * The input was used by another transaction: these bytes can never execute, new ones can.
 */
function isStale(error: unknown): boolean {
  const message = error instanceof Error ? error.message : String(error);
  return (
    /(?:unavailable|not available) for consumption/.test(message) ||
    message.includes('already locked by a different transaction')
  );
}
// #endregion stale

// #region execute
/**
 * Builds, signs and executes, and builds again while another transaction takes an input
 * away.
 */
export async function executeFresh(
  signer: Signer,
  make: () => Transaction,
  attempts = 3,
) {
  const include = {effects: true};
  for (let attempt = 1; ; attempt += 1) {
    const tx = make();
    tx.setSenderIfNotSet(signer.toSuiAddress());
    const bytes = await tx.build({client});
    const digest = TransactionDataBuilder.getDigestFromBytes(bytes);
    const {signature} = await signer.signTransaction(bytes);
    try {
      await client.executeTransaction({transaction: bytes, signatures: [signature]});
      return await client.waitForTransaction({digest, include});
    } catch (error) {
      if (attempt === attempts || !isStale(error)) throw error;
      // A node that repeated the submission may call a transaction stale that did
      // execute.
      const executed = await client
        .waitForTransaction({digest, include, timeout: 5_000})
        .catch(() => undefined);
      if (executed) return executed;
    }
  }
}
// #endregion execute
