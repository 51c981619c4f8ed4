import {createHash} from 'node:crypto';

/** Sources by directive, in the order in which they are sent. */
export type Policy = Readonly<Record<string, readonly string[]>>;

/** A script or style as a policy names it. */
export const hashOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** Hashes of what stands in pages. */
export interface InlineHashes {
  scripts: readonly string[];
  styles: readonly string[];
}

/**
 * The policy of the whole site: everything comes from the site itself, nothing is evaluated, and no
 * other site may frame it. Infima draws its arrows with `data:` images in the style sheet.
 */
export const policyFor = ({scripts, styles}: InlineHashes): Policy => ({
  'default-src': ["'self'"],
  'script-src': ["'self'", ...scripts],
  'style-src': ["'self'", ...styles],
  'img-src': ["'self'", 'data:'],
  'connect-src': ["'self'"],
  'worker-src': ["'self'"],
  'object-src': ["'none'"],
  'base-uri': ["'none'"],
  'form-action': ["'self'"],
  'frame-ancestors': ["'none'"],
});

/** What a worker's policy says of documents: it has none. */
const noDocument: Policy = {'base-uri': ["'none'"], 'form-action': ["'none'"], 'frame-ancestors': ["'none'"]};

/** Lets a browser compile WebAssembly, and evaluate nothing else. */
const compiling = "'wasm-unsafe-eval'";

/**
 * The policy of the one script that compiles WebAssembly, the worker that runs Move. A worker from
 * a server has the policy of its own answer, and none of the page that starts it: so pages need not
 * allow what it needs.
 */
export const compilingPolicy: Policy = {
  'default-src': ["'none'"],
  'script-src': ["'self'", compiling],
  'connect-src': ["'self'"],
  ...noDocument,
};

/**
 * Lets a script load what it has made itself. It is narrower than evaluating texts, which stays
 * refused.
 */
const ownScripts = 'blob:';

/**
 * The policy of the worker that runs readers' TypeScript: it loads packages from the site and
 * modules that it has made, and has no network.
 */
export const scriptingPolicy: Policy = {
  'default-src': ["'none'"],
  'script-src': ["'self'", ownScripts],
  ...noDocument,
};

/**
 * A header for hosts that cannot send workers another one than everybody: it allows what these
 * need. Pages do not get it by this, since the policy that stands in each of them holds as well.
 */
export const withWorkers = (policy: Policy): Policy => ({
  ...policy,
  'script-src': [...(policy['script-src'] ?? []), compiling, ownScripts],
});

const textOf = (directives: readonly (readonly [string, readonly string[]])[]): string =>
  directives.map(([name, sources]) => [name, ...sources].join(' ')).join('; ');

/** The value of the header. */
export const headerText = (policy: Policy): string => textOf(Object.entries(policy));

/** Directives that `default-src` stands in for where they are not given. */
const fetchDirectives = new Set(['script-src', 'style-src', 'img-src', 'connect-src', 'worker-src', 'object-src']);

/**
 * The same for a `<meta>`, as every page carries it: without what `default-src` says already, and
 * without `frame-ancestors`, which browsers ignore there.
 */
export function metaText(policy: Policy): string {
  const fallback = policy['default-src']?.join(' ');
  return textOf(
    Object.entries(policy).filter(
      ([name, sources]) => name !== 'frame-ancestors' && !(fetchDirectives.has(name) && sources.join(' ') === fallback),
    ),
  );
}

/**
 * What is wrong with a policy for pages with these scripts and styles: a hash that is missing, or
 * one that nothing needs.
 */
export function hashProblems(policy: Policy, needed: InlineHashes): string[] {
  const compare = (directive: string, hashes: readonly string[]): string[] => {
    const given = (policy[directive] ?? []).filter((source) => source.startsWith("'sha"));
    return [
      ...hashes.filter((hash) => !given.includes(hash)).map((hash) => `${directive} lacks ${hash}, which a page needs`),
      ...given.filter((hash) => !hashes.includes(hash)).map((hash) => `${directive} has ${hash}, which no page needs`),
    ];
  };
  return [...compare('script-src', needed.scripts), ...compare('style-src', needed.styles)];
}
