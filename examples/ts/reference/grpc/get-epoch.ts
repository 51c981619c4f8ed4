import {SuiGrpcClient} from '@mysten/sui/grpc';

const client = new SuiGrpcClient({
  network: 'testnet',
  baseUrl: 'https://fullnode.testnet.sui.io:443',
});

const {response} = await client.ledgerService.getEpoch({
  readMask: {
    paths: [
      'epoch',
      'reference_gas_price',
      'start',
      'system_state.validators.total_stake',
    ],
  },
});

const {epoch, referenceGasPrice, systemState} = response.epoch ?? {};
const stake = systemState?.validators?.totalStake;
console.log(
  `epoch ${epoch}: reference gas price ${referenceGasPrice} MIST, stake ${stake} MIST`,
);
