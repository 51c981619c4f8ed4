import type {EventRoute} from './model';

/** Routes of DeepBook Margin that list its events. */
export const marginRoutes: readonly EventRoute[] = [
  {path: '/margin_manager_created', summary: 'Margin managers that were created', filters: ['owner']},
  {path: '/loan_borrowed', summary: 'Loans taken', filters: ['margin_manager_id', 'margin_pool_id']},
  {path: '/loan_repaid', summary: 'Loans repaid', filters: ['margin_manager_id', 'margin_pool_id']},
  {path: '/liquidation', summary: 'Liquidations', filters: ['margin_manager_id', 'margin_pool_id']},
  {path: '/collateral_events', summary: 'Collateral deposited and withdrawn', filters: ['margin_manager_id', 'type', 'is_base']},
  {path: '/asset_supplied', summary: 'Coins lent to margin pools', filters: ['margin_pool_id', 'supplier']},
  {path: '/asset_withdrawn', summary: 'Coins that lenders took back', filters: ['margin_pool_id', 'supplier']},
  {path: '/deepbook_pool_updated', summary: 'Pools allowed or barred by a margin pool', filters: ['margin_pool_id', 'deepbook_pool_id']},
  {path: '/interest_params_updated', summary: 'New parameters of interest', filters: ['margin_pool_id']},
  {path: '/margin_pool_config_updated', summary: 'New limits and fee shares of margin pools', filters: ['margin_pool_id']},
  {path: '/maintainer_cap_updated', summary: 'Capabilities of maintainers', filters: ['maintainer_cap_id']},
  {path: '/maintainer_fees_withdrawn', summary: 'Fees that maintainers took', filters: ['margin_pool_id']},
  {path: '/protocol_fees_withdrawn', summary: 'Fees that the protocol took', filters: ['margin_pool_id']},
  {path: '/protocol_fees_increased', summary: 'Fees as they arose', filters: ['margin_pool_id']},
  {path: '/supplier_cap_minted', summary: 'Capabilities of lenders', filters: ['supplier_cap_id']},
  {path: '/supply_referral_minted', summary: 'Referrals of lenders', filters: ['margin_pool_id', 'owner']},
  {path: '/referral_fees_claimed', summary: 'Fees that referrers claimed', filters: ['referral_id', 'owner']},
  {path: '/pause_cap_updated', summary: 'Capabilities to pause', filters: ['pause_cap_id']},
  {path: '/deepbook_pool_registered', summary: 'Pools registered for margin trading', filters: ['pool_id']},
  {path: '/deepbook_pool_updated_registry', summary: 'Pools switched on and off for margin trading', filters: ['pool_id']},
  {path: '/deepbook_pool_config_updated', summary: 'New risk ratios of pools', filters: ['pool_id']},
];
