// #region chain
/** What became of a transaction, and what its sponsor paid, in MIST. */
export interface Outcome {
  success: boolean;
  error: string | null;
  /** Below zero if it freed more storage than it paid for. */
  cost: bigint;
}

/** What the station needs of the network. */
export interface Chain {
  epoch(): Promise<bigint>;
  isSignedBy(address: string, bytes: Uint8Array, signature: string): Promise<boolean>;
  /** What a dry run has against the transaction; empty where nothing. */
  dryRun(bytes: Uint8Array, sponsor: string, budget: bigint): Promise<string[]>;
  /** Throws if the outcome is not known. */
  execute(bytes: Uint8Array, signatures: string[]): Promise<Outcome>;
  /** Null if the node does not know the transaction. */
  outcome(digest: string): Promise<Outcome | null>;
}
// #endregion chain
