import {MIST_PER_SUI} from '@mysten/sui/utils';

// #region round
/**
 * Computation units that are paid for: rounded up to the leading half of their digits,
 * and at least 1,000.
 */
export function roundUnits(units: number): number {
  if (units < 1_000) return 1_000;
  const digits = String(units).length - 1;
  const step = 10 ** Math.floor(digits / 2);
  return Math.ceil(units / step) * step;
}
// #endregion round

// #region cost
export interface Usage {
  computationUnits: number;
  /** MIST for each unit. */
  gasPrice: bigint;
  /** Sizes in bytes of the objects that the transaction wrote. */
  written: readonly number[];
  /** Sizes that the same objects, and the deleted ones, had before. */
  before: readonly number[];
}

const mistPerByte = 100n * 76n;
const basisPoints = 10_000n;
const rebateRate = 9_900n;
const sum = (sizes: readonly number[]) =>
  BigInt(sizes.reduce((total, size) => total + size, 0));

/** The four figures of a gas summary, and what they come to. */
export function cost({computationUnits, gasPrice, written, before}: Usage) {
  const computation = BigInt(roundUnits(computationUnits)) * gasPrice;
  const storage = sum(written) * mistPerByte;
  const paidBefore = sum(before) * mistPerByte;
  const rebate = (paidBefore * rebateRate + basisPoints / 2n) / basisPoints;
  return {
    computation,
    storage,
    rebate,
    kept: paidBefore - rebate,
    net: computation + storage - rebate,
  };
}
// #endregion cost

// #region use
const units = [400, 1_001, 20_001, 305_501, 1_005_001];
console.log(units.map((used) => `${used} -> ${roundUnits(used)}`).join(', '));

const gasPrice = 1_000n;
const coin = 130;
const cases: Record<string, Usage> = {
  'pay with one coin': {
    computationUnits: 800,
    gasPrice,
    written: [coin, coin],
    before: [coin],
  },
  'create an object of 1,000 bytes': {
    computationUnits: 1_500,
    gasPrice,
    written: [coin, 1_000],
    before: [coin],
  },
  'change it': {
    computationUnits: 1_500,
    gasPrice,
    written: [coin, 1_000],
    before: [coin, 1_000],
  },
  'delete it': {computationUnits: 800, gasPrice, written: [coin], before: [coin, 1_000]},
};
for (const [name, usage] of Object.entries(cases)) {
  const {computation, storage, rebate, kept, net} = cost(usage);
  const sum = `${computation} + ${storage} - ${rebate} = ${net} MIST`;
  const sui = Number(net) / Number(MIST_PER_SUI);
  console.log(`${name}: ${sum} (${sui} SUI), ${kept} kept`);
}
// #endregion use
