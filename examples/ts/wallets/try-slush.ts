import {createDAppKit} from '@mysten/dapp-kit-react';
import {SuiGrpcClient} from '@mysten/sui/grpc';
import {getWallets, type Wallet} from '@mysten/wallet-standard';
import {browseLink, payLink, swapLink} from './slush-links';

/** Slush's answer about itself, from a URL that needs no network. */
const about = (enabled: boolean): string =>
  `data:application/json,${encodeURIComponent(
    JSON.stringify({
      id: 'com.mystenlabs.suiwallet.web',
      walletName: 'Slush',
      icon: 'data:image/svg+xml;base64,',
      enabled,
    }),
  )}`;
const pause = (): Promise<void> => new Promise((done) => setTimeout(done, 50));

const listed = (): string =>
  getWallets()
    .get()
    .map(({id}) => id)
    .join(', ') || 'none';

function openPage(metadataApiUrl: string): void {
  createDAppKit({
    networks: ['testnet'],
    createClient: (network) =>
      new SuiGrpcClient({network, baseUrl: 'https://fullnode.testnet.sui.io:443'}),
    slushWalletConfig: {appName: 'Orchard', metadataApiUrl},
    storage: null,
  });
}

// #region register
openPage(about(true));
await pause();
console.log('without the extension:', listed());

// The extension registers itself a moment later, and the web wallet steps back.
const extension: Wallet = {
  version: '1.0.0',
  id: 'com.mystenlabs.suiwallet',
  name: 'Slush',
  icon: 'data:image/svg+xml;base64,',
  chains: ['sui:testnet'],
  features: {},
  accounts: [],
};
const remove = getWallets().register(extension);
console.log('with the extension:', listed());
remove();
// #endregion register

// #region disabled
openPage(about(false));
console.log('before Slush has answered:', listed());
await pause();
console.log('switched off by Slush:', listed());
// #endregion disabled

// #region links
console.log(browseLink('https://orchard.example/tickets'));
console.log(
  swapLink(
    '0x2::sui::SUI',
    '0xdba34672e30cb065b1f93e3ab55318768fd6fef66c15942c9f7cb846e2f900e7::usdc::USDC',
  ),
);
console.log(
  payLink({
    receiver: '0x91d4f0c27a3be8561f0a9c4e2d83b7650f6ea1c9d2485b37e0fa86c15d7b3e92',
    amount: 12_500_000n,
    coinType:
      '0xdba34672e30cb065b1f93e3ab55318768fd6fef66c15942c9f7cb846e2f900e7::usdc::USDC',
    nonce: '5f0d7c62-9f7b-4b1e-8d0a-2c41e7a9b316',
  }),
);
// #endregion links
