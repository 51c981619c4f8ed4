import {budgetOf, priceOf} from './price';

// #region show
const reference = 500n;
for (let attempt = 0; attempt < 5; attempt++) {
  const price = priceOf(attempt, reference, 5_000n);
  const most = budgetOf(price, 2_000n, 0n);
  console.log(`attempt ${attempt}: price ${price}, computation at most ${most} MIST`);
}
// #endregion show
