import {SuiGrpcClient} from '@mysten/sui/grpc';

const client = new SuiGrpcClient({network: 'localnet', baseUrl: 'http://127.0.0.1:9000'});

const {response} = await client.forkingService.getStatus({});

console.log(
  `epoch ${response.epoch}, forked at checkpoint ${response.forkedAtCheckpoint}`,
);
