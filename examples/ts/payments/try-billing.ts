import {monthDue} from './billing';
import {Allowance} from './remaining';

const PRICE = 30_000_000n;

/** A newspaper's allowance: 30 USDC a month until the end of 2027. */
function allowanceWith(spent: bigint, index: number, anchorMs: number | null) {
  return Allowance.parse(
    Allowance.serialize({
      id: '0x5ca1e',
      funder: '0xa11ce',
      spender: '0xb0b',
      app: null,
      lifetimeCap: null,
      startMs: null,
      expirationMs: Date.UTC(2027, 11, 31),
      rateLimit: {
        Windowed: {limit: PRICE, spent, anchorMs, index, window: {CalendarMonths: 1}},
      },
      name: 'Newspaper',
      currentSpend: spent,
    }).toBytes(),
  );
}

const fresh = allowanceWith(0n, 0, null);
const collected = allowanceWith(PRICE, 0, Date.UTC(2027, 0, 31, 15, 30));
const tries = [
  ['granted, never collected', fresh, '2027-01-31T15:30Z'],
  ['a second run the same day', collected, '2027-01-31T15:31Z'],
  ['the last minute before', collected, '2027-02-27T23:59Z'],
  ['the next month', collected, '2027-02-28T00:00Z'],
  ['after an outage of a month', collected, '2027-04-02T09:00Z'],
  ['after the expiration', collected, '2027-12-31T00:00Z'],
] as const;

for (const [what, state, at] of tries)
  console.log(`${what}:`, monthDue(state, PRICE, Date.parse(at)) ?? 'nothing due');
