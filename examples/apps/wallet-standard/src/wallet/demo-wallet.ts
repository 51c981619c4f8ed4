// #region imports
import type {ClientWithCoreApi} from '@mysten/sui/client';
import {Ed25519Keypair} from '@mysten/sui/keypairs/ed25519';
import {Transaction} from '@mysten/sui/transactions';
import {toBase64} from '@mysten/sui/utils';
import {
  ReadonlyWalletAccount,
  StandardConnect,
  StandardDisconnect,
  StandardEvents,
  SUI_TESTNET_CHAIN,
  SuiGetCapabilities,
  SuiSignAndExecuteTransaction,
  SuiSignPersonalMessage,
  SuiSignTransaction,
  WALLET_STANDARD_ERROR__FEATURES__WALLET_ACCOUNT_CHAIN_UNSUPPORTED as CHAIN_UNSUPPORTED,
  WALLET_STANDARD_ERROR__REGISTRY__WALLET_ACCOUNT_NOT_FOUND as ACCOUNT_NOT_FOUND,
  WALLET_STANDARD_ERROR__USER__REQUEST_REJECTED as REJECTED,
  WalletStandardError,
} from '@mysten/wallet-standard';
import type {
  StandardConnectMethod,
  StandardEventsListeners,
  StandardEventsOnMethod,
  SuiSignAndExecuteTransactionMethod,
  SuiSignPersonalMessageMethod,
  SuiSignTransactionInput,
  SuiSignTransactionMethod,
  SuiWalletFeatures,
  Wallet,
  WalletAccount,
} from '@mysten/wallet-standard';
import {reviewMessage, reviewTransaction, simulate, type Question} from './review';
// #endregion imports

const icon =
  'data:image/svg+xml;base64,PHN2ZyB4bWxucz0iaHR0cDovL3d3dy53My5vcmcvMjAwMC9zdmciIHZpZXdCb3g9IjAgMCAxNiAxNiI+PGNpcmNsZSBjeD0iOCIgY3k9IjgiIHI9IjgiIGZpbGw9IiMxNDYiLz48L3N2Zz4=';

export interface DemoWalletOptions {
  /** Of the site, as the browser tells it. */
  origin: string;
  /** Shows the question outside of the app's reach and gives the user's answer. */
  approve: (question: Question) => Promise<boolean>;
  /** A client of Testnet. Without it nothing is simulated, resolved or executed. */
  client?: ClientWithCoreApi;
}

// #region identity
/**
 * A wallet with one key, for Testnet. The key is made at the start and gone with the
 * page.
 */
export class DemoWallet implements Wallet {
  readonly version = '1.0.0' as const;
  readonly id = 'example.demo-wallet';
  readonly name = 'Demo Wallet';
  readonly icon = icon;
  readonly chains = [SUI_TESTNET_CHAIN] as const;
  readonly features: SuiWalletFeatures;

