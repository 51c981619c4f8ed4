import {useCurrentClient} from '@mysten/dapp-kit-react';
import {useCallback, useEffect, useState} from 'react';
import {readTurnstile, type Turnstile} from './turnstile';

const PAUSE_MS = 3_000;

/**
 * The turnstile as it was a few seconds ago at most, and a function that reads it at
 * once.
 */
export function useTurnstile(id: string) {
  const client = useCurrentClient();
  const [turnstile, setTurnstile] = useState<Turnstile>();
  const [error, setError] = useState<string>();
  const [round, setRound] = useState(0);

  useEffect(() => {
    const controller = new AbortController();
    const {signal} = controller;
    let timer: ReturnType<typeof setTimeout> | undefined;

    // The next request starts after the last one has ended, so slow answers never pile
    // up.
    async function poll() {
      try {
        const found = await readTurnstile(client, id, signal);
        if (signal.aborted) return;
        setTurnstile(found);
        setError(undefined);
      } catch (reason) {
        if (signal.aborted) return;
        setError(String(reason));
      }
      timer = setTimeout(() => void poll(), PAUSE_MS);
    }

    void poll();
    return () => {
      controller.abort();
      clearTimeout(timer);
    };
  }, [client, id, round]);

  const refresh = useCallback(() => {
    setRound((n) => n + 1);
  }, []);
  return {turnstile, error, refresh};
}
