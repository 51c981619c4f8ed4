import {useDAppKit} from '@mysten/dapp-kit-react';
import type {Transaction} from '@mysten/sui/transactions';
import {useState} from 'react';

/**
 * Lets the wallet sign and send; `then` gets the digest of a transaction that succeeded.
 */
export function useSend() {
  const dAppKit = useDAppKit();
  const [pending, setPending] = useState(false);
  const [error, setError] = useState('');

  async function send(transaction: Transaction, then: (digest: string) => Promise<void>) {
    setPending(true);
    setError('');
    try {
      const result = await dAppKit.signAndExecuteTransaction({transaction});
      if (result.FailedTransaction)
        throw new Error(result.FailedTransaction.status.error?.message);
      await then(result.Transaction.digest);
    } catch (reason) {
      setError(reason instanceof Error ? reason.message : String(reason));
    } finally {
      setPending(false);
    }
  }

  return {send, pending, error};
}
