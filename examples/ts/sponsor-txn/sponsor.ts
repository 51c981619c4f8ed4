import type {Signer} from '@mysten/sui/cryptography';
import type {SuiGrpcClient} from '@mysten/sui/grpc';
import {Transaction} from '@mysten/sui/transactions';
import {fromBase64, normalizeStructTag, SUI_TYPE_ARG} from '@mysten/sui/utils';
import {isValidTransactionSignature} from '@mysten/sui/verify';
import {checkCommands, checkGas, type Policy, type TransactionData} from './policy';
import type {Answer, SignedTransaction, Terms} from './protocol';

const refused = (...problems: string[]): Answer => ({kind: 'refused', problems});

// #region class
/** Co-signs and executes what users have signed, and pays from its address balance. */
export class Sponsor {
  readonly #spent = new Map<string, bigint>();

  constructor(
    private readonly client: SuiGrpcClient,
    private readonly signer: Signer,
    private readonly policy: Policy,
    /** MIST that one sender may have reserved in the life of this process. */
    private readonly quota: bigint,
  ) {}

  get terms(): Terms {
    const {sponsor, functions, maxBudget} = this.policy;
    return {sponsor, functions: [...functions], maxBudget: maxBudget.toString()};
  }
  // #endregion class

  // #region execute
  async execute({bytes: base64, signature}: SignedTransaction): Promise<Answer> {
    const bytes = fromBase64(base64);
    const data = Transaction.from(bytes).getData();
    const problems = [
      ...checkCommands(data, this.policy),
      ...checkGas(data, this.policy, [], await this.#epoch()),
    ];
    if (problems.length > 0 || !data.sender) return refused(...problems);

    const {client} = this;
    if (
      !(await isValidTransactionSignature(bytes, signature, {
        client,
        address: data.sender,
      }))
    )
      return refused('the signature');
    const doubts = await this.#simulate(bytes, data);
    if (doubts.length > 0) return refused(...doubts);
    if (!this.#reserve(data.sender, BigInt(data.gasData.budget ?? 0)))
      return refused('the quota of the sender is used up');

    const {signature: own} = await this.signer.signTransaction(bytes);
    const result = await client.executeTransaction({
      transaction: bytes,
      signatures: [signature, own],
    });
    const {digest, status} = result.Transaction ?? result.FailedTransaction;
    return {
      kind: 'executed',
      digest,
      success: status.success,
      error: status.error?.message ?? null,
    };
  }
  // #endregion execute

  // #region simulate
  /** What a dry run shows: that it would fail, or cost the sponsor more than gas. */
  async #simulate(
    transaction: Uint8Array,
    {gasData}: TransactionData,
  ): Promise<string[]> {
    const {sponsor} = this.policy;
    const {balance} = await this.client.getBalance({owner: sponsor});
    if (BigInt(balance.addressBalance) < BigInt(gasData.budget ?? 0))
      return ['the sponsor is out of funds'];

    const result = await this.client.simulateTransaction({
      transaction,
      include: {balanceChanges: true},
    });
    if (result.$kind === 'FailedTransaction')
      return [`it would fail: ${result.FailedTransaction.status.error?.message}`];
    const isGas = (coinType: string, amount: bigint) =>
      normalizeStructTag(coinType) === normalizeStructTag(SUI_TYPE_ARG) &&
      -amount <= BigInt(gasData.budget ?? 0);
    return result.Transaction.balanceChanges
      .filter(
        ({address, coinType, amount}) =>
          address === sponsor && BigInt(amount) < 0n && !isGas(coinType, BigInt(amount)),
      )
      .map(({coinType, amount}) => `it would cost the sponsor ${amount} of ${coinType}`);
  }
  // #endregion simulate

  // #region quota
  #reserve(sender: string, budget: bigint): boolean {
    const spent = (this.#spent.get(sender) ?? 0n) + budget;
    if (spent > this.quota) return false;
    this.#spent.set(sender, spent);
    return true;
  }

  async #epoch(): Promise<bigint> {
    const {systemState} = await this.client.getCurrentSystemState();
    return BigInt(systemState.epoch);
  }
  // #endregion quota
}
