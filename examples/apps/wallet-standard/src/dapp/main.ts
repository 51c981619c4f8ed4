import type {WalletAccount} from '@mysten/wallet-standard';
import {watchWallets, type UsableWallet} from './find';
import {connect, disconnect, watchAccount} from './session';
import {explain, signIn, signTip} from './sign';

const app = document.querySelector('#app') ?? document.body;
const wallets = document.createElement('p');
const status = document.createElement('p');
status.id = 'status';
const actions = document.createElement('p');
const log = document.createElement('ol');
app.append(wallets, status, actions, log);

function button(parent: HTMLElement, label: string, task: () => Promise<string>): void {
  const element = document.createElement('button');
  element.textContent = label;
  element.addEventListener('click', () => {
    const entry = document.createElement('li');
    task()
      .catch(explain)
      .then((text) => {
        entry.textContent = `${label}: ${text}`;
        log.append(entry);
      })
      .catch(console.error);
  });
  parent.append(element);
}

// #region show
function show(wallet: UsableWallet, account: WalletAccount | undefined): void {
  status.textContent = account ? `Connected as ${account.address}` : 'Not connected';
  actions.replaceChildren();
  if (!account) return;
  button(
    actions,
    'Sign in',
    async () => `valid ${await signIn(wallet, account, crypto.randomUUID())}`,
  );
  button(actions, 'Sign a tip', async () => `valid ${await signTip(wallet, account)}`);
  button(actions, 'Disconnect', async () => {
    await disconnect(wallet);
    return 'done';
  });
}

const watched = new Set<UsableWallet>();

watchWallets((found) => {
  wallets.replaceChildren();
  for (const wallet of found) {
    if (!watched.has(wallet)) {
      watched.add(wallet);
      watchAccount(wallet, (account) => {
        show(wallet, account);
      });
    }
    for (const silent of [false, true]) {
      button(
        wallets,
        silent ? `Reconnect ${wallet.name}` : `Connect ${wallet.name}`,
        async () => {
          const account = await connect(wallet, silent);
          show(wallet, account);
          return account ? 'done' : 'no account';
        },
      );
    }
  }
  if (found.length === 0) wallets.textContent = 'No wallet found';
});
// #endregion show
