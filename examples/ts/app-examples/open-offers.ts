import {toBase64} from '@mysten/sui/utils';
import {
  applyEvents,
  OfferClosed,
  OfferMade,
  type Offer,
} from '../../apps/trustless-swap/src/open-offers';

// #region fold
const module =
  '0x5d17a90c3e8b42f6c7d0e135892fab6470c4de81b39f2057ae6c01db94e8f362::offer';
const address = (byte: string) => `0x${byte.repeat(32)}`;

const made = (offer: string, wanted: string) => ({
  type: `${module}::OfferMade`,
  bcs: toBase64(
    OfferMade.serialize({
      offer,
      maker: address('4a'),
      wanted,
      item: address('17'),
      item_type: `${'0'.repeat(63)}2::coin::Coin<${'0'.repeat(63)}2::sui::SUI>`,
      expires_at_ms: 1_795_327_200_000,
    }).toBytes(),
  ),
});
const closed = (offer: string) => ({
  type: `${module}::OfferClosed`,
  bcs: toBase64(OfferClosed.serialize({offer, swapped: true}).toBytes()),
});

const open = new Map<string, Offer>();
applyEvents(open, [
  made(address('a1'), address('c1')),
  made(address('a2'), address('c2')),
  closed(address('a1')),
]);

for (const {id, itemType} of open.values())
  console.log(`${id.slice(0, 6)}… gives ${itemType.replaceAll('0'.repeat(63), '')}`);
// #endregion fold
