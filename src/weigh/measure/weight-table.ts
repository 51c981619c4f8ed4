import {formatTable, inKilobytes} from '../table';
import {kinds, type Weight} from './weight';

const columns = ['requests', 'HTML', 'CSS', 'JavaScript', 'fonts', 'other', 'total', 'prefetch'];

const cells = (weight: Weight): string[] => [
  String(weight.requests),
  ...kinds.map((kind) => inKilobytes(weight[kind])),
  inKilobytes(weight.total),
  inKilobytes(weight.prefetch),
];

/**
 * The weights of pages as a table.
 *
 * @param budgets kilobytes by the names of the pages; without them there is no such column
 */
export function weightTable(weights: ReadonlyMap<string, Weight>, budgets?: Readonly<Record<string, number>>): string {
  const budgetCells = (name: string): string[] => (budgets === undefined ? [] : [budgets[name]?.toFixed(1) ?? '']);
  const rows = [...weights].map(([name, weight]) => [name, ...cells(weight), ...budgetCells(name)]);
  return formatTable(['kB', ...columns, ...(budgets === undefined ? [] : ['budget'])], rows);
}
