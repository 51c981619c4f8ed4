import {takerRate, update, zScore} from './gas-surcharge';

// #region scores
const settings = {alpha: 0.01, threshold: 3, surcharge: 0.001};
const before = {mean: 500, variance: 400};
for (const price of [520, 560, 600, 5_000]) {
  const after = update(before, price, settings.alpha);
  const rate = takerRate(0.001, before, price, settings) * 100;
  const z = zScore(after, price).toFixed(2);
  console.log(`gas price ${price}: z ${z}, taker rate ${rate.toFixed(1)} %`);
}
// #endregion scores

// #region ceiling
for (const alpha of [0.01, 0.05, 0.1]) {
  const after = update({mean: 500, variance: 1}, 1e9, alpha);
  console.log(`alpha ${alpha}: z stays below ${zScore(after, 1e9).toFixed(2)}`);
}
// #endregion ceiling
