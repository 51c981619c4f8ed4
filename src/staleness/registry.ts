/**
 * The newest release of each package that pages teach, beside the one that they were written for.
 */
import {spawnSync} from 'node:child_process';
import packageJson from '../../package.json';
import {enokiSdk} from '../facts/enoki';
import {kioskSdk} from '../facts/kiosk';
import {paymentKitSdk} from '../facts/payment-kit';
import {finding, unasked, type Finding} from './finding';
import {placesNaming} from './pages/find';
import type {Page} from './pages/read';

/** Whose packages pages are made from and samples are checked with; the others are tools. */
const scopes = /^@(?:mysten|typemove|zktx\.io)\//;

/**
 * Exact versions by package: the pins of package.json, which Renovate raises, and the releases that
 * pages teach without anything here installing them, which only people can raise.
 */
export const pins: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    Object.entries({...packageJson.dependencies, ...packageJson.devDependencies}).filter(([name]) => scopes.test(name)),
  ),
  '@mysten/enoki': enokiSdk,
  '@mysten/kiosk': kioskSdk,
  '@mysten/payment-kit': paymentKitSdk,
};

/** Asks for the release that a package calls its latest; tests answer themselves. */
export type AskRegistry = (name: string) => string;

/**
 * Asks the registry that npm is configured for.
 *
 * @throws with npm's code, such as ENOTFOUND, where it has no answer
 */
export const askNpm: AskRegistry = (name) => {
  // Node starts npm's .cmd file only through a shell.
  const shell = process.platform === 'win32';
  const {status, stdout, stderr} = spawnSync('npm', ['view', name, 'version', '--no-update-notifier'], {encoding: 'utf8', shell});
  if (status === 0) return stdout.trim();
  throw new Error(`${name}: npm ends with ${/^npm error code (\w+)/m.exec(stderr)?.[1] ?? String(status)}`);
};

/**
 * Compares the pins with the newest releases. A registry that does not answer is one row, and asked
 * no further.
 */
export function checkPins(ask: AskRegistry, pages: readonly Page[], pinned = pins): Finding[] {
  const source = 'the npm registry';
  try {
    return Object.entries(pinned).map(([name, stated]) => {
      const found = ask(name);
      return finding('pins', name, found === stated ? 'fresh' : 'stale', {stated, found, source, places: placesNaming(pages, name)});
    });
  } catch (error) {
    return [unasked('pins', source, error instanceof Error ? error.message : String(error))];
  }
}
