import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {toString} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';
import type {Page} from '../../lib/pages';

/** Lines of a Move package's sources that aren't blank, rounded to ten. */
export function linesOfMove(packages: readonly string[]): number {
  const lines = packages.flatMap((name) => {
    const folder = path.join('examples/move', name, 'sources');
    return readdirSync(folder).flatMap((file) => readFileSync(path.join(folder, file), 'utf8').split('\n'));
  });
  return Math.round(lines.filter((line) => line.trim() !== '').length / 10) * 10;
}

/**
 * Compares the last column of a page's tables with the packages of each row.
 *
 * @param packages the packages of each example, by its name in the second column; rows without a
 *   figure aren't compared
 * @returns one sentence for each row that disagrees or has no packages, and each example that no
 *   row names
 */
export function sizeProblems(page: Page, packages: Readonly<Record<string, readonly string[]>>): string[] {
  const problems: string[] = [];
  const left = new Set(Object.keys(packages));
  visit(page.tree, 'table', (table) => {
    for (const row of table.children.slice(1)) {
      const cells = row.children.map((cell) => toString(cell));
      const [, name = ''] = cells;
      const told = cells.at(-1) ?? '';
      if (!/^\d+$/.test(told)) continue;
      const own = packages[name];
      left.delete(name);
      if (!own) problems.push(`${name}: no packages are listed for it`);
      else if (linesOfMove(own) !== Number(told))
        problems.push(`${name}: the page says ${told} lines of Move, and there are ${linesOfMove(own)}`);
    }
  });
  return [...problems, ...[...left].map((name) => `${name}: no row tells its size`)];
}
