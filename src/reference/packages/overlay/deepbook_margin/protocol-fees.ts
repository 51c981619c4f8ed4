import type {ModuleOverlay} from '../../../move/overlay-types';

/** Our texts about `deepbook_margin::protocol_fees`. */
export const protocolFeesModule: ModuleOverlay = {
  summary:
    'Divides the fees of a margin pool among the protocol, its maintainer and those who refer suppliers. A quarter of each fee goes to the protocol, a quarter to the maintainer and the rest to referrals, in proportion to the supply shares they brought.',
  functions: {
    fees_per_share: {
      summary:
        'Returns what a supply share has earned for its referral since the pool began, with nine decimals. The figure only rises, and referrals are paid by the difference.',
    },
    maintainer_fees: {summary: 'Returns the fees that wait for the maintainer of the pool, in the smallest units of the asset.'},
    protocol_fees: {summary: 'Returns the fees that wait for the admin of the protocol, in units of the asset.'},
    referral_tracker: {
      summary:
        'Returns the supply shares that a referral has now and the fees it can claim, in units of the asset. Aborts with `sui::dynamic_field::EFieldDoesNotExist` if the pool does not know the ID; that of `margin_constants::default_referral` always exists.',
    },
    total_shares: {summary: 'Returns the supply shares under all referrals together, the default one included.'},
  },
  types: {
    ProtocolFees: {
      summary:
        'The fee accounts of one `MarginPool`, which lends it out through `margin_pool::protocol_fees`. What they show is paid from the vault of the pool.',
      fields: {
        referrals: 'The accounts of the referrals by their ID, with the default referral under `0x0`.',
        total_shares: 'The sum of the shares of all referrals.',
        fees_per_share: 'The referral fees per share since the beginning, with nine decimals.',
        maintainer_fees: 'Unclaimed fees of the maintainer, in units of the asset.',
        protocol_fees: 'Unclaimed fees of the protocol, counted in the asset too.',
        extra_fields: 'Place for further named numbers, none of which exist yet.',
      },
    },
    ProtocolFeesIncreasedEvent: {
      summary:
        'Reports how a fee on new interest was divided. It is emitted only if the fee is above zero; while nobody supplies anything, the referral part really goes to the maintainer and the protocol.',
      fields: {
        margin_pool_id: 'The ID of the pool that earned the interest.',
        total_shares: 'The supply shares among which the referral part was divided.',
        referral_fees: 'The part for referrals, about half.',
        maintainer_fees: 'The quarter for the maintainer, rounded down.',
        protocol_fees: 'The quarter for the protocol, also rounded down.',
      },
      emittedBy: [
        'margin_manager::borrow_base',
        'margin_manager::borrow_quote',
        'margin_manager::execute_conditional_orders_v3',
        'margin_manager::liquidate',
        'margin_manager::repay_base',
        'margin_manager::repay_quote',
        'margin_pool::admin_inject_capital',
        'margin_pool::supply',
        'margin_pool::update_interest_params',
        'margin_pool::update_margin_pool_config',
        'margin_pool::withdraw',
        'pool_proxy::place_market_order_and_repay_loan',
        'pool_proxy::place_reduce_only_limit_order_and_repay_loan',
        'pool_proxy::place_reduce_only_market_order_and_repay_loan',
      ],
    },
    ReferralFeesClaimedEvent: {
      summary: 'Reports that the fees of a referral were paid out, even if they were zero.',
      fields: {
        referral_id: 'The ID of the `SupplyReferral`, or `0x0` for the default one.',
        owner: 'The owner of the referral; `0x0` where the admin claimed the default fees.',
        fees: 'What the owner received, in the smallest units of the asset.',
      },
      emittedBy: ['margin_pool::admin_withdraw_default_referral_fees', 'margin_pool::withdraw_referral_fees'],
    },
    ReferralTracker: {
      summary: 'The account of one referral in one margin pool.',
      fields: {
        current_shares: 'The supply shares that are under this referral at present.',
        last_fees_per_share: 'The value of `fees_per_share` up to which this account is settled.',
        unclaimed_fees: 'Fees settled and not yet paid, in units of the asset.',
      },
    },
    SupplyReferral: {
      summary:
        'A shared object whose owner earns fees on what suppliers bring under its ID. `margin_pool::mint_supply_referral` creates it for one pool, and it cannot change hands.',
      fields: {
        id: 'The object ID, which suppliers name when they supply.',
        owner: 'The address that created the referral and alone can claim its fees.',
      },
    },
  },
  errors: {
    ENotOwner: {
      when: 'The sender did not create the referral whose fees are to be paid.',
      raisedBy: ['margin_pool::withdraw_referral_fees'],
      cure: 'Send the transaction from the address in the `owner` field of the `SupplyReferral`.',
    },
  },
};