  readonly #keypair = new Ed25519Keypair();
  readonly #account = new ReadonlyWalletAccount({
    address: this.#keypair.toSuiAddress(),
    publicKey: this.#keypair.getPublicKey().toSuiBytes(),
    chains: this.chains,
    features: [SuiSignPersonalMessage, SuiSignTransaction, SuiSignAndExecuteTransaction],
    label: 'Demo account',
  });
  // #endregion identity
  readonly #options: DemoWalletOptions;
  readonly #listeners = new Set<StandardEventsListeners['change']>();
  #authorized = false;
  #connected = false;

  // #region features
  constructor(options: DemoWalletOptions) {
    this.#options = options;
    this.features = {
      [StandardConnect]: {version: '1.0.0', connect: this.#connect},
      [StandardDisconnect]: {version: '1.0.0', disconnect: this.#disconnect},
      [StandardEvents]: {version: '1.0.0', on: this.#on},
      [SuiSignPersonalMessage]: {
        version: '1.1.0',
        signPersonalMessage: this.#signPersonalMessage,
      },
      [SuiSignTransaction]: {version: '2.0.0', signTransaction: this.#signTransaction},
      [SuiSignAndExecuteTransaction]: {
        version: '2.0.0',
        signAndExecuteTransaction: this.#signAndExecuteTransaction,
      },
      [SuiGetCapabilities]: {
        version: '1.0.0',
        getCapabilities: async () => ({supportedIntents: []}),
      },
    };
  }
  // #endregion features

  // #region connect
  /** The accounts that this app may see now, and no others. */
  get accounts(): readonly WalletAccount[] {
    return this.#connected ? [this.#account] : [];
  }

  readonly #connect: StandardConnectMethod = async ({silent} = {}) => {
    if (!this.#authorized) {
      if (silent) return {accounts: []};
      await this.#ask('Connect', [`Show ${this.#account.address} to this site`]);
      this.#authorized = true;
    }
    this.#setConnected(true);
    return {accounts: this.accounts};
  };

  readonly #disconnect = async (): Promise<void> => {
    this.#setConnected(false);
  };

  #setConnected(connected: boolean): void {
    if (this.#connected === connected) return;
    this.#connected = connected;
    for (const listener of this.#listeners) listener({accounts: this.accounts});
  }

  readonly #on: StandardEventsOnMethod = (_event, listener) => {
    this.#listeners.add(listener);
    return () => {
      this.#listeners.delete(listener);
    };
  };
  // #endregion connect

  // #region checks
  #check(
    account: WalletAccount,
    chain: SuiSignTransactionInput['chain'],
    featureName: keyof SuiWalletFeatures,
  ): void {
    const {address, chains, features} = this.#account;
    if (!this.#connected || account.address !== address) {
      throw new WalletStandardError(ACCOUNT_NOT_FOUND, {
        address: account.address,
        walletName: this.name,
      });
    }
    if (!chains.includes(chain)) {
      const context = {
        address,
        chain,
        featureName,
        supportedChains: [...chains],
        supportedFeatures: [...features],
      };
      throw new WalletStandardError(CHAIN_UNSUPPORTED, context);
    }
  }

  async #ask(title: string, lines: string[]): Promise<void> {
    const {approve, origin} = this.#options;
    if (!(await approve({title, origin, lines}))) throw new WalletStandardError(REJECTED);
  }
  // #endregion checks

  // #region message
  readonly #signPersonalMessage: SuiSignPersonalMessageMethod = async ({
    message,
    account,
    chain = SUI_TESTNET_CHAIN,
  }) => {
    this.#check(account, chain, SuiSignPersonalMessage);
    const copy = message.slice();
    await this.#ask('Sign a message', reviewMessage(copy));
    return this.#keypair.signPersonalMessage(copy);
  };
  // #endregion message

  // #region transaction
  /** Makes bytes of what the app passed, and lets the user decide on these bytes. */
  async #approved({
    transaction,
    chain,
    signal,
  }: SuiSignTransactionInput): Promise<Uint8Array> {
    signal?.throwIfAborted();
    const {address} = this.#account;
    const {client} = this.#options;
    const tx = Transaction.from(await transaction.toJSON());
    tx.setSenderIfNotSet(address);
    const bytes = await tx.build({client});

    const review = reviewTransaction(bytes, address);
    const outcome = client
      ? await simulate(client, bytes, address)
      : ['Not simulated: this wallet is offline'];
    signal?.throwIfAborted();
    await this.#ask(`Sign a transaction on ${chain}`, [...review, ...outcome]);
    signal?.throwIfAborted();
    return bytes;
  }

  readonly #signTransaction: SuiSignTransactionMethod = async (input) => {
    this.#check(input.account, input.chain, SuiSignTransaction);
    return this.#keypair.signTransaction(await this.#approved(input));
  };
  // #endregion transaction

  // #region execute
  readonly #signAndExecuteTransaction: SuiSignAndExecuteTransactionMethod = async (
    input,
  ) => {
    this.#check(input.account, input.chain, SuiSignAndExecuteTransaction);
    const {client} = this.#options;
    if (!client) throw new Error('this wallet is offline');
    const transaction = await this.#approved(input);
    const {bytes, signature} = await this.#keypair.signTransaction(transaction);
    const result = await client.core.executeTransaction({
      transaction,
      signatures: [signature],
      include: {effects: true},
    });
    const {digest, effects} = result.Transaction ?? result.FailedTransaction;
    if (!effects.bcs) throw new Error(`no effects of ${digest}`);
    return {bytes, signature, digest, effects: toBase64(effects.bcs)};
  };
  // #endregion execute
}
