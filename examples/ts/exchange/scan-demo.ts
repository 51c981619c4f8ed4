import {SuiGrpcClient} from '@mysten/sui/grpc';
import {normalizeStructTag, normalizeSuiAddress} from '@mysten/sui/utils';
import {MemoryLedger} from './ledger';
import {scan} from './scanner';
import {simulatedChain, type SimulatedTransaction} from './simulated-chain';

const [ann, ben, hot, stranger] = ['0xa11', '0xbe2', '0x407', '0x57a'].map((address) =>
  normalizeSuiAddress(address),
) as [string, string, string, string];
const sui = normalizeStructTag('0x2::sui::SUI');
const spam = normalizeStructTag('0x5ca3::spam::SPAM');

const pay = (
  digest: string,
  to: string,
  coinType: string,
  amount: bigint,
): SimulatedTransaction => ({
  digest,
  sender: stranger,
  success: true,
  moved: [
    [stranger, coinType, -amount],
    [to, coinType, amount],
  ],
});

// #region demo
const checkpoints = new Map([
  [501, [pay('9aXw', ann, sui, 2_000_000_000n)]],
  [503, [pay('4kTq', ben, spam, 77n), pay('7hRr', ben, sui, 900n)]],
  [
    504,
    [
      {
        ...pay('Bm3z', ann, sui, 5_000_000_000n),
        success: false,
        moved: [[stranger, sui, -1_100_000n] as const],
      },
    ],
  ],
  // A sweep to the hot wallet, signed by the customer's own deposit address.
  [506, [{...pay('D2vN', hot, sui, 1_990_000_000n), sender: ann}]],
  // One transaction pays two customers.
  [
    507,
    [
      {
        ...pay('Fs8P', ann, sui, 300_000_000n),
        moved: [[ann, sui, 300_000_000n] as const, [ben, sui, 40_000_000n] as const],
      },
    ],
  ],
]);
// #endregion demo

const log = (line: string): void => {
  console.log(line);
};
const chain = {
  chainId: '69WiPg3DAQiwdxfncX6wYQ2siKwAe6L9BZthQea3JNMD',
  checkpoints,
  lowest: 502,
};
const client = (source: string, lowest: number): SuiGrpcClient =>
  new SuiGrpcClient({
    network: 'simulated',
    transport: simulatedChain(
      {
        ...chain,
        lowest,
        sessions: [
          {first: 503, breaksAfter: 504},
          {first: 506, breaksAfter: 507},
        ],
      },
      (line) => {
        log(`${source} ${line}`);
      },
    ),
  });

const ledger = new MemoryLedger(500n);
const stop = new AbortController();
const own = new Set([ann, ben, hot]);

await scan({
  node: client('node   ', 502),
  archive: client('archive', 0),
  chainId: chain.chainId,
  ledger,
  watch: {isOwn: (address) => own.has(address), minimum: new Map([[sui, 1_000_000n]])},
  wait: async () => {
    const last = await ledger.lastCheckpoint();
    log(`broken after ${last}, trying again`);
    if (last === 507n) stop.abort();
  },
  signal: stop.signal,
});

log('');
for (const {checkpoint, digest, address, amount} of ledger.deposits.values()) {
  log(`${checkpoint} ${digest} ${address === ann ? 'ann' : 'ben'} ${amount} MIST`);
}
