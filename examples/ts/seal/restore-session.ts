// #region restore
import {ExpiredSessionKeyError, SessionKey} from '@mysten/seal';
import {client} from './client';
import {startSession} from './decrypt';
import {forget, keep, load} from './keep-session';

/** The stored session of this reader, or null if there is none that still works. */
async function restore(reader: string): Promise<SessionKey | null> {
  const exported = await load(reader);
  if (!exported) return null;
  try {
    return SessionKey.import(exported, client);
  } catch (error) {
    if (!(error instanceof ExpiredSessionKeyError)) throw error;
    await forget(reader);
    return null;
  }
}

/** Asks the wallet only if the last session is over. */
export async function sessionOf(
  reader: string,
  sign: (message: Uint8Array) => Promise<{signature: string}>,
): Promise<SessionKey> {
  const restored = await restore(reader);
  if (restored) return restored;
  const session = await startSession(reader, sign);
  await keep(session);
  return session;
}
// #endregion restore
