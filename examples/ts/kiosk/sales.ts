import {bcs} from '@mysten/sui/bcs';
import type {SuiGrpcClient} from '@mysten/sui/grpc';

const ItemPurchased = bcs.struct('ItemPurchased', {
  kiosk: bcs.Address,
  id: bcs.Address,
  price: bcs.u64(),
});

/** The newest open sales of a type. Sales with a PurchaseCap are not among them. */
export async function newestSales(client: SuiGrpcClient, itemType: string) {
  const eventType = `0x2::kiosk::ItemPurchased<${itemType}>`;
  const {events} = await client.listEvents({
    filter: {eventType},
    order: 'descending',
    limit: 20,
  });
  return events.map(({transactionDigest, bcs: bytes}) => ({
    transactionDigest,
    ...ItemPurchased.parse(bytes),
  }));
}
