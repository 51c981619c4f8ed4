import {parser} from '@prometheus-io/lezer-promql';
import type {SyntaxNode} from '@lezer/common';

/** Functions that read a range of time, which `[5m]` after a selector gives. */
const rangeFunctions = new Set(
  `absent_over_time avg_over_time changes count_over_time delta deriv double_exponential_smoothing first_over_time idelta
  increase irate last_over_time mad_over_time max_over_time min_over_time predict_linear present_over_time quantile_over_time
  rate resets stddev_over_time stdvar_over_time sum_over_time ts_of_first_over_time ts_of_last_over_time ts_of_max_over_time
  ts_of_min_over_time`.split(/\s+/),
);

const ranges = new Set(['MatrixSelector', 'SubqueryExpr']);

const shown = (expression: string, {from, to}: SyntaxNode): string => expression.slice(from, to) || 'the end';

function syntaxMistake(expression: string): string | undefined {
  let mistake: string | undefined;
  parser.parse(expression).iterate({
    enter: ({node}) => {
      if (mistake !== undefined || !node.type.isError) return;
      const rest = expression.slice(node.from).trim();
      mistake = rest === '' ? 'the expression ends too early' : `unexpected "${rest.slice(0, 30)}"`;
    },
  });
  return mistake;
}

/** What may stand around a range and leave it one: brackets, `offset` and `@`. */
const wrappers = new Set(['ParenExpr', 'OffsetExpr', 'StepInvariantExpr']);

/** The call whose argument a node is, wrappers aside. */
function callAround(node: SyntaxNode): SyntaxNode | null {
  let outer = node.parent;
  while (outer && wrappers.has(outer.name)) outer = outer.parent;
  return outer?.name === 'FunctionCallBody' ? outer.parent : null;
}

const functionOf = (expression: string, call: SyntaxNode | null): string | undefined => {
  const identifier = call?.name === 'FunctionCall' ? call.getChild('FunctionIdentifier') : null;
  return identifier ? expression.slice(identifier.from, identifier.to) : undefined;
};

function unwrap(node: SyntaxNode | null): SyntaxNode | null {
  return node && wrappers.has(node.name) ? unwrap(node.firstChild) : node;
}

function argumentsOf(call: SyntaxNode): SyntaxNode[] {
  const found: SyntaxNode[] = [];
  for (let child = call.getChild('FunctionCallBody')?.firstChild ?? null; child; child = child.nextSibling) {
    const argument = unwrap(child);
    if (argument) found.push(argument);
  }
  return found;
}

function rangeMistake(expression: string): string | undefined {
  const mistakes: string[] = [];
  parser.parse(expression).iterate({
    enter: ({node}) => {
      if (ranges.has(node.name) && !rangeFunctions.has(functionOf(expression, callAround(node)) ?? ''))
        mistakes.push(`"${shown(expression, node)}" is a range, which only functions such as rate() take`);
      const name = functionOf(expression, node);
      if (name !== undefined && rangeFunctions.has(name) && !argumentsOf(node).some((argument) => ranges.has(argument.name)))
        mistakes.push(`${name}() takes a range, such as "metric[5m]"`);
    },
  });
  return mistakes[0];
}

/**
 * Parses a PromQL expression with the grammar of Prometheus's own web interface, and tells instant
 * vectors from ranges, which the grammar does not.
 *
 * @returns what is wrong, in half a sentence, or nothing
 */
export const promqlMistake = (expression: string): string | undefined => syntaxMistake(expression) ?? rangeMistake(expression);
