import {borrowRate, supplyRate} from './margin-math';

const fixed = (value: number, digits = 2) => value.toFixed(digits);

// #region interest
const curve = {baseRate: 0.03, baseSlope: 0.2, optimal: 0.8, excessSlope: 2};
for (const share of [0.3, 0.6, 0.8, 0.9]) {
  const borrow = fixed(borrowRate(share, curve) * 100, 1);
  const supply = fixed(supplyRate(share, curve, 0.2) * 100, 1);
  console.log(`${share * 100} % lent: borrowers ${borrow} %, lenders ${supply} %`);
}
// #endregion interest
