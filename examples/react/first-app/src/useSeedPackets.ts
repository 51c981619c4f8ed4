import {useCurrentClient} from '@mysten/dapp-kit-react';
import {useCallback, useEffect, useState} from 'react';
import {listSeedPackets, type SeedPacket} from './seed-packets';

/** The packets of `owner`, and a function that reads them again. */
export function useSeedPackets(owner: string) {
  const client = useCurrentClient();
  const [packets, setPackets] = useState<SeedPacket[]>();
  const [error, setError] = useState<string>();
  const [round, setRound] = useState(0);

  useEffect(() => {
    const controller = new AbortController();
    const {signal} = controller;
    listSeedPackets(client, owner, signal).then(
      (found) => {
        if (signal.aborted) return;
        setPackets(found);
        setError(undefined);
      },
      (reason: unknown) => {
        if (!signal.aborted) setError(String(reason));
      },
    );
    return () => {
      controller.abort();
    };
  }, [client, owner, round]);

  const refresh = useCallback(() => {
    setRound((n) => n + 1);
  }, []);
  return {packets, error, refresh};
}
