import type {ModuleOverlay} from '../../../move/overlay-types';

const executors = ['margin_manager::execute_conditional_orders_v2', 'margin_manager::execute_conditional_orders_v3'];

/** Our texts about `deepbook_margin::tpsl`. */
export const tpslModule: ModuleOverlay = {
  summary:
    'Take-profit and stop-loss orders: a condition on the oracle price and the order to place once it is met. Build both here and hand them to `margin_manager::add_conditional_order`; anyone can then execute what has triggered.',
  functions: {
    client_order_id: {summary: 'Returns the number that the trader gave the pending order, which DeepBook repeats in its events.'},
    condition: {summary: 'Returns a copy of the condition under which a conditional order triggers.'},
    conditional_order_id: {summary: 'Returns the number by which the trader names a conditional order.'},
    expire_timestamp: {
      summary:
        'Returns when a pending limit order expires, in milliseconds since the Unix epoch, or none for a market order. The order placed later may end sooner, because the lifetime of margin orders is limited.',
    },
    get_conditional_order: {
      summary: 'Returns a copy of the conditional order with the given number, or none if there is no such order.',
    },
    is_bid: {summary: 'Says whether the pending order buys the base asset.'},
    is_limit_order: {summary: 'Says whether the pending order is a limit order; otherwise it is a market order.'},
    new_condition: {
      summary:
        'Builds a condition: the oracle price falls below the trigger price, or rises above it. The price is in the format of DeepBook, which is units of quote for a unit of base times 1,000,000,000. It checks nothing; `margin_manager::add_conditional_order` does.',
    },
    new_pending_limit_order: {
      summary:
        'Builds the limit order that a condition places, with the price in the format of DeepBook, the quantity in units of base and the expiry in milliseconds. Aborts with `EInvalidTPSLOrderType` unless the order type is 0 (no restriction) or 1 (immediate or cancel).',
    },
    new_pending_market_order: {
      summary:
        'Builds the market order that a condition places, with the quantity in units of base. It has no expiry, so it can wait until it is canceled.',
    },
    num_conditional_orders: {summary: 'Returns how many conditional orders of both kinds are waiting.'},
    order_type: {summary: 'Returns the order type of a pending limit order, 0 or 1, or none for a market order.'},
    pay_with_deep: {
      summary: 'Says whether the fee of the pending order is paid in DEEP; otherwise it is paid in the coin that the order spends.',
    },
    pending_order: {summary: 'Returns a copy of the order that a conditional order places when it triggers.'},
    price: {summary: 'Returns the limit price of the pending order in the format of DeepBook, or none if it is a market order.'},
    quantity: {summary: 'Returns how much the pending order buys or sells, in units of the base asset.'},
    self_matching_option: {
      summary:
        'Returns what happens if the pending order meets an order of the same margin manager: 0 lets them trade, 1 aborts the transaction and 2 cancels the resting one.',
    },
    trigger_above_orders: {
      summary: 'Returns the conditional orders that wait for a rise, with the lowest trigger price first.',
    },
    trigger_below_orders: {
      summary: 'Returns the conditional orders that wait for a fall, with the highest trigger price first.',
    },
    trigger_below_price: {summary: 'Says whether the condition waits for a price below the trigger; otherwise it waits for one above.'},
    trigger_price: {summary: 'Returns the price that the oracle price must pass, in the format of DeepBook.'},
  },
  types: {
    Condition: {
      summary: 'When a conditional order triggers. The comparison is strict, so a price equal to the trigger is not enough.',
      fields: {
        trigger_below_price: 'True for a fall below the trigger price, false for a rise above it.',
        trigger_price: 'The price to pass: units of quote for a unit of base, times 1,000,000,000.',
      },
    },
    ConditionalOrder: {
      summary: 'A condition together with the order that it places. A margin manager keeps at most ten of them.',
      fields: {
        conditional_order_id: 'A number that the trader chooses, unique among those of the margin manager.',
        condition: 'What the oracle price has to do.',
        pending_order: 'The order to place then.',
      },
    },
    ConditionalOrderAdded: {
      summary: 'Reports that a conditional order is waiting. Services that execute orders for others start from this event.',
      fields: {
        manager_id: 'The ID of the margin manager that added the order.',
        conditional_order_id: 'The number of the order that was added.',
        conditional_order: 'The order with its condition, as added.',
        timestamp: 'The time of adding, in milliseconds since the Unix epoch.',
      },
      emittedBy: ['margin_manager::add_conditional_order'],
    },
    ConditionalOrderBelowLiquidation: {
      summary:
        'Reports that a triggered limit order was dropped because the margin manager could be liquidated, where no order may rest. A `ConditionalOrderCancelled` for it follows.',
      fields: {
        manager_id: 'The ID of the margin manager that could be liquidated.',
        conditional_order_id: 'The number of the dropped limit order.',
        conditional_order: 'The limit order with its condition.',
        timestamp: 'When the low risk ratio stopped it, in milliseconds since the Unix epoch.',
      },
      emittedBy: ['margin_manager::execute_conditional_orders_v3'],
    },
    ConditionalOrderCancelled: {
      summary:
        'Reports that a conditional order is gone without being placed: its owner canceled it, or it triggered and could not be placed. A reason, if there is one, is in an event before it; an expired limit order has only this one.',
      fields: {
        manager_id: 'The ID of the margin manager that no longer has the order.',
        conditional_order_id: 'The number of the canceled order.',
        conditional_order: 'The canceled order with its condition.',
        timestamp: 'The time of cancellation, in milliseconds since the Unix epoch.',
      },
      emittedBy: ['margin_manager::cancel_all_conditional_orders', 'margin_manager::cancel_conditional_order', ...executors],
    },
    ConditionalOrderExecuted: {
      summary: 'Reports that a triggered order was placed in DeepBook. How much of it was filled is in the events of DeepBook.',
      fields: {
        manager_id: 'The ID of the margin manager that traded.',
        pool_id: 'The ID of the DeepBook pool with the placed order.',
        conditional_order_id: 'The number of the placed order.',
        conditional_order: 'The condition and the order that it placed.',
        timestamp: 'The time of placing, in milliseconds since the Unix epoch.',
      },
      emittedBy: executors,
    },
    ConditionalOrderInsufficientFunds: {
      summary:
        'Reports that DeepBook could not take a triggered order: the funds or, for a market order that buys, the offers did not suffice, or the quantity or price no longer fits the pool. A `ConditionalOrderCancelled` comes after it.',
      fields: {
        manager_id: 'The ID of the margin manager that lacked funds.',
        conditional_order_id: 'The number of the order that could not be placed.',
        conditional_order: 'The order that could not be placed, with its condition.',
        timestamp: 'When placing failed, in milliseconds since the Unix epoch.',
      },
      emittedBy: executors,
    },
    ConditionalOrderPriceOutOfBounds: {
      summary:
        'Reports that a triggered order was dropped because it would have traded too far from the stored price, or because a market order found nothing to trade with. `ConditionalOrderCancelled` is emitted for it as well.',
      fields: {
        manager_id: 'The ID of the margin manager whose price was refused.',
        conditional_order_id: 'The number of the order with the refused price.',
        conditional_order: 'The order with the refused price and its condition.',
        timestamp: 'When the price was refused, in milliseconds since the Unix epoch.',
      },
      emittedBy: executors,
    },
    PendingOrder: {
      summary:
        'The order that waits for a condition. `new_pending_limit_order` and `new_pending_market_order` build it with the same parameters that DeepBook takes.',
      fields: {
        is_limit_order: 'True for a limit order, false for a market order.',
        client_order_id: 'A number of the trader for this order, passed on to DeepBook.',
        order_type: 'For a limit order 0, which lets the rest wait in the book, or 1, which cancels it.',
        self_matching_option: 'What to do if it meets an order of the same margin manager.',
        price: 'The limit price in the format of DeepBook, where there is one.',
        quantity: 'How much to trade, in units of base.',
        is_bid: 'True to buy the base asset, false to sell it.',
        pay_with_deep: 'Whether fees are paid in DEEP.',
        expire_timestamp: 'The expiry of a limit order, in milliseconds since the Unix epoch.',
      },
    },
    TakeProfitStopLoss: {
      summary: 'All conditional orders of one margin manager, which keeps this value in a field.',
      fields: {
        trigger_below: 'Those that wait for a fall, sorted from the highest trigger price to the lowest.',
        trigger_above: 'Those that wait for a rise, sorted from the lowest trigger price to the highest.',
      },
    },
  },
  errors: {
    EInvalidCondition: {
      when: 'The order would wait for a fall to a price above the present one, or for a rise to a price below it.',
      raisedBy: ['margin_manager::add_conditional_order'],
      cure: 'Choose a trigger price at or below the present price for a fall, at or above it for a rise.',
    },
    EConditionalOrderNotFound: {
      when: 'The margin manager has no conditional order with the number that is to be canceled.',
      raisedBy: ['margin_manager::cancel_conditional_order'],
      cure: 'Read the waiting numbers with `margin_manager::conditional_order_ids`; an executed order is no longer among them.',
    },
    EMaxConditionalOrdersReached: {
      when: 'Ten conditional orders are waiting already.',
      raisedBy: ['margin_manager::add_conditional_order'],
      cure: 'Cancel one that you no longer need before you add another.',
    },
    EInvalidTPSLOrderType: {
      when: 'The order type is fill or kill, post only or unknown.',
      raisedBy: ['new_pending_limit_order'],
      cure: 'Use 0 for no restriction or 1 for immediate or cancel.',
    },
    EDuplicateConditionalOrderIdentifier: {
      when: 'A waiting order of the margin manager has the same number.',
      raisedBy: ['margin_manager::add_conditional_order'],
      cure: 'Choose a number that `margin_manager::conditional_order_ids` does not return.',
    },
    EInvalidOrderParams: {
      when: 'The quantity is below the minimum of the DeepBook pool or no multiple of its lot size or, for a limit order, the price does not fit its tick size or the expiry has passed.',
      raisedBy: ['margin_manager::add_conditional_order'],
      cure: 'Read the sizes with `deepbook::pool::pool_book_params` and adjust the order.',
    },
  },
};
