import {useCurrentClient, useDAppKit} from '@mysten/dapp-kit-react';
import type {Transaction} from '@mysten/sui/transactions';
import {useState} from 'react';

/** Sends transactions one at a time; `message` is what went wrong with the last one. */
export function useSend() {
  const dAppKit = useDAppKit();
  const client = useCurrentClient();
  const [pending, setPending] = useState(false);
  const [message, setMessage] = useState('');

  /**
   * Returns the IDs and types of the objects that changed, or nothing if the transaction
   * failed.
   */
  async function send(
    transaction: Transaction,
  ): Promise<Record<string, string> | undefined> {
    setPending(true);
    setMessage('');
    try {
      const result = await dAppKit.signAndExecuteTransaction({transaction});
      if (result.FailedTransaction)
        throw new Error(result.FailedTransaction.status.error?.message);
      const {digest} = result.Transaction;
      const known = await client.waitForTransaction({
        digest,
        include: {objectTypes: true},
      });
      return known.Transaction?.objectTypes;
    } catch (error) {
      setMessage(error instanceof Error ? error.message : String(error));
      return undefined;
    } finally {
      setPending(false);
    }
  }

  return {send, pending, message};
}
