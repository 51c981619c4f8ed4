import {useCurrentClient} from '@mysten/dapp-kit-react';
import {useCallback, useEffect, useState} from 'react';
import {readGame, type Game} from './game';

const POLL_MS = 3_000;

// #region hook
/**
 * The state of a game, read again every three seconds until it is over, and on demand.
 */
export function useGame(id: string) {
  const client = useCurrentClient();
  const [game, setGame] = useState<Game>();
  const [error, setError] = useState<string>();
  const [round, setRound] = useState(0);
  const isOver = game?.result !== undefined;

  const refresh = useCallback(() => {
    setRound((n) => n + 1);
  }, []);

  useEffect(() => {
    const controller = new AbortController();
    const {signal} = controller;
    readGame(client, id, signal).then(
      (found) => {
        if (signal.aborted) return;
        setGame(found);
        setError(undefined);
      },
      (reason: unknown) => {
        if (!signal.aborted) setError(String(reason));
      },
    );
    const timer = isOver ? undefined : setTimeout(refresh, POLL_MS);
    return () => {
      controller.abort();
      clearTimeout(timer);
    };
  }, [client, id, round, isOver, refresh]);

  return {game, error, refresh};
}
// #endregion hook
