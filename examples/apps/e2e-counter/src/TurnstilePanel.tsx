import {useCurrentClient} from '@mysten/dapp-kit-react';
import type {Transaction} from '@mysten/sui/transactions';
import {useEffect, useState} from 'react';
import {findKey, pass, reset} from './turnstile';
import {useSend} from './useSend';
import {useTurnstile} from './useTurnstile';

// #region key
/** The key that the visitor's address has for this turnstile, if any. */
function useKey(owner: string, turnstile: string) {
  const client = useCurrentClient();
  const [key, setKey] = useState<string>();
  useEffect(() => {
    const controller = new AbortController();
    findKey(client, owner, turnstile, controller.signal).then(
      setKey,
      (reason: unknown) => {
        if (!controller.signal.aborted) console.error(reason);
      },
    );
    return () => {
      controller.abort();
    };
  }, [client, owner, turnstile]);
  return key;
}
// #endregion key

// #region panel
export function TurnstilePanel({id, owner}: {id: string; owner: string}) {
  const client = useCurrentClient();
  const {turnstile, error, refresh} = useTurnstile(id);
  const {send, pending, error: sendError} = useSend();
  const key = useKey(owner, id);

  const sendAndRefresh = (transaction: Transaction) => {
    void send(transaction, async (digest) => {
      await client.waitForTransaction({digest});
      refresh();
    });
  };

  return (
    <section aria-busy={pending}>
      <h2>{turnstile?.name ?? 'Loading…'}</h2>
      {turnstile && <p>{turnstile.passages} passages</p>}
      <button
        type="button"
        disabled={pending || !turnstile}
        onClick={() => {
          sendAndRefresh(pass(id));
        }}
      >
        Pass
      </button>
      {key && (
        <button
          type="button"
          disabled={pending || !turnstile}
          onClick={() => {
            sendAndRefresh(reset(id, key));
          }}
        >
          Reset
        </button>
      )}
      {(error ?? sendError) && <p role="alert">{error ?? sendError}</p>}
    </section>
  );
}
// #endregion panel
