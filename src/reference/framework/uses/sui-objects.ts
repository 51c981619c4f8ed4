import {own} from './own';
import type {Uses} from './types';

/** Uses of the framework for objects, their owners and their packages. */
export const objectUses: Uses = {
  'sui::address': own(
    'sui_address',
    'Addresses cross the border to other systems as text, in both directions.',
    '/concepts/cryptography/transaction-auth/keys-addresses',
  ),
  'sui::borrow': own(
    'sui_borrow',
    'A transaction takes the drill out of the shed as a value, and cannot end before it has put it back.',
    '/guides/developer/sui-101/simulating-refs',
    '/concepts/object-ownership/wrapped',
  ),
  'sui::derived_object': own(
    'sui_derived_object',
    'A membership gets an ID that follows from the club and the member, so nobody joins twice and clients need no index.',
    '/concepts/derived-objects',
  ),
  'sui::display_registry': own(
    'sui_display_registry',
    'The module that defines a type registers how wallets show it, and keeps the capability to change that.',
    '/standards/display',
    '/guides/developer/nft',
  ),
  'sui::event': {
    file: 'turnstile/sources/turnstile.move',
    region: 'pass',
    sentence: 'A turnstile counts a passage and tells clients about it by an event.',
    learn: ['/guides/developer/sui-101/using-events'],
  },
  'sui::object': {
    file: 'parcel_post/sources/parcel.move',
    region: 'post',
    sentence: 'A new object needs a fresh `UID`, and its ID is read before the object is given away.',
    learn: ['/guides/developer/first-app/write-package', '/concepts/object-model'],
  },
  'sui::package': {
    file: 'bird_cards/sources/card.move',
    region: 'init',
    sentence: 'The initializer turns its one-time witness into a `Publisher`, which proves authorship from then on.',
    learn: ['/guides/developer/nft', '/concepts/sui-move-concepts/packages'],
  },
  'sui::party': own(
    'sui_party',
    'An object goes to one owner and is sequenced by consensus all the same.',
    '/guides/developer/sui-101/shared-owned',
    '/concepts/object-ownership/party',
  ),
  'sui::transfer': own(
    'sui_transfer',
    'Where an object goes decides who can use it: one owner, everybody, or everybody without changing it.',
    '/guides/developer/sui-101/shared-owned',
    '/concepts/object-ownership',
  ),
  'sui::tx_context': own(
    'sui_tx_context',
    'The context tells a function about the transaction that it runs in.',
    '/guides/developer/sui-101/access-time',
    '/concepts/transactions/sponsored-transactions',
  ),
  'sui::url': own(
    'sui_url',
    'A page stores a link as a `Url`, which marks the text as an address and checks nothing about it.',
    '/standards/display',
  ),
  'sui::versioned': own(
    'sui_versioned',
    'An upgraded package replaces stored settings by a type that has one more field.',
    '/concepts/sui-move-concepts/packages/upgrade',
  ),
};
