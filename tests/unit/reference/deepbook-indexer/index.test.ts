import {readFileSync} from 'node:fs';
import {endpoints, groupsLeftOut, leftOut, marginRoutes} from '@site/src/reference/deepbook-indexer';

/**
 * `…_PATH` constants of `crates/server/src/server.rs` at commit 4ac0066 of MystenLabs/deepbookv3,
 * `/`, and those that `pyth::routes` puts below `/pyth`.
 */
const routesOfTheSource = [
  '/',
  '/all_historical_volume',
  '/asset_supplied',
  '/asset_withdrawn',
  '/assets',
  '/book_params_updated',
  '/collateral_events',
  '/deep_supply',
  '/deepbook_pool_config_updated',
  '/deepbook_pool_registered',
  '/deepbook_pool_updated',
  '/deepbook_pool_updated_registry',
  '/deposited_assets/{balance_manager_ids}',
  '/fees',
  '/get_net_deposits/{asset_ids}/{timestamp}',
  '/get_points',
  '/get_pools',
  '/historical_volume/{pool_names}',
  '/historical_volume_by_balance_manager_id/{pool_names}/{balance_manager_id}',
  '/historical_volume_by_balance_manager_id_with_interval/{pool_names}/{balance_manager_id}',
  '/interest_params_updated',
  '/liquidation',
  '/loan_borrowed',
  '/loan_repaid',
  '/maintainer_cap_updated',
  '/maintainer_fees_withdrawn',
  '/margin_manager_created',
  '/margin_manager_states',
  '/margin_managers_info',
  '/margin_pool_config_updated',
  '/margin_pool_created',
  '/margin_supply',
  '/ohclv/{pool_name}',
  '/order_updates/{pool_name}',
  '/orderbook/{pool_name}',
  '/orders/{pool_name}/{balance_manager_id}',
  '/pause_cap_updated',
  '/pool_created',
  '/portfolio/{wallet_address}',
  '/protocol_fees_increased',
  '/protocol_fees_withdrawn',
  '/pyth/shims/tradingview/history',
  '/pyth/updates/price/latest',
  '/pyth/updates/price/{publish_time}',
  '/rebates_v2',
  '/referral_fee_events',
  '/referral_fees_claimed',
  '/status',
  '/summary',
  '/supplier_cap_minted',
  '/supply_referral_minted',
  '/ticker',
  '/trade_count',
  '/trades/{pool_name}',
];

test('each route of the source is described once, or left out with a reason', () => {
  const known = [...endpoints, ...marginRoutes].map(({path}) => path);
  expect([...known, ...Object.keys(leftOut)].sort()).toEqual([...routesOfTheSource].sort());
});

/**
 * What `admin_routes` in `crates/server/src/admin/routes.rs` puts below `/admin` at that commit.
 */
const adminRoutes = [
  'DELETE /admin/assets/{asset_type}',
  'DELETE /admin/pools/{pool_id}',
  'GET /admin/health',
  'POST /admin/assets',
  'POST /admin/pools',
  'PUT /admin/pools/{pool_id}',
];

test('a group that is left out names its routes, and the page says why', () => {
  expect(
    Object.values(groupsLeftOut)
      .flatMap(({routes}) => routes)
      .sort(),
  ).toEqual(adminRoutes);
  const page = readFileSync('docs/standards/deepbookv3-indexer.mdx', 'utf8');
  for (const [group, {reason}] of Object.entries(groupsLeftOut)) expect(page).toContain(`The routes below \`${group}\` ${reason}`);
});

test.each(endpoints.map((endpoint) => [endpoint.path, endpoint] as const))(
  '%s has the parameters that its path names',
  (path, {parameters}) => {
    const named = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
    expect(parameters.filter(({place}) => place === 'path').map(({name}) => name)).toEqual(named);
    expect(new Set(parameters.map(({name}) => name)).size).toBe(parameters.length);
  },
);
