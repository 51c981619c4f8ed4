import {Transaction} from '@mysten/sui/transactions';
import {
  burnEmptyCoin,
  packCrate,
  packWithSpare,
  payQuote,
  readClock,
  sendParts,
} from './calls';
import {buyFromKiosk, flashLoan, mint, readTill, sharpen, takeOut} from './objects';
import {publish, publishForGood, upgrade, type BuiltPackage} from './packages';
import {deposit, mergeDust, pay, paySeveral} from './payments';

const A = '0xa11ce';
const B = '0xb0b';
const USD = '0xdba::usd::USD';
const built: BuiltPackage = {
  modules: ['oRzrCwYAAAA='],
  dependencies: ['0x1', '0x2'],
  digest: Array.from({length: 32}, () => 7),
};

const recipes: Record<string, (tx: Transaction) => void> = {
  'pay several': (tx) => {
    paySeveral(tx, [
      {to: A, mist: 1n},
      {to: B, mist: 2n},
    ]);
  },
  'pay any coin': (tx) => {
    pay(tx, USD, 3n, A);
  },
  deposit: (tx) => {
    deposit(tx, USD, 3n, A);
  },
  'merge dust': (tx) => {
    mergeDust(tx, ['0x1c', '0x2c', '0x3c']);
  },
  'empty coin': (tx) => {
    burnEmptyCoin(tx, USD);
  },
  'pack a crate': (tx) => {
    packCrate(tx, [120, 80], [A, B], A);
  },
  'pack with a spare': (tx) => {
    packWithSpare(tx, ['0x9a'], '0x9b', A);
  },
  'computed amount': (tx) => {
    payQuote(tx, '0x7111', 5n, B);
  },
  'reused part': (tx) => {
    sendParts(tx, B);
  },
  clock: (tx) => {
    readClock(tx);
  },
  mint: (tx) => {
    mint(tx, USD, '0xcab', 4n, B);
  },
  receive: (tx) => {
    takeOut(tx, USD, '0x10c', '0x9a', A);
  },
  'read shared': (tx) => {
    readTill(tx, '0x7111', '40');
  },
  'flash loan': (tx) => {
    flashLoan(
      tx,
      '0x7111',
      5n,
      (loan) => {
        tx.mergeCoins(loan, ['0xfee']);
        return loan;
      },
      A,
    );
  },
  promise: (tx) => {
    sharpen(tx, '0xbe', 'chisel', 3n);
  },
  kiosk: (tx) => {
    buyFromKiosk(
      tx,
      {type: USD, kioskId: '0x10', itemId: '0x9a', mist: 6n, policyId: '0x90'},
      A,
    );
  },
  publish: (tx) => {
    publish(tx, built, A);
  },
  'publish for good': (tx) => {
    publishForGood(tx, built);
  },
  upgrade: (tx) => {
    upgrade(tx, built, '0x1f', '0xca');
  },
};

for (const [name, build] of Object.entries(recipes)) {
  const tx = new Transaction();
  build(tx);
  const commands = tx
    .getData()
    .commands.map(
      ({MoveCall, $Intent, $kind}) => MoveCall?.function ?? $Intent?.name ?? $kind,
    );
  console.log(`${name}: ${commands.join(', ')}`);
}
