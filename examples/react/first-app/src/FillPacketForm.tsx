import {useCurrentClient, useDAppKit} from '@mysten/dapp-kit-react';
import {type SubmitEvent, useState} from 'react';
import {fillPacket} from './seed-packets';

interface FillPacketFormProps {
  owner: string;
  onFilled: () => void;
}

export function FillPacketForm({owner, onFilled}: FillPacketFormProps) {
  const dAppKit = useDAppKit();
  const client = useCurrentClient();
  const [variety, setVariety] = useState('tomato');
  const [seeds, setSeeds] = useState(12);
  const [pending, setPending] = useState(false);
  const [message, setMessage] = useState('');

  async function fill() {
    setPending(true);
    setMessage('');
    try {
      const result = await dAppKit.signAndExecuteTransaction({
        transaction: fillPacket(variety, seeds, owner),
      });
      if (result.FailedTransaction) {
        throw new Error(result.FailedTransaction.status.error?.message);
      }
      // The full node must know the transaction before the list is read again.
      await client.waitForTransaction({digest: result.Transaction.digest});
      setMessage(`Done: ${result.Transaction.digest}`);
      onFilled();
    } catch (error) {
      setMessage(error instanceof Error ? error.message : String(error));
    } finally {
      setPending(false);
    }
  }

  function onSubmit(event: SubmitEvent) {
    event.preventDefault();
    void fill();
  }

  return (
    <form onSubmit={onSubmit}>
      <label>
        Variety{' '}
        <input
          value={variety}
          required
          onChange={(event) => {
            setVariety(event.target.value);
          }}
        />
      </label>
      <label>
        Seeds{' '}
        <input
          type="number"
          min={1}
          max={50}
          value={seeds}
          required
          onChange={(event) => {
            setSeeds(Number(event.target.value));
          }}
        />
      </label>
      <button type="submit" disabled={pending}>
        {pending ? 'Waiting…' : 'Fill a packet'}
      </button>
      <p role="status">{message}</p>
    </form>
  );
}
