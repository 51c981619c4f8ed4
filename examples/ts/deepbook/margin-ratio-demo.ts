import {largestLoan, priceAt, riskRatio} from './margin-math';

const fixed = (value: number, digits = 2) => value.toFixed(digits);

// #region ratio
console.log('largest loan on 100 USDC:', fixed(largestLoan(100, 1.25)));
const long = {base: 80, quote: 20, baseDebt: 0, quoteDebt: 200};
console.log('long at 3.50:', fixed(riskRatio(long, 3.5), 3));
console.log('long is liquidated below', fixed(priceAt(long, 1.1), 3));
const short = {base: 0, quote: 310, baseDebt: 60, quoteDebt: 0};
console.log('short at 3.50:', fixed(riskRatio(short, 3.5), 3));
console.log('short is liquidated above', fixed(priceAt(short, 1.1), 3));
// #endregion ratio
