/**
 * The part of `@mysten/enoki` 1.2.16 that samples use, written from its public source
 * (MystenLabs/ts-sdks at 03fe26bf, August 2026), because nothing here installs the package.
 */
declare module '@mysten/enoki' {
  import type {ClientWithCoreApi} from '@mysten/sui/client';
  import type {ZkLoginSignatureInputs} from '@mysten/sui/zklogin';
  import type {UiWallet} from '@mysten/dapp-kit-react';

  export type AuthProvider = 'google' | 'facebook' | 'twitch' | 'onefc' | 'playtron';
  export type EnokiNetwork = 'mainnet' | 'testnet' | 'devnet';

  interface ProviderOptions {
    clientId: string;
    redirectUrl?: string;
    extraParams?: Record<string, string> | (() => Record<string, string>);
  }

  export function enokiWalletsInitializer(options: {
    apiKey: string;
    apiUrl?: string;
    additionalEpochs?: number;
    windowFeatures?: string | (() => string);
    providers: Partial<Record<AuthProvider, ProviderOptions>>;
  }): {
    id: string;
    initialize(input: {networks: readonly string[]; getClient: (network?: string) => ClientWithCoreApi}): Promise<{unregister: () => void}>;
  };

  export function isEnokiWallet(wallet: UiWallet): boolean;
  export function isGoogleWallet(wallet: UiWallet): boolean;

  interface Session {
    maxEpoch: number;
    randomness: string;
    expiresAt: number;
    jwt?: string;
    proof?: ZkLoginSignatureInputs;
  }
  export function getSession(wallet: UiWallet, input?: {network?: EnokiNetwork}): Promise<Session | null>;

  export class EnokiClient {
    constructor(config: {apiKey: string; apiUrl?: string; additionalEpochs?: number});

    getZkLogin(input: {jwt: string}): Promise<{address: string; publicKey: string; salt: string}>;

    createSponsoredTransaction(input: {
      network?: EnokiNetwork;
      transactionKindBytes: string;
      sender: string;
      allowedMoveCallTargets?: string[];
    }): Promise<{bytes: string; digest: string}>;

    executeSponsoredTransaction(input: {digest: string; signature: string}): Promise<{digest: string}>;
  }
}
