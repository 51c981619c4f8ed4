import {SuiGrpcClient} from '@mysten/sui/grpc';
import {followEvents} from './follow-events';
import {simulatedNode} from './simulated-node';

const log = (line: string): void => {
  console.log(line);
};

const transport = simulatedNode(
  [
    [101, 0],
    [102, 0],
    [102, 1],
    [104, 0],
    [105, 0],
    [106, 0],
    [107, 0],
    [108, 0],
  ],
  [{tip: 103, breaksAfter: 105}, {tip: 107}],
  log,
);

const stop = new AbortController();
let stored: Uint8Array | undefined;

await followEvents({
  client: new SuiGrpcClient({network: 'simulated', transport}),
  filter: {
    terms: [
      {
        literals: [
          {
            negated: false,
            predicate: {oneofKind: 'emitModule', emitModule: {module: '0x3::sui_system'}},
          },
        ],
      },
    ],
  },
  startCheckpoint: 100n,
  loadCursor: async () => stored,
  saveCursor: async (cursor) => {
    stored = cursor;
  },
  handle: async ({checkpoint, eventIndex}) => {
    log(`feed  ${checkpoint}/${eventIndex}`);
    if (checkpoint === 108n) stop.abort();
  },
  wait: async () => undefined,
  signal: stop.signal,
});
