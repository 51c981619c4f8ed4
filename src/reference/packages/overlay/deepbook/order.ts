import type {ModuleOverlay} from '../../../move/overlay-types';
import {canceling, managerSwaps, placing} from './callers';

/** Our texts about `deepbook::order`. */
export const orderModule: ModuleOverlay = {
  summary:
    'A resting order as the book stores it, and the events about its cancellation and change. `pool::get_order` and `order_query::iter_orders` return copies, which the functions here read.',
  functions: {
    balance_manager_id: {summary: 'Returns the ID of the balance manager that placed the order.'},
    client_order_id: {summary: 'Returns the number that the trader chose for the order. It need not be unique.'},
    epoch: {summary: 'Returns the epoch in which the order was placed, whose maker fee it pays.'},
    expire_timestamp: {
      summary:
        'Returns the last millisecond since 1970 at which the order is valid. Later, it stays in the book until a match or its owner removes it.',
    },
    fee_is_deep: {summary: 'Returns whether the order was placed with `pay_with_deep`.'},
    filled_quantity: {summary: 'Returns how many base units have been filled, including those filled at once when the order was placed.'},
    order_deep_price: {summary: 'Returns a reference to the DEEP rate with which the fees of the order are worked out.'},
    order_id: {summary: 'Returns the ID of the order in its pool, which encodes side, price and sequence number.'},
    price: {summary: 'Returns the limit price, which it reads from the order ID: quote units for each base unit, scaled by 10^9.'},
    quantity: {summary: 'Returns the full size in base units, filled part included. `pool::modify_order` can lower it.'},
    status: {
      summary:
        'Returns 0 for an untouched order and 1 for one that is filled in part. Orders with the other statuses of `constants` are no longer in the book.',
    },
  },
  types: {
    Order: {
      summary:
        "A limit order that waits in the book. It belongs to the pool; transactions get copies. The owner's funds for it are in the vault.",
      fields: {
        balance_manager_id: 'The balance manager that funds leave and reach.',
        order_id: 'Side in the top bit, then 63 bits of price and 64 bits of sequence number.',
        client_order_id: "The trader's own number.",
        quantity: 'The total size in base units.',
        filled_quantity: 'The part of `quantity` that was filled.',
        fee_is_deep: 'Whether fees are in DEEP.',
        order_deep_price: 'The rate for fees in DEEP at the time of placing.',
        epoch: 'The epoch at the time of placing, which selects the maker fee.',
        status: 'The stage of its life, as numbered in `constants`.',
        expire_timestamp: 'The end of its validity in milliseconds since 1970, inclusive.',
      },
    },
    OrderCanceled: {
      summary:
        'Reports that a resting order was canceled and its funds released. Matching emits it too, if an order removes another one of the same balance manager.',
      fields: {
        balance_manager_id: 'The owner of the canceled order, a balance manager.',
        pool_id: 'The pool from whose book it was taken.',
        order_id: 'The ID that the order had.',
        client_order_id: 'The number that its trader gave it.',
        trader: 'The address that sent the transaction, which need not be the one that placed the order.',
        price: 'The limit price, with 9 decimals.',
        is_bid: 'True for a canceled buy.',
        original_quantity: 'The size of the order after any modifications, in base units.',
        base_asset_quantity_canceled: 'The unfilled base units that the cancellation released.',
        timestamp: 'The time of the cancellation, in milliseconds since 1970.',
      },
      emittedBy: [...canceling, ...placing, ...managerSwaps],
    },
    OrderModified: {
      summary: 'Reports that the owner of a resting order made it smaller.',
      fields: {
        balance_manager_id: 'The balance manager to which the order belongs.',
        pool_id: 'The pool with the order.',
        order_id: 'The ID of the order, which the change does not touch.',
        client_order_id: 'The number from the client.',
        trader: 'The sender of the change.',
        price: 'The price, which stays: quote units for each base unit, times 10^9.',
        is_bid: 'Whether the order is a buy.',
        previous_quantity: 'The size before, in base units.',
        filled_quantity: 'What had been filled up to then, in base units.',
        new_quantity: 'The size from now on, in base units and including the filled part.',
        timestamp: 'When it was changed, in milliseconds since 1970.',
      },
      emittedBy: ['pool::modify_order'],
    },
  },
  errors: {
    EInvalidNewQuantity: {
      when: 'The new size is not larger than what has been filled already.',
      raisedBy: ['pool::modify_order'],
      cure: 'Choose a size above the filled quantity, or cancel the order to give up the rest.',
    },
    EOrderExpired: {
      when: 'The order is past its expiry.',
      raisedBy: ['pool::modify_order'],
      cure: 'Cancel it to get the funds back, and place another one.',
    },
  },
};
