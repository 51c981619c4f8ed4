import {SuiGrpcClient} from '@mysten/sui/grpc';
import {isValidSuiObjectId} from '@mysten/sui/utils';
import {rank} from './ranking';
import {readReviews} from './read-reviews';

// #region main
const [venue = ''] = process.argv.slice(2);
if (!isValidSuiObjectId(venue)) throw new Error('Usage: npm run reviews -- VENUE_ID');

const client = new SuiGrpcClient({
  network: 'testnet',
  baseUrl: 'https://fullnode.testnet.sui.io:443',
});
const now = Date.now();
const reviews = await readReviews(client, venue);
const visible = reviews
  .filter(({hidden}) => hidden === null)
  .sort((a, b) => rank(b, now) - rank(a, now));

for (const review of visible) {
  const stars = '★'.repeat(review.stars).padEnd(5, '☆');
  console.log(`${stars}  +${review.useful} -${review.useless}  ${review.text}`);
}
console.log(`${visible.length} reviews, ${reviews.length - visible.length} hidden`);
// #endregion main
