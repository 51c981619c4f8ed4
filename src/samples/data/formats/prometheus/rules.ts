/**
 * Prometheus rule files. Sources: prometheus/prometheus `docs/configuration/recording_rules.md` and
 * `docs/configuration/alerting_rules.md`, and `model/rulefmt/rulefmt.go`, which refuses unknown
 * keys.
 */
import type {Finding} from '../../../lib/report';
import {finding} from '../../codes';
import {entryOf, itemsOf, nodeAt, textOf, type DataNode} from '../../document';
import {either, list, matching, number, text, variants, type FileFormat} from '../../keys';
import {promqlMistake} from './promql';
import {repeated, table} from './values';

const rule = variants(
  {
    alert: table('text: alert duration: for keep_firing_for labels: annotations'),
    record: table({record: matching('a metric name of letters, digits, "_" and ":"', /^[A-Za-z_:][\w:]*$/)}),
  },
  // A bare number is an expression, too: YAML reads `expr: 1` as a number.
  table('labels: labels', {'expr!': either(text, number())}).keys,
);

const group = table('text!: name duration: interval query_offset u64: limit labels: labels', {'rules!': list(rule)});

function checkExpression(rule: DataNode): readonly Finding[] {
  const entry = entryOf(rule, 'expr');
  const expression = textOf(entry?.node);
  const mistake = expression === undefined ? undefined : promqlMistake(expression);
  return entry === undefined || mistake === undefined ? [] : [finding('PROMQL', entry.line, `"expr" is not PromQL: ${mistake}.`)];
}

function checkGroups(root: DataNode): readonly Finding[] {
  const groups = itemsOf(nodeAt(root, 'groups'));
  const rules = groups.flatMap((node) => itemsOf(nodeAt(node, 'rules')));
  return [...rules.flatMap(checkExpression), ...repeated('group', groups, 'name')];
}

/** `*.rules.yml` */
export const prometheusRules: FileFormat = {
  name: 'rules.yml',
  matches: /^(?:.+\.)?rules\.ya?ml$/,
  root: table({'groups!': list(group)}),
  also: checkGroups,
};
