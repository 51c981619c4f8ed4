import * as z from 'zod';
import {enokiSdk} from '../../facts/enoki';
import {kioskSdk} from '../../facts/kiosk';
import {paymentKitSdk} from '../../facts/payment-kit';
import {finding, type Finding} from '../finding';
import {compareVersions} from './versions';

/** Exact versions by package. */
export type Pins = Readonly<Record<string, string>>;

const manifestSchema = z.looseObject({
  dependencies: z.record(z.string(), z.string()).default({}),
  devDependencies: z.record(z.string(), z.string()).default({}),
});

/** The pins of a package.json; those that are no release, such as an alias, are left out. */
export function readPins(text: string): Pins {
  const {dependencies, devDependencies} = manifestSchema.parse(JSON.parse(text));
  return Object.fromEntries(Object.entries({...dependencies, ...devDependencies}).filter(([, version]) => /^\d/.test(version)));
}

/**
 * The packages that pages are generated from and samples are checked with. When one of them is old, pages are; all others are tools,
 * which Renovate updates.
 */
export const suiPackages: readonly string[] = [
  '@mysten/bcs',
  '@mysten/codegen',
  '@mysten/dapp-kit-react',
  '@mysten/deepbook-v3',
  '@mysten/prettier-plugin-move',
  '@mysten/seal',
  '@mysten/sui',
  '@mysten/suins',
  '@mysten/wallet-standard',
  '@mysten/walrus',
  '@typemove/sui',
  '@zktx.io/sui-move-builder',
];

/** Packages that pages teach and nothing here installs, each with the release that its page was written for. */
export const taughtPins: Pins = {
  '@mysten/enoki': enokiSdk,
  '@mysten/kiosk': kioskSdk,
  '@mysten/payment-kit': paymentKitSdk,
};

/** When one of these is old, pages are. */
export const pagePackages: readonly string[] = [...suiPackages, ...Object.keys(taughtPins)];

/** The pins of `taughtPins` have an area of their own, for nothing can be raised in package.json. */
const placeOf = (name: string): {area: string; file: string} =>
  name in taughtPins ? {area: 'taught', file: 'src/facts'} : {area: 'pins', file: 'package.json'};

const source = 'the npm registry';

/** npm leaves out what the running Node.js is too old for, so that its newest release may be older than the pin. */
export const isBehind = (pinned: string, newest = pinned): boolean => compareVersions(newest, pinned) > 0;

/** Compares pins with the newest releases. Tools that are behind are counted in one row. */
export function comparePins(pins: Pins, newest: ReadonlyMap<string, string>): Finding[] {
  const behind = Object.entries(pins).filter(([name, version]) => isBehind(version, newest.get(name)));
  const tools = behind.filter(([name]) => !pagePackages.includes(name));
  return [
    ...Object.entries(pins)
      .filter(([name]) => pagePackages.includes(name))
      .map(([name, stated]) => {
        const found = newest.get(name) ?? stated;
        const {area, file} = placeOf(name);
        return finding(area, name, isBehind(stated, found) ? 'stale' : 'fresh', {stated, found, source, places: [file]});
      }),
    ...(tools.length === 0
      ? []
      : [
          finding('pins', `${tools.length} tools that Renovate updates`, 'note', {
            stated: tools.map(([name, version]) => `${name} ${version}`).join(', '),
            found: tools.map(([name]) => newest.get(name)).join(', '),
            source,
            places: ['package.json'],
          }),
        ]),
  ];
}
