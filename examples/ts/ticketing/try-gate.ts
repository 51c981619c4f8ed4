import {bcs} from '@mysten/sui/bcs';
import {normalizeSuiAddress} from '@mysten/sui/utils';
import {Gate} from './gate';

// #region try
const cinema = normalizeSuiAddress('0xc1');
const show = normalizeSuiAddress('0x5401');
const ticket = normalizeSuiAddress('0x71c4');

const layout = bcs.tuple([bcs.Address, bcs.Address, bcs.u64(), bcs.u64()]);
const event = (packageId: string, of: string, nonce: bigint) => ({
  eventType: `${packageId}::show::Entered`,
  bcs: layout.serialize([of, ticket, 12n, nonce]).toBytes(),
});

let time = 0;
let events = [event(cinema, show, 0n)];
const gate = new Gate(
  cinema,
  show,
  async () => events,
  () => time,
);
const ask = async (who: string, nonce: bigint) => {
  console.log(`${who}:`, await gate.open(nonce, 'digest'));
};

const ana = gate.challenge();
events = [event(normalizeSuiAddress('0xbad'), show, ana)];
await ask('event of another package', ana);
events = [event(cinema, normalizeSuiAddress('0x5402'), ana)];
await ask('ticket of another show', ana);
events = [event(cinema, show, ana)];
await ask('ana', ana);
await ask('ana, once more', ana);

const ben = gate.challenge();
await ask('ben with the digest of ana', ben);
events = [event(cinema, show, ben)];
time = 61_000;
await ask('ben, after a minute', ben);
// #endregion try
