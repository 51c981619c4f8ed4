/**
 * Prometheus rule files. Sources: prometheus/prometheus `docs/configuration/recording_rules.md` and
 * `docs/configuration/alerting_rules.md`, and `model/rulefmt/rulefmt.go`, which refuses unknown keys.
 */
import type {Finding} from '../../../lib/report';
import {entryOf, type DataNode, type Entry, type TableNode} from '../../document';
import {either, key, list, map, number, required, table, text, textOf, u64, type FileFormat, type Variants} from '../../keys';
import {finding} from '../../place';
import {textFormats} from '../../text-formats';
import {promqlMistake} from './promql';
import {duration, labels} from './values';

const rule: Variants = {
  kind: 'variants',
  by: {
    alert: [
      required('alert', text),
      key('for', duration, {default: '0s'}),
      key('keep_firing_for', duration, {default: '0s'}),
      key('annotations', map(text, textFormats.labelName)),
    ],
    record: [required('record', textOf(textFormats.metricName))],
  },
  // A bare number is an expression, too: YAML reads `expr: 1` as a number.
  shared: [required('expr', either(text, number())), key('labels', labels)],
};

const group = table(
  required('name', text),
  required('rules', list(rule)),
  key('interval', duration, {default: 'evaluation_interval of prometheus.yml'}),
  key('query_offset', duration),
  key('limit', u64, {default: '0'}),
  key('labels', labels),
);

const itemsOf = (node: DataNode, name: string): readonly DataNode[] => {
  const value = entryOf(node, name)?.value;
  return value?.kind === 'list' ? value.items : [];
};

const entriesNamed = (nodes: readonly DataNode[], name: string): readonly Entry[] => nodes.flatMap((node) => entryOf(node, name) ?? []);

function checkExpression({line, value}: Entry): readonly Finding[] {
  const mistake = value.kind === 'string' ? promqlMistake(value.value) : undefined;
  return mistake === undefined ? [] : [finding('PROMQL', line, `"expr" is not PromQL: ${mistake}.`)];
}

/** Prometheus refuses a file with two groups of one name. */
function repeatedGroups(groups: readonly DataNode[]): readonly Finding[] {
  const names = entriesNamed(groups, 'name').flatMap(({line, value}) => (value.kind === 'string' ? {line, name: value.value} : []));
  return names
    .filter(({name}, index) => names.findIndex((other) => other.name === name) < index)
    .map(({line, name}) => finding('REFERENCE', line, `the file has another group "${name}"; names are unique.`));
}

function checkGroups(root: TableNode): readonly Finding[] {
  const groups = itemsOf(root, 'groups');
  const expressions = groups.flatMap((node) => entriesNamed(itemsOf(node, 'rules'), 'expr'));
  return [...expressions.flatMap(checkExpression), ...repeatedGroups(groups)];
}

/** `*.rules.yml` */
export const prometheusRules: FileFormat = {
  name: 'rules.yml',
  matches: (fileName) => /^(?:.+\.)?rules\.ya?ml$/.test(fileName),
  root: table(required('groups', list(group))),
  also: checkGroups,
};
