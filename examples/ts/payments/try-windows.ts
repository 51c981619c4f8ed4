// #region example
import {Allowance, remaining, renewsAt} from './remaining';

const DOLLAR = 1_000_000n; // USDC has six decimals

const state = Allowance.parse(
  Allowance.serialize({
    id: '0x5ca1e',
    funder: '0xa11ce',
    spender: '0xb0b',
    app: null,
    lifetimeCap: 300n * DOLLAR,
    startMs: null,
    expirationMs: Date.UTC(2027, 11, 31),
    rateLimit: {
      Windowed: {
        limit: 30n * DOLLAR,
        spent: 25n * DOLLAR,
        anchorMs: Date.UTC(2027, 0, 31, 15, 30), // the first spend
        index: 0,
        window: {CalendarMonths: 1},
      },
    },
    name: 'Newspaper',
    currentSpend: 25n * DOLLAR,
  }).toBytes(),
);

for (const day of [
  '2027-02-27T23:59',
  '2027-02-28T00:00',
  '2027-03-30T12:00',
  '2028-01-01T00:00',
]) {
  const now = Date.parse(`${day}Z`);
  const dollars = remaining(state, now) / DOLLAR;
  console.log(day, `${dollars} USDC`, renewsAt(state, now)?.toISOString().slice(0, 10));
}
// #endregion example
