import {SuiGrpcClient} from '@mysten/sui/grpc';
import {ParcelScanned, SCANNED} from './parcel-events';

const client = new SuiGrpcClient({
  network: 'testnet',
  baseUrl: 'https://fullnode.testnet.sui.io:443',
});

// #region read
/**
 * Prints what happened after `cursor`, and returns where to go on. `null` starts at the
 * oldest event that is kept.
 */
export async function readScans(cursor: string | null): Promise<string | null> {
  let after = cursor;
  let hasNextPage = true;
  while (hasNextPage) {
    const page = await client.listEvents({
      filter: {eventType: SCANNED},
      after,
      limit: 50,
    });
    for (const {checkpoint, transactionDigest, eventIndex, bcs} of page.events) {
      const {parcel_id, step, depot} = ParcelScanned.parse(bcs);
      console.log(checkpoint, transactionDigest, eventIndex, parcel_id, step, depot);
    }
    after = page.endCursor ?? after;
    ({hasNextPage} = page);
  }
  return after;
}
// #endregion read

// #region newest
/**
 * The ten newest scans, newest first. `startCursor` is where polling for later ones
 * begins.
 */
export async function newestScans() {
  const {events, startCursor} = await client.listEvents({
    filter: {eventType: SCANNED},
    order: 'descending',
    limit: 10,
  });
  return {events, pollAfter: startCursor};
}
// #endregion newest
