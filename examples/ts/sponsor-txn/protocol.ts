// #region protocol
/** What the sponsor pays for: the answer to `GET /terms`. */
export interface Terms {
  sponsor: string;
  functions: string[];
  /** In MIST. */
  maxBudget: string;
}

/** The body of `POST /transactions`: what the user signed, in Base64. */
export interface SignedTransaction {
  bytes: string;
  signature: string;
}

/** What became of it. Only `executed` has spent the sponsor's gas. */
export type Answer = Executed | {kind: 'refused'; problems: string[]};

export interface Executed {
  kind: 'executed';
  digest: string;
  success: boolean;
  error: string | null;
}
// #endregion protocol

// #region parse
/** Reads the body of a request, which may be anything. */
export function parseSigned(body: unknown): SignedTransaction {
  if (
    typeof body === 'object' &&
    body !== null &&
    'bytes' in body &&
    'signature' in body
  ) {
    const {bytes, signature} = body;
    if (typeof bytes === 'string' && typeof signature === 'string')
      return {bytes, signature};
  }
  throw new TypeError('expected {"bytes": "…", "signature": "…"}');
}
// #endregion parse
