import {MIST_PER_SUI} from '@mysten/sui/utils';

const basisPoints = 10_000n;
const sui = (amount: bigint) => amount * MIST_PER_SUI;
const show = (mist: bigint) => `${Number(mist) / Number(MIST_PER_SUI)} SUI`;

// #region epoch
interface Epoch {
  gasFees: bigint;
  subsidy: bigint;
  committeeStake: bigint;
  storageFund: bigint;
}

/**
 * What an epoch has to give: to the pools by voting power, to every validator alike, and
 * back to the storage fund.
 */
export function split({gasFees, subsidy, committeeStake, storageFund}: Epoch) {
  const storageFundReward = (storageFund * gasFees) / (committeeStake + storageFund);
  const reinvested = (storageFundReward * 500n) / basisPoints;
  return {
    byPower: gasFees + subsidy - storageFundReward,
    shared: storageFundReward - reinvested,
    reinvested,
  };
}
// #endregion epoch

// #region validator
/** What one validator gets, and how its commission divides it. */
export function rewardOf(
  {byPower, shared}: ReturnType<typeof split>,
  power: bigint,
  commission: bigint,
  validators: bigint,
) {
  const reward = (byPower * power) / 10_000n;
  const cut = (reward * commission) / basisPoints;
  return {toStakers: reward - cut, toValidator: cut + shared / validators};
}
// #endregion validator

// #region pool
/** A pool at the start of an epoch. Its rate is SUI for pool tokens. */
export interface Rate {
  sui: bigint;
  tokens: bigint;
}

export const tokensFor = (rate: Rate, amount: bigint) =>
  (amount * rate.tokens) / rate.sui;
export const suiFor = (rate: Rate, tokens: bigint) => (tokens * rate.sui) / rate.tokens;

/** What unstaking pays: principal and rewards, at the rate of the current epoch. */
export const withdraw = (principal: bigint, atActivation: Rate, now: Rate) =>
  suiFor(now, tokensFor(atActivation, principal));
// #endregion pool

// #region use
const shares = split({
  gasFees: sui(20_000n),
  subsidy: sui(100_000n),
  committeeStake: sui(7_500_000_000n),
  storageFund: sui(2_500_000n),
});
console.log(
  'by power',
  show(shares.byPower),
  '| shared',
  show(shares.shared),
  '| reinvested',
  show(shares.reinvested),
);

const reward = rewardOf(shares, 90n, 400n, 120n);
console.log(
  'to the pool',
  show(reward.toStakers),
  '| to the validator',
  show(reward.toValidator),
);

const before: Rate = {sui: sui(67_500_000n), tokens: sui(60_000_000n)};
const after: Rate = {sui: before.sui + reward.toStakers, tokens: before.tokens};
console.log(
  '1,000 SUI staked at',
  Number(before.sui) / Number(before.tokens),
  'pay',
  show(withdraw(sui(1_000n), before, after)),
);
// #endregion use
