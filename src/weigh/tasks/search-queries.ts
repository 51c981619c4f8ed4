/** What a reader types, first and then: words, identifiers, a question. Each has results on the real site. */
export const siteQueries: readonly string[] = [
  'coin',
  'TreasuryCap',
  'gas budget',
  'public_transfer',
  'how to publish a package',
  'suix_getCoins',
  '0x2::sui::SUI',
  'checkpoint',
];
