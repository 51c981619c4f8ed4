// #region fake
import {TransactionDataBuilder} from '@mysten/sui/transactions';
import {isValidTransactionSignature} from '@mysten/sui/verify';
import type {Chain, Outcome} from './chain';

/** A chain in memory, for tests: executes what it gets, unless a test says otherwise. */
export class FakeChain implements Chain {
  now = 1317n;
  /** What the next transaction will do. */
  next: Outcome = {success: true, error: null, cost: 1_400_000n};
  /** The answer gets lost, before or after the network has the transaction. */
  lose: 'nothing' | 'request' | 'answer' = 'nothing';
  readonly executed = new Map<string, Outcome>();

  async epoch(): Promise<bigint> {
    return this.now;
  }

  async isSignedBy(address: string, bytes: Uint8Array, signature: string) {
    return isValidTransactionSignature(bytes, signature, {address});
  }

  async dryRun(): Promise<string[]> {
    return [];
  }

  async execute(bytes: Uint8Array, signatures: string[]): Promise<Outcome> {
    if (signatures.length !== 2) throw new Error('expected two signatures');
    if (this.lose === 'request') throw new Error('the connection broke');
    this.executed.set(TransactionDataBuilder.getDigestFromBytes(bytes), this.next);
    if (this.lose === 'answer') throw new Error('the connection broke');
    return this.next;
  }

  async outcome(digest: string): Promise<Outcome | null> {
    return this.executed.get(digest) ?? null;
  }
}
// #endregion fake
