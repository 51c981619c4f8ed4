// #region station
import type {Signer} from '@mysten/sui/cryptography';
import {Transaction, TransactionDataBuilder} from '@mysten/sui/transactions';
import {fromBase64} from '@mysten/sui/utils';
import {checkCommands, checkGas, lastEpoch, type Policy} from '../sponsor-txn/policy';
import type {SignedTransaction} from '../sponsor-txn/protocol';
import type {Chain, Outcome} from './chain';
import type {Ledger} from './ledger';

export type Reply =
  | {kind: 'refused'; problems: string[]}
  | {kind: 'executed'; digest: string; outcome: Outcome}
  /** Sent, or being sent; ask again with the same bytes. */
  | {kind: 'pending'; digest: string};

const refused = (...problems: string[]): Reply => ({kind: 'refused', problems});

/** Pays for the transactions of known accounts, within their budgets. */
export class GasStation {
  constructor(
    private readonly chain: Chain,
    private readonly signer: Signer,
    private readonly policy: Policy,
    private readonly ledger: Ledger,
    private readonly now: () => Date = () => new Date(),
  ) {}

  /** `account` is who logged in, never something that the request says about itself. */
  async sponsor(account: string, signed: SignedTransaction): Promise<Reply> {
    const bytes = fromBase64(signed.bytes);
    const digest = TransactionDataBuilder.getDigestFromBytes(bytes);
    if (this.ledger.find(digest)) return this.again(digest);

    const epoch = await this.chain.epoch();
    const data = Transaction.from(bytes).getData();
    const problems = [
      ...checkCommands(data, this.policy),
      ...checkGas(data, this.policy, [], epoch),
    ];
    if (problems.length > 0 || !data.sender) return refused(...problems);
    const {chain, policy} = this;
    if (!(await chain.isSignedBy(data.sender, bytes, signed.signature)))
      return refused('the signature');
    const budget = BigInt(data.gasData.budget ?? 0);
    const doubts = await chain.dryRun(bytes, policy.sponsor, budget);
    if (doubts.length > 0) return refused(...doubts);

    const problem = this.ledger.reserve({
      digest,
      account,
      day: this.now().toISOString().slice(0, 10),
      budget,
      lastEpoch: lastEpoch(data) ?? epoch,
    });
    return problem ? refused(problem) : this.pay(digest, bytes, signed.signature);
  }
  // #endregion station

  // #region pay
  private async pay(digest: string, bytes: Uint8Array, user: string): Promise<Reply> {
    try {
      const {signature: own} = await this.signer.signTransaction(bytes);
      const outcome = await this.chain.execute(bytes, [user, own]);
      this.ledger.settle(digest, outcome.cost);
      return {kind: 'executed', digest, outcome};
    } catch (error) {
      // It may have been executed all the same, so the promise stands.
      console.error(digest, error);
      return {kind: 'pending', digest};
    }
  }

  private async again(digest: string): Promise<Reply> {
    const outcome = await this.chain.outcome(digest);
    if (!outcome) return {kind: 'pending', digest};
    this.ledger.settle(digest, outcome.cost);
    return {kind: 'executed', digest, outcome};
  }
  // #endregion pay

  // #region resolve
  /** Run this every few minutes: finds out about transactions without an answer. */
  async resolve(): Promise<void> {
    for (const {digest, lastEpoch: last} of this.ledger.open()) {
      // The epoch first: what is not found afterward can't have come in between.
      const epoch = await this.chain.epoch();
      const outcome = await this.chain.outcome(digest);
      if (outcome) this.ledger.settle(digest, outcome.cost);
      else if (epoch > last) this.ledger.release(digest);
    }
  }
  // #endregion resolve
}
