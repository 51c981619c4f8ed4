import type {ModuleOverlay} from '../../../move/overlay-types';

/** Our texts about `deepbook::order_query`. */
export const orderQueryModule: ModuleOverlay = {
  summary:
    'Reads the orders of one side of a book page by page, from the best price on. Dry-run `iter_orders` to get the single orders; for sums by price use `pool::get_level2_range`.',
  functions: {
    has_next_page: {
      summary: 'Returns whether the walk ended before the last order of the side. It is true as well if it ended at `end_order_id`.',
    },
    iter_orders: {
      summary:
        'Returns up to `limit` orders, best first: bids from high to low ID, asks from low to high. Bids start below `start_order_id` and asks at it, both run up to `end_order_id` inclusive, and orders that expire before `min_expire_timestamp` (milliseconds since 1970) are left out. Aborts with `pool::EPackageVersionDisabled` if the pool does not allow this version of the package.',
    },
    orders: {
      summary:
        'Returns the orders of the page. For the page after it, pass the last ID of a page of bids as the start, or for asks the last ID plus 1.',
    },
  },
  types: {
    OrderPage: {
      summary: 'A part of one side of the book. It can be dropped and not stored.',
      fields: {
        orders: 'Copies of the orders, the best one first.',
        has_next_page: 'Whether orders follow on that side.',
      },
    },
  },
};
