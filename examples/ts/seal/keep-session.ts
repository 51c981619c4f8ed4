// #region store
import type {ExportedSessionKey, SessionKey} from '@mysten/seal';

const STORE = 'sessions';

/** Makes one request to the store of sessions, and waits until it's done. */
function request<Result>(
  mode: IDBTransactionMode,
  ask: (store: IDBObjectStore) => IDBRequest<Result>,
): Promise<Result> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open('reading-room', 1);
    opening.onupgradeneeded = () => opening.result.createObjectStore(STORE);
    opening.onerror = () => {
      reject(opening.error ?? new Error('The database did not open.'));
    };
    opening.onsuccess = () => {
      const database = opening.result;
      const transaction = database.transaction(STORE, mode);
      const asked = ask(transaction.objectStore(STORE));
      transaction.oncomplete = () => {
        resolve(asked.result);
      };
      transaction.onabort = () => {
        reject(transaction.error ?? new Error('The store refused.'));
      };
      database.close();
    };
  });
}

/** Stores a signed session under its address. The record contains a secret key. */
export async function keep(session: SessionKey): Promise<void> {
  const exported = session.export();
  await request('readwrite', (store) => store.put(exported, session.getAddress()));
}

export async function forget(reader: string): Promise<void> {
  await request('readwrite', (store) => store.delete(reader));
}

export function load(reader: string): Promise<ExportedSessionKey | undefined> {
  return request('readonly', (store) => store.get(reader));
}
// #endregion store
