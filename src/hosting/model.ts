import {everyOldAddress} from '../old-addresses/table';
import {compilingPolicy, headerText, scriptingPolicy, withWorkers, type Policy} from '../security-policy/policy';
import {UsageError} from '../lib/usage-error';

/** A worker with a policy of its own, which it has from the answer that has its file. */
export interface OwnWorker {
  /**
   * Its file, as a file of src/run/ that starts it names it; the folder is named after the build.
   */
  file: string;
  /** Value of Content-Security-Policy. */
  policy: string;
  /** What it does that no page may. */
  does: string;
}

/**
 * What every host is told about the site; the files of `hosts/` are this in the language of each.
 */
export interface HostingModel {
  /** Path of the site's folder, with a slash at both ends; `/` at the top of a host. */
  base: string;
  /** Headers of every answer. */
  headers: Readonly<Record<string, string>>;
  workers: readonly OwnWorker[];
  /**
   * Value of Content-Security-Policy for hosts that send one value with everything, with which the
   * workers run.
   */
  everywhere: string;
  /** Value of Strict-Transport-Security, for answers over TLS alone. */
  strictTransport: string;
  /** Values of Cache-Control: of files whose path changes with their content, and of all others. */
  caching: {hashed: string; others: string};
  /** Old path → new path, perhaps with an anchor. Both have the base. */
  redirects: readonly (readonly [from: string, to: string])[];
}

/** Everything that a page of this site never asks of a browser. */
const unused = ['accelerometer', 'camera', 'display-capture', 'geolocation', 'gyroscope', 'microphone', 'midi', 'payment', 'usb'];

const year = 31_536_000;

/**
 * @param policy of the built site
 * @param base where the site stands on its host
 * @throws UsageError where the base is not a path with a slash at both ends
 */
export function hostingModel(policy: Policy, base = '/'): HostingModel {
  if (!/^\/(?:[\w-]+\/)*$/.test(base))
    throw new UsageError(`BASE_URL is "${base}". Give it a slash at both ends, such as /docs/; letters, digits, - and _ are allowed.`);
  const below = (address: string): string => base + address.slice(1);
  return {
    base,
    headers: {
      'Content-Security-Policy': headerText(policy),
      'X-Content-Type-Options': 'nosniff',
      'Referrer-Policy': 'strict-origin-when-cross-origin',
      'Permissions-Policy': unused.map((feature) => `${feature}=()`).join(', '),
      'Cross-Origin-Opener-Policy': 'same-origin',
    },
    workers: [
      {file: 'move-worker.js', policy: headerText(compilingPolicy), does: 'The worker that runs Move compiles WebAssembly; no page may.'},
      {
        file: 'script-worker.js',
        policy: headerText(scriptingPolicy),
        does: 'The worker that runs TypeScript loads scripts that it has made; no page may.',
      },
    ],
    everywhere: headerText(withWorkers(policy)),
    strictTransport: `max-age=${year}; includeSubDomains`,
    caching: {hashed: `public, max-age=${year}, immutable`, others: 'public, max-age=0, must-revalidate'},
    redirects: Object.entries(everyOldAddress).map(([from, to]) => [below(from), below(to)] as const),
  };
}

/**
 * Paths of files whose name or folder is a hash of what they hold, as a regular expression without
 * anchors: the bundler's files, and the search index apart from `entry.json`, which says what the
 * index's folder is called.
 */
export const hashedPaths = (base: string): string => `${base}(?:assets/|search-index/[^/]+/)`;

/**
 * Path of a worker, as a regular expression without anchors: its folder is named after the build.
 */
export const workerPath = (base: string, {file}: Pick<OwnWorker, 'file'>): string => `${base}assets/js/[^/]+/${file.replace('.', '\\.')}`;

/** Files of one host, by path below its folder. */
export type HostFiles = Readonly<Record<string, string>>;

/** The first line of every generated file, without the sign of a comment. */
export const generatedBy = 'Written by `npm run hosting`. hosting/README.md says how to use it.';
