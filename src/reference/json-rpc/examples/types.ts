/** Anything that JSON has. */
export type Json = string | number | boolean | null | readonly Json[] | {readonly [key: string]: Json};

/** One call of a method: what went over the wire, and what came back. */
export interface Example {
  params: readonly Json[];
  /** For a subscription: what each notification carried. */
  result: Json;
}

/** Addresses of the examples: valid in form, and nobody's. */
export const alice = '0x00000000000000000000000000000000000000000000000000000000000a11ce';
export const bob = '0x0000000000000000000000000000000000000000000000000000000000000b0b';

/** `ca5e` → an address or object ID of full length. */
export const id = (digits: string): string => `0x${digits.padStart(64, '0')}`;

/** A coin, a second one, a package, an object of its type, and a validator. */
export const coin = id('c01d');
export const otherCoin = id('c01e');
export const packageId = id('ca5e');
export const plant = id('91a27');
export const validator = id('7a11da');

export const sui = '0x2::sui::SUI';
export const leaf = `${packageId}::leaf::LEAF`;

/** Digests of the examples: Base58 of 32 bytes, of nothing on any network. */
export const digest = {
  transaction: 'B9V2RERKnpuKvj95r73quu7YMwVQwtJvdvr9km7Rf38p',
  otherTransaction: '5cFGgAbZC33NaV7oXszR79noBBTzw5X6s38ApA9UaxKy',
  previous: 'BmEft1py8inFYkuUK4CyaYCNMUtXahsK5H37yCafE8mv',
  object: 'HaRRjM2kzb2yP9Ag6E73qR2BUyibffNhrtFyLyq7pZFi',
  otherObject: 'EiJS54VnxKFLp31JVr23wRDpQ2ZaVZ7ZK5eXAKPKnsSk',
  gas: 'CmJ1eC5G3tsUPyoJrhsZAbPg2STepqDQrdZ9vR7QVcg4',
  checkpoint: '4J3Uo5RRtMRMjXqege2oxRctn79WZQoH3EnJLjbgNmGU',
  otherCheckpoint: '4hwJS7JMunc1zZtrP1QHf7AKJojFx4Rix1zfZdA1mtJ8',
} as const;

/** Base64 of a signed transaction that was never sent, and its signature. */
export const signed = {
  bytes:
    'AAACAAhAQg8AAAAAAAAgAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAACwsCAgABAQAAAQECAAABAQCgzMi8yD9sYoNAE0+FRqIeBhj9GqoCQyu6RUxKLCIz2gEAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAADAHQcAAAAAAAAAIPZKxsnjDEkj5j4+RXwDCV6FyYblE8YdALMK8LjuyA8NoMzIvMg/bGKDQBNPhUaiHgYY/RqqAkMrukVMSiwiM9roAwAAAAAAAEBLTAAAAAAAAA==',
  signature:
    'AEkxJgYwm5F/Sud7Ie8Fhb7hV8oQ5QPKsw3/z9aenv7vQPyoH7+7D07yNFGqoZs9oIjv1uHjJEnJ+wDDMcMmgQ/qSmxj4pxSCr71UHsTLsX5lUd2rr6+e5JCHuppFEbSLA==',
} as const;

const gasUsed = {computationCost: '1000000', storageCost: '1976000', storageRebate: '978120', nonRefundableStorageFee: '9880'};
const gasObject = {owner: {AddressOwner: alice}, reference: {objectId: coin, version: '389214493', digest: digest.gas}};

/** Effects of a transfer of 0.001 SUI to Bob. */
export const effects = {
  messageVersion: 'v1',
  status: {status: 'success'},
  executedEpoch: '1262',
  gasUsed,
  transactionDigest: digest.transaction,
  created: [{owner: {AddressOwner: bob}, reference: {objectId: otherCoin, version: '389214493', digest: digest.otherObject}}],
  mutated: [gasObject],
  gasObject,
  dependencies: [digest.previous],
} as const;

/** What that transfer changed in balances. */
export const balanceChanges = [
  {owner: {AddressOwner: alice}, coinType: sui, amount: '-2997880'},
  {owner: {AddressOwner: bob}, coinType: sui, amount: '1000000'},
] as const;

/** The transfer as its sender signed it. */
export const transactionData = {
  messageVersion: 'v1',
  transaction: {
    kind: 'ProgrammableTransaction',
    inputs: [
      {type: 'pure', valueType: 'u64', value: '1000000'},
      {type: 'pure', valueType: 'address', value: bob},
    ],
    transactions: [{SplitCoins: ['GasCoin', [{Input: 0}]]}, {TransferObjects: [[{Result: 0}], {Input: 1}]}],
  },
  sender: alice,
  gasData: {payment: [{objectId: coin, version: '389214470', digest: digest.object}], owner: alice, price: '1000', budget: '5000000'},
} as const;

/** An event of the greenhouse package. */
export const event = {
  id: {txDigest: digest.transaction, eventSeq: '0'},
  packageId,
  transactionModule: 'greenhouse',
  sender: alice,
  type: `${packageId}::greenhouse::Watered`,
  parsedJson: {plant, milliliters: '250'},
  bcsEncoding: 'base64',
  bcs: '+gAAAAAAAAA=',
  timestampMs: '1795192928317',
} as const;

/** An object of the greenhouse package, with content. */
export const plantData = {
  objectId: plant,
  version: '389214493',
  digest: digest.otherObject,
  type: `${packageId}::greenhouse::Plant`,
  owner: {AddressOwner: alice},
  content: {
    dataType: 'moveObject',
    type: `${packageId}::greenhouse::Plant`,
    hasPublicTransfer: true,
    fields: {id: {id: plant}, name: 'Ada', height: '42'},
  },
} as const;
