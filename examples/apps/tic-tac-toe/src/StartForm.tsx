import {isValidSuiAddress} from '@mysten/sui/utils';
import {type SubmitEvent, useState} from 'react';
import {PACKAGE_ID} from './constants';
import {start} from './game';
import {useSend} from './useSend';

// #region form
export function StartForm({onStarted}: {onStarted: (id: string) => void}) {
  const [opponent, setOpponent] = useState('');
  const {send, pending, message} = useSend();

  async function begin() {
    const changed = await send(start(opponent));
    const [id] =
      Object.entries(changed ?? {}).find(
        ([, type]) => type === `${PACKAGE_ID}::open_game::Game`,
      ) ?? [];
    if (id) onStarted(id);
  }

  function onSubmit(event: SubmitEvent) {
    event.preventDefault();
    void begin();
  }

  return (
    <form onSubmit={onSubmit}>
      <label>
        Address of your opponent{' '}
        <input
          value={opponent}
          required
          onChange={(event) => {
            setOpponent(event.target.value);
          }}
        />
      </label>
      <button type="submit" disabled={pending || !isValidSuiAddress(opponent)}>
        {pending ? 'Waiting…' : 'Start a game'}
      </button>
      {message && <p role="alert">{message}</p>}
    </form>
  );
}
// #endregion form
