import type {Signer} from '@mysten/sui/cryptography';
import type {SuiGrpcClient} from '@mysten/sui/grpc';
import type {Transaction} from '@mysten/sui/transactions';
import type {Answer, SignedTransaction, Terms} from './protocol';

// #region client
/** The user's side: builds with the sponsor as gas owner, signs, and hands over. */
export class SponsorClient {
  constructor(
    private readonly url: string,
    private readonly client: SuiGrpcClient,
  ) {}

  async terms(): Promise<Terms> {
    const response = await fetch(`${this.url}/terms`);
    return (await response.json()) as Terms;
  }

  async execute(tx: Transaction, signer: Signer): Promise<Answer> {
    const {sponsor} = await this.terms();
    tx.setSender(signer.toSuiAddress());
    tx.setGasOwner(sponsor);
    tx.setGasPayment([]);
    const built = await tx.build({client: this.client});
    return this.post(await signer.signTransaction(built));
  }

  /** Takes what a wallet's `signTransaction` returns. */
  async post({bytes, signature}: SignedTransaction): Promise<Answer> {
    const response = await fetch(`${this.url}/transactions`, {
      method: 'POST',
      body: JSON.stringify({bytes, signature}),
    });
    if (response.status !== 200 && response.status !== 403)
      throw new Error(`the sponsor answered ${response.status}`);
    return (await response.json()) as Answer;
  }
}
// #endregion client
