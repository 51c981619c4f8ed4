import {bcs} from '@mysten/sui/bcs';
import type {SuiClientTypes} from '@mysten/sui/client';
import type {SuiGrpcClient} from '@mysten/sui/grpc';

const Listing = bcs.struct('Listing', {id: bcs.Address, is_exclusive: bcs.bool()});

export interface Offer {
  itemId: string;
  mist: bigint;
  /** Only the holder of a PurchaseCap can buy it, for this price or more. */
  exclusive: boolean;
}

/** All offers of a kiosk, read from its dynamic fields. */
export async function readOffers(
  client: SuiGrpcClient,
  kioskId: string,
): Promise<Offer[]> {
  const offers: Offer[] = [];
  let cursor: string | null = null;
  let hasNextPage = true;
  while (hasNextPage) {
    const page: SuiClientTypes.ListDynamicFieldsResponse = await client.listDynamicFields(
      {parentId: kioskId, cursor},
    );
    for (const {name} of page.dynamicFields) {
      if (!name.type.endsWith('::kiosk::Listing')) continue;
      const {dynamicField} = await client.getDynamicField({parentId: kioskId, name});
      const {id, is_exclusive} = Listing.parse(name.bcs);
      offers.push({
        itemId: id,
        mist: BigInt(bcs.u64().parse(dynamicField.value.bcs)),
        exclusive: is_exclusive,
      });
    }
    ({cursor, hasNextPage} = page);
  }
  return offers;
}
