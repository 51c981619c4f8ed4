import {SuiGrpcClient} from '@mysten/sui/grpc';

const client = new SuiGrpcClient({
  network: 'testnet',
  baseUrl: 'https://fullnode.testnet.sui.io:443',
});

const call = client.ledgerService.listCheckpoints({
  startCheckpoint: 389_214_000n,
  endCheckpoint: 389_214_020n,
  readMask: {paths: ['sequence_number', 'digest']},
  options: {limit: 5},
});

let cursor: Uint8Array | undefined;
for await (const frame of call.responses) {
  if (frame.checkpoint)
    console.log(frame.checkpoint.sequenceNumber, frame.checkpoint.digest);
  cursor = frame.watermark?.cursor;
}
console.log('resume with options.after =', cursor);
