import {useCurrentAccount} from '@mysten/dapp-kit-react';
import {ConnectButton} from '@mysten/dapp-kit-react/ui';
import {isValidSuiObjectId} from '@mysten/sui/utils';
import {useSyncExternalStore} from 'react';
import {InstallForm} from './InstallForm';
import {TurnstilePanel} from './TurnstilePanel';

function subscribe(onChange: () => void) {
  window.addEventListener('hashchange', onChange);
  return () => {
    window.removeEventListener('hashchange', onChange);
  };
}

/** The address of the page names the turnstile, so that a link can be shared. */
const useHash = () => useSyncExternalStore(subscribe, () => location.hash.slice(1));

export function App() {
  const account = useCurrentAccount();
  const id = useHash();

  return (
    <main>
      <h1>Turnstile</h1>
      <ConnectButton />
      {!account && <p>Connect a Testnet wallet.</p>}
      {account && isValidSuiObjectId(id) && (
        <TurnstilePanel key={`${id}${account.address}`} id={id} owner={account.address} />
      )}
      {account && !isValidSuiObjectId(id) && <InstallForm owner={account.address} />}
    </main>
  );
}
