/** A rule of a `_redirects` file. */
export interface RedirectRule {
  from: string;
  to: string;
  status: number;
  /** Holds even where there is a file. */
  forced: boolean;
}

/** A rule of a `_headers` file. Names of headers are in small letters. */
export interface HeaderRule {
  path: string;
  headers: Readonly<Record<string, string>>;
  /** Headers of rules before it that it takes away. */
  detached: readonly string[];
}

const meaningful = (text: string): string[] => text.split('\n').filter((line) => line.trim() !== '' && !line.startsWith('#'));

/** Reads `_redirects`; throws at a line that hosts would pass over. */
export const readRedirects = (text: string): RedirectRule[] =>
  meaningful(text).map((line) => {
    const match = /^(\/\S*) (\/\S*) (301|404)(!?)$/.exec(line);
    if (!match) throw new Error(`not a rule of _redirects: ${line}`);
    return {from: match[1] ?? '', to: match[2] ?? '', status: Number(match[3]), forced: match[4] === '!'};
  });

/** Reads `_headers`; throws at a line that hosts would pass over. */
export function readHeaders(text: string): HeaderRule[] {
  const rules: {path: string; headers: Record<string, string>; detached: string[]}[] = [];
  for (const line of meaningful(text)) {
    const header = /^ {2}([\w-]+): (\S.*)$/.exec(line);
    const detached = /^ {2}! ([\w-]+)$/.exec(line);
    const rule = rules.at(-1);
    if (/^\/\S*$/.test(line)) rules.push({path: line, headers: {}, detached: []});
    else if (detached && rule) rule.detached.push((detached[1] ?? '').toLowerCase());
    else if (header && rule) rule.headers[(header[1] ?? '').toLowerCase()] = header[2] ?? '';
    else throw new Error(`not a rule of _headers: ${line}`);
  }
  return rules;
}

/** A path of a rule as a regular expression: `*` is anything, and `:name` is one segment. */
const patternOf = (path: string): RegExp =>
  new RegExp(
    `^${path
      .replace(/[.+?^${}()|[\]\\]/g, '\\$&')
      .replaceAll('*', '.*')
      .replace(/:\w+/g, '[^/]+')}$`,
  );

/**
 * The headers of all rules that match a path; where two give one header, both values are sent, as both hosts do.
 *
 * @param detaches whether a rule can take a header away, which Cloudflare Pages lets it
 */
export function headersFrom(rules: readonly HeaderRule[], detaches: boolean): (path: string) => Record<string, string> {
  const compiled = rules.map(({path, headers, detached}) => ({pattern: patternOf(path), headers, detached}));
  return (path) => {
    const found: Record<string, string | undefined> = {};
    for (const {pattern, headers, detached} of compiled) {
      if (!pattern.test(path)) continue;
      if (detaches) for (const name of detached) found[name] = undefined;
      for (const [name, value] of Object.entries(headers)) found[name] = found[name] === undefined ? value : `${found[name]}, ${value}`;
    }
    return Object.fromEntries(Object.entries(found).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])));
  };
}
