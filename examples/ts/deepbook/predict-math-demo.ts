import {smallestPosition, timing} from './predict-math';

for (const price of [0.9, 0.5, 0.25])
  console.log(`at ${price} USDC: at least ${smallestPosition(price)} contracts`);

const policy = {delay: 800, tick: 200, timeout: 5_000, noTrade: 10_000};
const expiry = 300_000;
for (const placedAt of [120_130, 289_000, 289_500]) {
  const {pricedAt, deadline, accepted} = timing(placedAt, expiry, policy);
  console.log(
    `placed at ${placedAt}: price of ${pricedAt}, deadline ${deadline}, ${accepted}`,
  );
}
