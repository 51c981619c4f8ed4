import {
  FaucetRateLimitError,
  getFaucetHost,
  requestSuiFromFaucetV2,
} from '@mysten/sui/faucet';
import {SuiGrpcClient} from '@mysten/sui/grpc';
import {MIST_PER_SUI} from '@mysten/sui/utils';

const recipient = process.env.SUI_ADDRESS;
if (recipient === undefined) throw new Error('set SUI_ADDRESS to the address to fund');

const client = new SuiGrpcClient({
  network: 'devnet',
  baseUrl: 'https://fullnode.devnet.sui.io:443',
});

try {
  const {coins_sent} = await requestSuiFromFaucetV2({
    host: getFaucetHost('devnet'),
    recipient,
  });
  for (const coin of coins_sent ?? []) {
    await client.waitForTransaction({digest: coin.transferTxDigest});
  }
} catch (error) {
  if (!(error instanceof FaucetRateLimitError)) throw error;
  console.error('the faucet asks for a pause; the balance below is unchanged');
}

const {balance} = await client.getBalance({owner: recipient});
console.log('total          ', Number(balance.balance) / Number(MIST_PER_SUI), 'SUI');
console.log('in coin objects', balance.coinBalance, 'MIST');
console.log('address balance', balance.addressBalance, 'MIST');
