import {useCurrentClient} from '@mysten/dapp-kit-react';
import {type SubmitEvent, useState} from 'react';
import {install, installedBy} from './turnstile';
import {useSend} from './useSend';

export function InstallForm({owner}: {owner: string}) {
  const client = useCurrentClient();
  const {send, pending, error} = useSend();
  const [name, setName] = useState('North gate');

  function onSubmit(event: SubmitEvent) {
    event.preventDefault();
    void send(install(name, owner), async (digest) => {
      location.hash = await installedBy(client, digest);
    });
  }

  return (
    <form onSubmit={onSubmit}>
      <label>
        Name{' '}
        <input
          value={name}
          required
          maxLength={40}
          onChange={(event) => {
            setName(event.target.value);
          }}
        />
      </label>
      <button type="submit" disabled={pending}>
        {pending ? 'Waiting…' : 'Install'}
      </button>
      {error && <p role="alert">{error}</p>}
    </form>
  );
}
