import {useCurrentAccount} from '@mysten/dapp-kit-react';
import {ConnectButton} from '@mysten/dapp-kit-react/ui';
import {PacketList} from './PacketList';

export function App() {
  const account = useCurrentAccount();

  return (
    <main>
      <h1>Greenhouse</h1>
      <ConnectButton />
      {account ? (
        <PacketList key={account.address} owner={account.address} />
      ) : (
        <p>Connect a Testnet wallet to see your seed packets.</p>
      )}
    </main>
  );
}
