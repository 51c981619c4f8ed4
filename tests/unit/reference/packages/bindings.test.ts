import {existsSync, readdirSync, readFileSync} from 'node:fs';
import {packageAbis} from '../../../../src/reference/packages/load';
import {sourceNames} from '../../../../src/reference/packages/names';
import type {PackageName} from '../../../../src/reference/packages/places';
import {readSdk, type Sdk} from '../../../lib/sdk-bindings';
import {differences, type PackageInterface} from './compare-bindings';

const abis = packageAbis();

function interfaceOf(name: PackageName): PackageInterface {
  const modules = abis.find(({info}) => info.name === name)?.modules;
  if (modules === undefined) throw new Error(`no package ${name}`);
  return {modules, names: sourceNames[name]};
}

const later = 'The pinned SDK was generated from an earlier commit.';

/**
 * Packages whose bindings the pinned SDKs ship, and where they differ from our source, each with
 * the reason.
 */
const cases: [PackageName, string, Readonly<Record<string, string>>][] = [
  [
    'deepbook',
    '@mysten/deepbook-v3/src/contracts/deepbook',
    {
      'balance_manager::new_with_custom_owner_caps_v2': later,
      'constants::max_stake_required': later,
      'pool::best_ask_price': later,
      'pool::best_bid_price': later,
      'pool::place_post_only_limit_order': later,
      'registry::allowed_pause_caps': later,
      'registry::disable_version_pause_cap': later,
      'registry::mint_pause_cap': later,
      'registry::revoke_pause_cap': later,
      'registry::AllowedPauseCapsKey': later,
      'registry::AppKeyV2': later,
      'registry::DeepbookCorePauseCap': later,
    },
  ],
  ['suins', '@mysten/suins/src/contracts/suins', {}],
  ['suins_payments', '@mysten/suins/src/contracts/suins_payments', {}],
  ['suins_temp_subdomain_proxy', '@mysten/suins/src/contracts/suins_temp_subdomain_proxy', {}],
];

/** Packages of which no pinned SDK has generated bindings. */
const without: readonly PackageName[] = [
  'token',
  'deepbook_margin',
  'margin_liquidation',
  'payment_kit',
  'kiosk',
  'suins_token',
  'suins_subdomains',
];

test('each package is compared, or no SDK has bindings of it and the page says so', () => {
  const compared = cases.map(([name]) => name);
  expect([...compared, ...without].sort()).toEqual(abis.map(({info}) => info.name).sort());
  const shipped = readdirSync('node_modules/@mysten').flatMap((sdk) => {
    const folder = `node_modules/@mysten/${sdk}/src/contracts`;
    return existsSync(folder) ? readdirSync(folder) : [];
  });
  expect(shipped).toEqual(expect.arrayContaining(compared));
  expect(without.filter((name) => shipped.includes(name))).toEqual([]);
  const [, section = ''] = readFileSync('docs/references/packages.mdx', 'utf8').split('{/* #bindings */}');
  expect([...compared, ...without].filter((name) => !section.split('<PageCards')[0]?.includes(`\`${name}\``))).toEqual([]);
});

test.each(cases)('%s is as the SDK has it', (name, folder, known) => {
  const sdk = readSdk(`node_modules/${folder}`);
  expect(sdk.functions.size).toBeGreaterThan(5);
  expect(differences(interfaceOf(name), sdk, known)).toEqual([]);
});

describe('a difference is found', () => {
  const own = interfaceOf('suins_payments');
  const sdk = (): Sdk => readSdk('node_modules/@mysten/suins/src/contracts/suins_payments');
  const changed = (change: (sdk: Sdk) => void): string[] => {
    const bad = sdk();
    change(bad);
    return differences(own, bad, {});
  };

  test.each<[string, (bad: Sdk) => void, string]>([
    [
      'an argument of another type',
      (bad) => {
        bad.functions.get('payments::handle_payment')?.types.splice(6, 1, 'u128');
      },
      'payments::handle_payment takes ,,,,0x2::clock::Clock,,u64; in the SDK ,,,,0x2::clock::Clock,,u128',
    ],
    [
      'an argument of another name',
      (bad) => {
        bad.functions.get('payments::calculate_price_after_discount')?.names.splice(1, 1, 'offer');
      },
      'payments::calculate_price_after_discount names suins,intent; in the SDK suins,offer',
    ],
    ['a function less', (bad) => bad.functions.delete('payments::calculate_price'), 'payments::calculate_price is not in the SDK'],
    [
      'a function more',
      (bad) => bad.functions.set('payments::refund', {types: [], names: [], typeParameters: 0}),
      'payments::refund is in the SDK alone',
    ],
    [
      'a field of another type',
      (bad) => {
        bad.structs.get('payments::CoinTypeData')?.splice(0, 1, {name: 'decimals', kind: 'u16'});
      },
      'payments::CoinTypeData has decimals: u8,discount_percentage: u8,price_feed_id,type_name; in the SDK decimals: u16,discount_percentage: u8,price_feed_id,type_name',
    ],
    ['a struct less', (bad) => bad.structs.delete('payments::PaymentsConfig'), 'payments::PaymentsConfig is not in the SDK'],
  ])('%s', (_case, change, message) => {
    expect(changed(change)).toEqual([message]);
  });

  test('a variant less', () => {
    const bad = readSdk('node_modules/@mysten/suins/src/contracts/suins');
    bad.enums.set('payment::PaymentIntent', ['Registration']);
    expect(differences(interfaceOf('suins'), bad, {})).toEqual([
      'payment::PaymentIntent has the variants Registration,Renewal; in the SDK Registration',
    ]);
  });

  test('and a reason that explains nothing any more', () => {
    expect(differences(own, sdk(), {'payments::gone': 'x'})).toEqual(['payments::gone: no difference is left']);
  });
});
