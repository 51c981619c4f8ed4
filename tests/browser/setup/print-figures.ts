import type {Figure} from '../../../src/weigh/budgets';

/** Prints how near figures are to their budgets, for whoever reads the output. */
export function printFigures(figures: readonly Figure[]): void {
  const lines = figures.map(({name, value, limit, unit}) => `${name}: ${value.toFixed(1)}${unit}, budget ${limit}`);
  process.stdout.write(`${lines.join('\n')}\n`);
}
