// #region grpc
import {TransactionError, type SuiClientTypes} from '@mysten/sui/client';
import type {SuiGrpcClient} from '@mysten/sui/grpc';
import {normalizeStructTag, SUI_TYPE_ARG} from '@mysten/sui/utils';
import {isValidTransactionSignature} from '@mysten/sui/verify';
import type {Chain, Outcome} from './chain';

const include = {effects: true} as const;

/** The chain as a full node shows it. */
export class GrpcChain implements Chain {
  constructor(private readonly client: SuiGrpcClient) {}

  async epoch(): Promise<bigint> {
    const {systemState} = await this.client.getCurrentSystemState();
    return BigInt(systemState.epoch);
  }

  async isSignedBy(address: string, bytes: Uint8Array, signature: string) {
    const {client} = this;
    return isValidTransactionSignature(bytes, signature, {address, client});
  }

  async dryRun(transaction: Uint8Array, sponsor: string, budget: bigint) {
    const result = await this.client.simulateTransaction({
      transaction,
      include: {balanceChanges: true},
    });
    if (result.$kind === 'FailedTransaction')
      return [`it would fail: ${result.FailedTransaction.status.error?.message}`];
    return result.Transaction.balanceChanges
      .filter(({address, coinType, amount}) => {
        const isSui = normalizeStructTag(coinType) === normalizeStructTag(SUI_TYPE_ARG);
        return address === sponsor && -BigInt(amount) > (isSui ? budget : 0n);
      })
      .map(({coinType, amount}) => `it would take ${amount} of ${coinType}`);
  }

  async execute(transaction: Uint8Array, signatures: string[]): Promise<Outcome> {
    const options = {transaction, signatures, include};
    return outcomeOf(await this.client.executeTransaction(options));
  }

  async outcome(digest: string): Promise<Outcome | null> {
    try {
      return outcomeOf(await this.client.getTransaction({digest, include}));
    } catch (error) {
      if (error instanceof TransactionError) return null;
      throw error;
    }
  }
}

function outcomeOf(result: SuiClientTypes.TransactionResult<{effects: true}>): Outcome {
  const {status, effects} = result.Transaction ?? result.FailedTransaction;
  const {computationCost, storageCost, storageRebate} = effects.gasUsed;
  return {
    success: status.success,
    error: status.error?.message ?? null,
    cost: BigInt(computationCost) + BigInt(storageCost) - BigInt(storageRebate),
  };
}
// #endregion grpc
