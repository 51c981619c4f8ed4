// #region challenge
import type {SuiGrpcClient} from '@mysten/sui/grpc';
import {isValidPersonalMessageSignature} from '@mysten/sui/verify';

/** What your service remembers of a check that is under way. Each serves once. */
export interface Check {
  account: string;
  /** Random, made for this check. */
  nonce: string;
  expiresMs: number;
}

/** What the customer's wallet shows and signs. */
export const challengeText = ({account, nonce, expiresMs}: Check): string =>
  [
    'cellar.example asks for the proof of your address.',
    `Address: ${account}`,
    `Check: ${nonce}`,
    `Valid until: ${new Date(expiresMs).toISOString()}`,
  ].join('\n');

export type Answer = 'proved' | 'too late' | 'wrong signature';

/** Whether the owner of the address has signed. Signatures of zkLogin need `client`. */
export async function checkAnswer(
  check: Check,
  signature: string,
  nowMs: number,
  client?: SuiGrpcClient,
): Promise<Answer> {
  if (nowMs >= check.expiresMs) return 'too late';
  const message = new TextEncoder().encode(challengeText(check));
  const {account: address} = check;
  const valid = await isValidPersonalMessageSignature(message, signature, {
    address,
    client,
  });
  return valid ? 'proved' : 'wrong signature';
}
// #endregion challenge
