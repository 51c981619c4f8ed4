import {SuiGrpcClient} from '@mysten/sui/grpc';

const client = new SuiGrpcClient({network: 'localnet', baseUrl: 'http://127.0.0.1:9000'});

const {response} = await client.forkingService.advanceClock({durationMs: 86_400_000n});

console.log(response.timestampMs, response.txDigest);
