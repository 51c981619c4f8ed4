import {liquidation} from './margin-math';

const fixed = (value: number, digits = 2) => value.toFixed(digits);

// #region liquidation
const terms = {target: 1.25, userReward: 0.02, poolReward: 0.03};
for (const price of [2.4, 2.325, 2.2]) {
  const assets = 80 * price + 20;
  const result = liquidation(assets, 200, terms);
  console.log(`price ${price}: assets ${fixed(assets)}, ratio ${fixed(assets / 200, 3)}`);
  for (const [name, amount] of Object.entries(result))
    console.log(`  ${name}: ${fixed(amount)}`);
}
// #endregion liquidation
