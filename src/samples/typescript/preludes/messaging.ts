// Declares the package for samples that name this prelude: examples do not install it.
import '../declarations/sui-stack-messaging';
import type {Signer} from '@mysten/sui/cryptography';
import type {createSuiStackMessagingClient} from '@mysten/sui-stack-messaging';

declare global {
  /** Keeps the declarations to the samples that ask for them. */
  interface MessagingIsDeclared {
    readonly version: '0.0.2';
  }
}

/** The chat's client, who signs, and the group of a kitchen's team. */
export declare const chat: ReturnType<typeof createSuiStackMessagingClient>;
export declare const signer: Signer;
export declare const uuid: string;
