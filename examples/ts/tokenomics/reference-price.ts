// #region reference
export interface Quote {
  validator: string;
  price: number;
  /** Of 10,000 in all. */
  power: number;
}

/**
 * From the highest quote down, the one at which a third of the voting power is gathered.
 */
export function referencePrice(quotes: readonly Quote[]): number {
  const threshold = 10_000 - 6_667;
  let gathered = 0;
  for (const {price, power} of quotes.toSorted((a, b) => b.price - a.price)) {
    gathered += power;
    if (gathered >= threshold) return price;
  }
  throw new Error('the quotes have less than a third of the power');
}
// #endregion reference

// #region use
const quotes: Quote[] = [
  {validator: 'Ash', price: 900, power: 1_000},
  {validator: 'Birch', price: 750, power: 1_800},
  {validator: 'Cedar', price: 600, power: 1_000},
  {validator: 'Elm', price: 520, power: 3_200},
  {validator: 'Fir', price: 400, power: 3_000},
];
console.log('reference price', referencePrice(quotes));
const greedy = quotes.map((quote) =>
  quote.validator === 'Ash' ? {...quote, price: 99_999} : quote,
);
console.log('with one quote of 99,999', referencePrice(greedy));
// #endregion use
