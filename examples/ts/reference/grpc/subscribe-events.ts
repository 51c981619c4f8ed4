import {SuiGrpcClient} from '@mysten/sui/grpc';

const client = new SuiGrpcClient({
  network: 'testnet',
  baseUrl: 'https://fullnode.testnet.sui.io:443',
});

const module = '0x3::sui_system';

const call = client.subscriptionService.subscribeEvents({
  filter: {
    terms: [
      {
        literals: [
          {negated: false, predicate: {oneofKind: 'emitModule', emitModule: {module}}},
        ],
      },
    ],
  },
  readMask: {paths: ['transaction_digest', 'event_index', 'event_type', 'json']},
});

for await (const {event} of call.responses) {
  if (event) console.log(event.eventType, event.transactionDigest, event.json);
}
