import {bcs} from '@mysten/sui/bcs';
import {fromBase64, normalizeStructTag} from '@mysten/sui/utils';

// #region layout
export const OfferMade = bcs.struct('OfferMade', {
  offer: bcs.Address,
  maker: bcs.Address,
  wanted: bcs.Address,
  item: bcs.Address,
  item_type: bcs.string(),
  expires_at_ms: bcs.u64(),
});

export const OfferClosed = bcs.struct('OfferClosed', {
  offer: bcs.Address,
  swapped: bcs.bool(),
});
// #endregion layout

// #region fold
export interface Offer {
  id: string;
  maker: string;
  wanted: string;
  item: string;
  itemType: string;
  expiresAtMs: number;
}

/** An event as GraphQL returns it: its type, and its fields as Base64 of BCS. */
export interface RawEvent {
  type: string;
  bcs: string;
}

/** Move's type names have no `0x`, neither outside nor in type arguments. */
const fromMoveTypeName = (name: string) =>
  normalizeStructTag(name.replaceAll(/[0-9a-f]{64}(?=::)/g, '0x$&'));

/** Applies events in their order; twice the same events give the same offers. */
export function applyEvents(open: Map<string, Offer>, events: readonly RawEvent[]): void {
  for (const {type, bcs: bytes} of events) {
    if (type.endsWith('::offer::OfferMade')) {
      const {offer, maker, wanted, item, item_type, expires_at_ms} = OfferMade.parse(
        fromBase64(bytes),
      );
      open.set(offer, {
        id: offer,
        maker,
        wanted,
        item,
        itemType: fromMoveTypeName(item_type),
        expiresAtMs: Number(expires_at_ms),
      });
    }
    if (type.endsWith('::offer::OfferClosed'))
      open.delete(OfferClosed.parse(fromBase64(bytes)).offer);
  }
}
// #endregion fold
