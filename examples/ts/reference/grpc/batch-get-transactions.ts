import {SuiGrpcClient} from '@mysten/sui/grpc';

const client = new SuiGrpcClient({
  network: 'testnet',
  baseUrl: 'https://fullnode.testnet.sui.io:443',
});

const {response} = await client.ledgerService.batchGetTransactions({
  digests: [
    'B9V2RERKnpuKvj95r73quu7YMwVQwtJvdvr9km7Rf38p',
    '5cFGgAbZC33NaV7oXszR79noBBTzw5X6s38ApA9UaxKy',
  ],
  readMask: {paths: ['digest', 'checkpoint', 'effects.status']},
});

for (const {result} of response.transactions) {
  if (result.oneofKind === 'transaction')
    console.log(result.transaction.digest, result.transaction.checkpoint);
  if (result.oneofKind === 'error') console.error(result.error.message);
}
