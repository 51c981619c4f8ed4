import {getFaucetHost, requestSuiFromFaucetV2} from '@mysten/sui/faucet';
import {SuiGraphQLClient} from '@mysten/sui/graphql';
import {SuiGrpcClient} from '@mysten/sui/grpc';
import {Ed25519Keypair} from '@mysten/sui/keypairs/ed25519';

const grpc = new SuiGrpcClient({network: 'localnet', baseUrl: 'http://127.0.0.1:9000'});
const graphql = new SuiGraphQLClient({
  network: 'localnet',
  url: 'http://127.0.0.1:9125/graphql',
});

const owner = new Ed25519Keypair().toSuiAddress();
const {coins_sent} = await requestSuiFromFaucetV2({
  host: getFaucetHost('localnet'),
  recipient: owner,
});

for (const coin of coins_sent ?? []) {
  await grpc.waitForTransaction({digest: coin.transferTxDigest});
  await graphql.waitForTransaction({digest: coin.transferTxDigest});
}

const fromNode = await grpc.getBalance({owner});
const fromIndexer = await graphql.getBalance({owner});
console.log(owner, fromNode.balance.balance, fromIndexer.balance.balance);
