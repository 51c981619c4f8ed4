import {SimulationError, type SuiClientTypes} from '@mysten/sui/client';
import type {Signer} from '@mysten/sui/cryptography';
import type {SuiGrpcClient} from '@mysten/sui/grpc';
import type {Transaction} from '@mysten/sui/transactions';

/** What a deny list did to a transaction. */
export type Outcome = 'executed' | 'sender refused' | 'recipient refused';

const SENDER_REFUSED = /is denied for coin|is globally paused for use/;

function recipientRefused(error: SuiClientTypes.ExecutionError | null): Outcome {
  if (error?.$kind === 'CoinDenyListError') return 'recipient refused';
  throw new Error(error?.message ?? 'The transaction failed without an error');
}

/** Sends a transaction. Any failure that is not about a deny list is thrown. */
export async function outcomeOf(
  client: SuiGrpcClient,
  signer: Signer,
  transaction: Transaction,
): Promise<Outcome> {
  try {
    const result = await client.signAndExecuteTransaction({transaction, signer});
    const {digest, status} = result.Transaction ?? result.FailedTransaction;
    await client.waitForTransaction({digest});
    return status.success ? 'executed' : recipientRefused(status.error);
  } catch (error) {
    if (error instanceof SimulationError && error.executionError)
      return recipientRefused(error.executionError);
    if (error instanceof Error && SENDER_REFUSED.test(error.message))
      return 'sender refused';
    throw error;
  }
}
