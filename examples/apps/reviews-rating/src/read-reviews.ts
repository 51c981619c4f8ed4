import {bcs} from '@mysten/sui/bcs';
import type {SuiGrpcClient} from '@mysten/sui/grpc';
import {PACKAGE_ID} from './table-talk';

// #region layout
const ReviewWritten = bcs.struct('ReviewWritten', {
  review: bcs.Address,
  venue: bcs.Address,
  author: bcs.Address,
  stars: bcs.u8(),
  written_at_ms: bcs.u64(),
});

const ReviewBcs = bcs.struct('Review', {
  id: bcs.Address,
  venue: bcs.Address,
  author: bcs.Address,
  stars: bcs.u8(),
  text: bcs.string(),
  written_at_ms: bcs.u64(),
  useful: bcs.u64(),
  useless: bcs.u64(),
  voted: bcs.struct('Table', {id: bcs.Address, size: bcs.u64()}),
  hidden: bcs.option(bcs.string()),
});

export type Review = typeof ReviewBcs.$inferType;
// #endregion layout

// #region ids
/** IDs of the reviews of a venue, from the events, oldest first. */
async function reviewIds(client: SuiGrpcClient, venue: string): Promise<string[]> {
  const ids: string[] = [];
  let after: string | null = null;
  let hasNextPage = true;
  while (hasNextPage) {
    const page: Awaited<ReturnType<typeof client.listEvents>> = await client.listEvents({
      filter: {eventType: `${PACKAGE_ID}::review::ReviewWritten`},
      after,
      limit: 50,
    });
    const written = page.events.map((event) => ReviewWritten.parse(event.bcs));
    ids.push(
      ...written.filter((event) => event.venue === venue).map(({review}) => review),
    );
    after = page.endCursor ?? after;
    ({hasNextPage} = page);
  }
  return ids;
}
// #endregion ids

// #region objects
/**
 * The reviews of a venue as they are now: text, votes and label come from the objects,
 * never from events.
 */
export async function readReviews(
  client: SuiGrpcClient,
  venue: string,
): Promise<Review[]> {
  const ids = await reviewIds(client, venue);
  const reviews: Review[] = [];
  for (let start = 0; start < ids.length; start += 50) {
    const {objects} = await client.getObjects({
      objectIds: ids.slice(start, start + 50),
      include: {content: true},
    });
    for (const object of objects) {
      if (object instanceof Error) throw object;
      reviews.push(ReviewBcs.parse(object.content));
    }
  }
  return reviews;
}
// #endregion objects
