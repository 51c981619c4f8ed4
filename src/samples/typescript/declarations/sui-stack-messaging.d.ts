/**
 * The part of `@mysten/sui-stack-messaging` 0.0.2 that samples use, and of `@mysten/sui-groups`
 * below it, written from their public sources (MystenLabs/sui-stack-messaging at 479992f0 and
 * MystenLabs/sui-groups at be19f47c, April 2026), because nothing here installs the packages.
 */
declare module '@mysten/sui-stack-messaging' {
  import type {ClientWithCoreApi} from '@mysten/sui/client';
  import type {Signer} from '@mysten/sui/cryptography';
  import type {SealClient, SealClientOptions, SessionKey} from '@mysten/seal';

  export type GroupRef =
    {groupId: string; encryptionHistoryId: string; uuid?: never} | {uuid: string; groupId?: never; encryptionHistoryId?: never};

  interface SessionKeyOptions {
    ttlMin?: number;
    mvrName?: string;
    refreshBufferMs?: number;
  }

  export type SessionKeyConfig =
    | ({signer: Signer} & SessionKeyOptions)
    | ({address: string; onSign: (message: Uint8Array) => Promise<string>} & SessionKeyOptions)
    | {getSessionKey: () => Promise<SessionKey> | SessionKey};

  export interface DecryptedMessage {
    messageId: string;
    groupId: string;
    order: number;
    text: string;
    senderAddress: string;
    createdAt: number;
    updatedAt: number;
    isEdited: boolean;
    isDeleted: boolean;
    senderVerified: boolean;
  }

  interface OfGroup {
    signer: Signer;
    groupRef: GroupRef;
  }

  interface Messaging {
    readonly derive: {
      groupId(options: {uuid: string}): string;
      encryptionHistoryId(options: {uuid: string}): string;
    };
    readonly view: {getCurrentKeyVersion(options: {uuid: string}): Promise<bigint>};
    createAndShareGroup(options: {signer: Signer; name: string; uuid?: string; initialMembers?: string[]}): Promise<unknown>;
    sendMessage(options: OfGroup & {text?: string}): Promise<{messageId: string}>;
    getMessages(
      options: OfGroup & {afterOrder?: number; beforeOrder?: number; limit?: number},
    ): Promise<{messages: DecryptedMessage[]; hasNext: boolean}>;
    editMessage(options: OfGroup & {messageId: string; text: string}): Promise<void>;
    deleteMessage(options: OfGroup & {messageId: string}): Promise<void>;
    subscribe(options: OfGroup & {afterOrder?: number; signal?: AbortSignal}): AsyncIterable<DecryptedMessage>;
    disconnect(): void;
    rotateEncryptionKey(options: GroupRef & {signer: Signer}): Promise<unknown>;
    removeMembersAndRotateKey(options: GroupRef & {signer: Signer; members: string[]}): Promise<unknown>;
    leave(options: {signer: Signer; groupId: string}): Promise<unknown>;
    archiveGroup(options: {signer: Signer; groupId: string}): Promise<unknown>;
  }

  interface Groups {
    addMembers(options: {signer: Signer; groupId: string; members: {address: string; permissions: string[]}[]}): Promise<unknown>;
    grantPermissions(options: {signer: Signer; groupId: string; member: string; permissionTypes: string[]}): Promise<unknown>;
  }

  export function createSuiStackMessagingClient(
    baseClient: ClientWithCoreApi,
    options: {
      seal: SealClient | Omit<SealClientOptions, 'suiClient'>;
      encryption: {sessionKey: SessionKeyConfig; sealThreshold?: number};
      relayer: {relayerUrl: string; pollingIntervalMs?: number; timeout?: number; onError?: (error: Error) => void};
    },
  ): ClientWithCoreApi & {messaging: Messaging; groups: Groups; seal: SealClient};

  export function defaultMemberPermissionTypes(
    packageId: string,
  ): Record<'MessagingSender' | 'MessagingReader', string> & Record<string, string>;

  export const TESTNET_SUI_STACK_MESSAGING_PACKAGE_CONFIG: {originalPackageId: string; latestPackageId: string};
  export const MAINNET_SUI_STACK_MESSAGING_PACKAGE_CONFIG: {originalPackageId: string; latestPackageId: string};

  export class SuiStackMessagingClientError extends Error {}
  export class EncryptionAccessDeniedError extends SuiStackMessagingClientError {}
  export class RelayerTransportError extends Error {
    readonly status: number;
    readonly code?: string;
  }
}
