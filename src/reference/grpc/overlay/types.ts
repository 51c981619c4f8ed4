/** A JSON object, such as `grpcurl` takes and prints. */
export interface JsonObject {
  readonly [key: string]: JsonData;
}
export type JsonData = string | number | boolean | null | JsonObject | readonly JsonData[];

/** What we say of a method beyond its source. Texts are Markdown. */
export interface MethodOverlay {
  /** What it does, in one or two sentences. */
  summary: string;
  /** Defaults, limits and traps, a paragraph each. */
  notes?: readonly string[];
  /**
   * The message that `read_mask` selects from, by short name, and the paths that the server reads
   * where none is given.
   */
  mask?: {root: string; default: string};
  /** Request as `grpcurl` takes it. */
  request: JsonObject;
  /** What `grpcurl` prints: one object, or one for each frame of a stream. */
  response: readonly JsonObject[];
}

/** What we say of a service. */
export interface ServiceOverlay {
  /** Property of `SuiGrpcClient`. */
  client: string;
  /** What it answers, in a few words, for the table of services. */
  topic: string;
  /** Description of the page. */
  description: string;
  /** First paragraphs of the page, in Markdown. */
  intro: readonly string[];
  /** Host and port that the shell examples call. */
  host: 'testnet' | 'mainnet' | 'local';
  methods: Readonly<Record<string, MethodOverlay>>;
}

/** Addresses of the examples: valid in form, and nobody's. */
export const alice = '0x00000000000000000000000000000000000000000000000000000000000a11ce';
export const bob = '0x0000000000000000000000000000000000000000000000000000000000000b0b';

/** Digests of the examples: Base58 of 32 bytes, of nothing on any network. */
export const digests = {
  transaction: 'B9V2RERKnpuKvj95r73quu7YMwVQwtJvdvr9km7Rf38p',
  otherTransaction: '5cFGgAbZC33NaV7oXszR79noBBTzw5X6s38ApA9UaxKy',
  object: 'HaRRjM2kzb2yP9Ag6E73qR2BUyibffNhrtFyLyq7pZFi',
  otherObject: 'EiJS54VnxKFLp31JVr23wRDpQ2ZaVZ7ZK5eXAKPKnsSk',
  checkpoint: '4J3Uo5RRtMRMjXqege2oxRctn79WZQoH3EnJLjbgNmGU',
  otherCheckpoint: '4hwJS7JMunc1zZtrP1QHf7AKJojFx4Rix1zfZdA1mtJ8',
} as const;

/** `0x5` → the long form that responses have. */
export const long = (short: string): string => `0x${short.replace(/^0x/, '').padStart(64, '0')}`;
