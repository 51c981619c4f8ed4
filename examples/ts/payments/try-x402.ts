import {chooseOffer, type Offer, type Policy} from './x402';

const shop = '0x00000000000000000000000000000000000000000000000000000000000caf3e';
const asset =
  '0xdba34672e30cb065b1f93e3ab55318768fd6fef66c15942c9f7cb846e2f900e7::usdc::USDC';
const policy: Policy = {
  network: 'sui:mainnet',
  asset,
  payees: new Set([shop]),
  most: 50_000n, // 0.05 USDC
};

const offer: Offer = {
  scheme: 'exact',
  network: 'sui:mainnet',
  amount: '10000',
  asset,
  payTo: shop,
  maxTimeoutSeconds: 60,
};
const trials: Record<string, Offer[]> = {
  'the shop': [{...offer, amount: '20000'}, offer],
  'another network': [{...offer, network: 'eip155:8453'}],
  'a stranger': [{...offer, payTo: `0x${'bad0'.padStart(64, '0')}`}],
  'too much': [{...offer, amount: '50001'}],
};

for (const [name, accepts] of Object.entries(trials)) {
  try {
    const {amount} = chooseOffer(
      {x402Version: 2, resource: {url: 'https://api.example.com/prices'}, accepts},
      policy,
    );
    console.log(`${name}: pay ${amount}`);
  } catch (error) {
    console.log(`${name}: ${error instanceof Error ? error.message : 'failed'}`);
  }
}
