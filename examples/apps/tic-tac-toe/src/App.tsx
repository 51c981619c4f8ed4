import {useCurrentAccount} from '@mysten/dapp-kit-react';
import {ConnectButton} from '@mysten/dapp-kit-react/ui';
import {useEffect, useState} from 'react';
import {Board} from './Board';
import {StartForm} from './StartForm';

// #region app
/** The game's ID is the fragment of the page's address, so a link is an invitation. */
const idFromLocation = () => window.location.hash.slice(1);

export function App() {
  const account = useCurrentAccount();
  const [id, setId] = useState(idFromLocation);

  useEffect(() => {
    const onChange = () => {
      setId(idFromLocation());
    };
    window.addEventListener('hashchange', onChange);
    return () => {
      window.removeEventListener('hashchange', onChange);
    };
  }, []);

  const open = (next: string) => {
    window.location.hash = next;
  };

  return (
    <main>
      <h1>Noughts and crosses</h1>
      <ConnectButton />
      {!account && <p>Connect a Testnet wallet to play.</p>}
      {account && !id && <StartForm onStarted={open} />}
      {account && id && (
        <Board
          key={`${id} ${account.address}`}
          id={id}
          account={account.address}
          onClear={() => {
            open('');
          }}
        />
      )}
    </main>
  );
}
// #endregion app
