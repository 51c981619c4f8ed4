// #region setup
import assert from 'node:assert/strict';
import {Ed25519Keypair} from '@mysten/sui/keypairs/ed25519';
import {Transaction} from '@mysten/sui/transactions';
import {FakeChain} from './fake-chain';
import {Ledger} from './ledger';
import {GasStation, type Reply} from './station';

const forge =
  '0x1f77bf0a6a6cd2aef3d4a1f08e1c5d9e6b35a7c02d8f914be06a3c1d52e0b981::bench::forge';
const owner = new Ed25519Keypair();
const user = new Ed25519Keypair();

function setUp() {
  const chain = new FakeChain();
  const limits = {perTransaction: 5_000_000n, perDay: 5_000_000n, open: 2};
  const ledger = new Ledger(new Map([['ada', limits]]), 100_000_000n);
  const policy = {
    sponsor: owner.toSuiAddress(),
    functions: new Set([forge]),
    maxCommands: 2,
    maxBudget: 5_000_000n,
    maxPrice: 2_000n,
  };
  return {chain, ledger, station: new GasStation(chain, owner, policy, ledger)};
}

/** What a user sends: a call of `forge`, and what a test adds to it. */
async function request(nonce: number, change?: (tx: Transaction) => unknown) {
  const tx = new Transaction();
  tx.setSender(user.toSuiAddress());
  tx.setGasOwner(owner.toSuiAddress());
  tx.setGasPayment([]);
  tx.setGasPrice(1_000);
  tx.setGasBudget(3_000_000);
  tx.setExpiration({
    ValidDuring: {
      minEpoch: '1317',
      maxEpoch: '1318',
      minTimestamp: null,
      maxTimestamp: null,
      chain: '4btiuiMPvEENsttpZC7CZ53DruC3MAgfznDbASZ7DR6S',
      nonce,
    },
  });
  tx.moveCall({target: forge});
  change?.(tx);
  return user.signTransaction(await tx.build());
}

const summary = (reply: Reply) =>
  reply.kind === 'refused' ? `refused: ${reply.problems.join(', ')}` : reply.kind;
// #endregion setup

// #region replay
const {chain, ledger, station} = setUp();
const first = await request(1);
console.log('first:          ', summary(await station.sponsor('ada', first)));
console.log('the same bytes: ', summary(await station.sponsor('ada', first)));
assert.equal(chain.executed.size, 1);

chain.next = {success: false, error: 'MoveAbort', cost: 1_400_000n};
console.log('one that aborts:', summary(await station.sponsor('ada', await request(2))));
console.log('over the day:   ', summary(await station.sponsor('ada', await request(3))));
console.log('no account:     ', summary(await station.sponsor('eve', await request(4))));
assert.equal(ledger.open().length, 0);
// #endregion replay

// #region lost
async function lose(what: 'request' | 'answer'): Promise<void> {
  const {chain, ledger, station} = setUp();
  chain.lose = what;
  const signed = await request(5);
  const reply = await station.sponsor('ada', signed);
  assert(reply.kind === 'pending');
  await station.resolve();
  const during = ledger.find(reply.digest)?.cost ?? 'promised';
  chain.now = 1319n;
  await station.resolve();
  const after = ledger.find(reply.digest)?.cost ?? 'released';
  console.log(`${what} lost:`.padEnd(17) + `${during}, after the window ${after}`);
}
console.error = () => undefined;
await lose('request');
await lose('answer');
// #endregion lost

// #region refuse
const greedy = setUp();
const tries: Record<string, (tx: Transaction) => unknown> = {
  'gas coin': (tx) => tx.transferObjects([tx.gas], user.toSuiAddress()),
  'other call': (tx) => tx.moveCall({target: '0x2::clock::timestamp_ms'}),
  'high budget': (tx) => {
    tx.setGasBudget(50_000_000);
  },
  'high price': (tx) => {
    tx.setGasPrice(90_000);
  },
  'no expiration': (tx) => {
    tx.setExpiration({None: true});
  },
};
for (const [name, change] of Object.entries(tries)) {
  const reply = await greedy.station.sponsor('ada', await request(6, change));
  console.log(`${name}:`.padEnd(16), summary(reply));
}
assert.equal(greedy.chain.executed.size, 0);
// #endregion refuse
