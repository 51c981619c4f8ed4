import type {Cost} from './cost';

const kilobyte = 1024;

/** The search bar, the list and the worker; tests/browser/search.test.ts measures them. */
const scripts = 35 * kilobyte;

const most = {first: 100 * kilobyte, next: 50 * kilobyte};

/**
 * What the most expensive query costs, where that is over the budget: of a reader's first one, with
 * the scripts, and of a further one.
 */
export function overBudget(costs: readonly Cost[]): string[] {
  const first = Math.max(...costs.map(({bytes, table}) => bytes + table));
  const next = Math.max(...costs.map(({bytes}) => bytes));
  return [
    ...(first + scripts > most.first ? [`a first query: ${first + scripts} of ${most.first} bytes`] : []),
    ...(next > most.next ? [`a further query: ${next} of ${most.next} bytes`] : []),
  ];
}
