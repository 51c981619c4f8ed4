import {MIST_PER_SUI} from '@mysten/sui/utils';

const sui = (amount: number) => BigInt(amount) * MIST_PER_SUI;
const show = (mist: bigint) => (Number(mist) / Number(MIST_PER_SUI)).toFixed(3);

// #region pool
/** What the pool writes down at the start of an epoch. */
export interface Rate {
  sui: bigint;
  tokens: bigint;
}

export const tokensFor = (rate: Rate, amount: bigint) =>
  rate.sui === 0n ? amount : (amount * rate.tokens) / rate.sui;
export const suiFor = (rate: Rate, tokens: bigint) =>
  rate.tokens === 0n ? tokens : (tokens * rate.sui) / rate.tokens;

/**
 * The end of an epoch: rewards raise the rate, then deposits buy tokens at the new one.
 */
export function nextEpoch(rate: Rate, rewards: bigint, deposits: bigint): Rate {
  const rewarded = {sui: rate.sui + rewards, tokens: rate.tokens};
  const total = rewarded.sui + deposits;
  return {sui: total, tokens: tokensFor(rewarded, total)};
}
// #endregion pool

// #region use
const start: Rate = {sui: sui(1_000), tokens: sui(1_000)};
const second = nextEpoch(nextEpoch(start, sui(10), 0n), sui(10), sui(510));
const third = nextEpoch(second, sui(15), 0n);
const rates = {
  start,
  'epoch 1': nextEpoch(start, sui(10), 0n),
  'epoch 2': second,
  'epoch 3': third,
};
for (const [name, rate] of Object.entries(rates)) {
  const ratio = (Number(rate.sui) / Number(rate.tokens)).toFixed(4);
  console.log(`${name}: ${show(rate.sui)} SUI / ${show(rate.tokens)} tokens = ${ratio}`);
}
console.log(
  '1,000 SUI active from the start withdraw',
  show(suiFor(third, tokensFor(start, sui(1_000)))),
);
console.log(
  '510 SUI active since epoch 2 withdraw',
  show(suiFor(third, tokensFor(second, sui(510)))),
);
// #endregion use
