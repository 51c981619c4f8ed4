import {SuiGrpcClient} from '@mysten/sui/grpc';

const client = new SuiGrpcClient({
  network: 'testnet',
  baseUrl: 'https://fullnode.testnet.sui.io:443',
});

const {response} = await client.ledgerService.getTransaction({
  digest: 'B9V2RERKnpuKvj95r73quu7YMwVQwtJvdvr9km7Rf38p',
  readMask: {
    paths: [
      'digest',
      'effects.status',
      'effects.gas_used',
      'events',
      'balance_changes',
      'checkpoint',
    ],
  },
});

const {effects, balanceChanges = []} = response.transaction ?? {};
console.log(effects?.status?.success ? 'success' : effects?.status?.error?.description);
for (const change of balanceChanges)
  console.log(change.address, change.amount, change.coinType);
