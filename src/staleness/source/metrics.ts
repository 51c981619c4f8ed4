import {finding, unasked, type Finding} from '../finding';
import {placesNaming} from '../pages/find';
import type {Page} from '../pages/read';
import type {Checkout} from './checkout';
import {nodesOf, withRust} from './rust';

const area = 'metrics';
const folders = ['crates', 'consensus'];

/**
 * The names that calls of prometheus's macros register:
 * `register_int_gauge_with_registry!("name", …)`.
 */
export const readMetrics = async (text: string): Promise<string[]> =>
  withRust(text, (root) =>
    nodesOf(root, 'macro_invocation')
      .filter((call) => /^register_\w+$/.test(call.childForFieldName('macro')?.text.split('::').at(-1) ?? ''))
      .flatMap((call) => {
        const [first] = nodesOf(call, 'string_content');
        return first !== undefined && /^[a-z]\w+$/.test(first.text) ? first.text : [];
      }),
  );

/** What PromQL appends to the name of a histogram. */
const bare = (name: string): string => name.replace(/_(?:bucket|sum|count)$/, '');

/**
 * A registry may put a prefix before all of its names, so a name counts without its first words,
 * too, down to two of them.
 */
function isRegistered(name: string, known: ReadonlySet<string>): boolean {
  const words = name.split('_');
  return words.slice(0, -1).some((_, first) => known.has(words.slice(first).join('_')));
}

/** Rules of alerts: an expression, or the rest of one that goes over several lines. */
const isRules = (file: string): boolean => /\.rules\.ya?ml$/.test(file);
const labelsAndStrings = /"[^"]*"|'[^']*'|\{[^}]*\}|\[[^\]]*\]|\b(?:by|without|on|ignoring|group_left|group_right)\s*(?:\([^)]*\))?/g;

/** The names of metrics in the expressions of alert rules. */
function metricsIn({lines}: Page): string[] {
  const expressions = lines.flatMap(({text}, index) => {
    const [, first] = /^\s*(?:- )?expr:\s*(.*)$/.exec(text) ?? [];
    if (first === undefined) return [];
    const indent = /^\s*/.exec(text)?.[0].length ?? 0;
    const rest = lines.slice(index + 1);
    const end = rest.findIndex((line) => line.text.trim() !== '' && (/^\s*/.exec(line.text)?.[0].length ?? 0) <= indent);
    return [[first, ...rest.slice(0, end === -1 ? undefined : end).map((line) => line.text)].join(' ')];
  });
  return expressions.flatMap((text) => text.replaceAll(labelsAndStrings, ' ').match(/\b[a-z][a-z0-9]*(?:_[a-z0-9]+)+\b(?!\s*\()/g) ?? []);
}

/**
 * Metrics that the programs around a node have, and functions of PromQL: not for the sources of
 * Sui.
 */
const elsewhere = /^(?:node|process|container|probe|up|scrape|rocksdb_exporter|histogram|label|count|quantile|avg|sum|min|max)_/;

/** Compares the metrics that our alert rules use with those that the code registers. */
export async function checkMetrics(checkout: Checkout, pages: readonly Page[]): Promise<Finding[]> {
  const used = [...new Set(pages.filter(({file}) => isRules(file)).flatMap(metricsIn))].filter((name) => !elsewhere.test(name));
  const known = new Set<string>();
  for (const file of folders.flatMap((folder) => checkout.list(folder, '.rs'))) {
    const text = checkout.read(file) ?? '';
    if (/register_\w+!/.test(text)) for (const name of await readMetrics(text)) known.add(name);
  }
  if (known.size === 0) return [unasked(area, 'names', 'the checkout registers no metrics')];
  const gone = used.filter((name) => !isRegistered(name, known) && !isRegistered(bare(name), known));
  if (gone.length === 0)
    return [finding(area, `${used.length} names in alert rules`, 'fresh', {source: `${known.size} names in the code`})];
  return gone.map((name) =>
    finding(area, name, 'stale', {
      stated: 'used in alert rules',
      found: 'nothing registers it',
      source: folders.join(', '),
      places: placesNaming(pages, name),
    }),
  );
}
