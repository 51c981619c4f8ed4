import {SuiGrpcClient} from '@mysten/sui/grpc';

const client = new SuiGrpcClient({
  network: 'testnet',
  baseUrl: 'https://fullnode.testnet.sui.io:443',
});
const eventType = '0x3::validator::StakingRequestEvent';

const call = client.ledgerService.listEvents({
  startCheckpoint: 389_000_000n,
  filter: {
    terms: [
      {
        literals: [
          {negated: false, predicate: {oneofKind: 'eventType', eventType: {eventType}}},
        ],
      },
    ],
  },
  readMask: {paths: ['transaction_digest', 'event_index', 'sender', 'json']},
});

for await (const {event} of call.responses) {
  if (event) console.log(event.transactionDigest, event.eventIndex, event.json);
}
