/** Weighs the built site against the budgets in package.json: `npm run weigh`. `options.ts` lists the other tasks. */
import {readBudgets, type Budgets} from './budgets';
import {readTask, type Task} from './options';
import type {Outcome} from './outcome';
import {compareSites} from './tasks/compare';
import {weighGrowth} from './tasks/growth';
import {scoreSite} from './tasks/lighthouse';
import {weighPageTypes} from './tasks/pages';
import {weighSiteSearch} from './tasks/search';
import {UsageError} from '../lib/usage-error';

async function run(task: Task, budgets: Budgets): Promise<Outcome> {
  switch (task.mode) {
    case 'pages':
      return weighPageTypes(task.site, task.pages, budgets);
    case 'search':
      return weighSiteSearch(task.site, budgets);
    case 'synthetic':
      return weighGrowth(task.size, budgets);
    case 'lighthouse':
      return scoreSite(task.site, budgets);
    case 'compare':
      return compareSites(task.size);
  }
}

async function main(): Promise<number> {
  const task = readTask(process.argv.slice(2));
  const {report, excesses} = await run(task, readBudgets());
  console.log(report);
  for (const excess of excesses) console.error(`Over budget: ${excess}`);
  return excesses.length === 0 ? 0 : 1;
}

main().then(
  (exitCode) => {
    process.exitCode = exitCode;
  },
  (error: unknown) => {
    console.error(error instanceof UsageError ? error.message : error);
    process.exitCode = 1;
  },
);
