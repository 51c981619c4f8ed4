import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {filesBelow} from '../../src/lib/files-below';
import type {RunnablePackage} from '../../src/run/data';
import type {RunMessage, RunOutcome, RunTask} from '../../src/run/worker/protocol';
import {newReader, origin} from './setup/reader';
import {testsOf, tutorial} from './setup/run';

const folder = 'build/assets/run';
const files = readdirSync(folder).filter((file) => file.endsWith('.json'));
const framework = files.find((file) => file.startsWith('framework.')) ?? '';
const worker = filesBelow('build/assets/js').find((file) => file.endsWith('/move-worker.js')) ?? '';

/** The packages that the built site has for readers. */
const packages = files
  .filter((file) => file !== framework && !file.startsWith('query-schema.'))
  .map((file) => JSON.parse(readFileSync(path.join(folder, file), 'utf8')) as RunnablePackage);

/**
 * What is not as it should be with a package: the compiler's findings and failed tests, or why it
 * could not be run.
 */
interface Wrong {
  name: string;
  outcome: string | Pick<RunOutcome, 'tests' | 'diagnostics'>;
}

/** What a reader's worker makes of all packages: how many tests ran, and what is wrong. */
async function runPackages(): Promise<{tests: number; wrong: Wrong[]}> {
  const {page, begin} = await newReader();
  await begin(tutorial);
  const tasks = packages.map((each, id): RunTask => ({
    id,
    framework: `${origin}/assets/run/${framework}`,
    package: each,
    files: Object.fromEntries(Object.entries(each.files).filter(([file]) => file.endsWith('.move'))),
    withWarnings: true,
  }));
  const outcomes = await page.evaluate(
    async ([url, all]) => {
      const running = new Worker(url);
      const done = new Map<number, RunOutcome | string>();
      return new Promise<[number, RunOutcome | string][]>((resolve) => {
        running.onmessage = ({data}: MessageEvent<RunMessage>) => {
          if (data.type === 'done' || data.type === 'hindered') done.set(data.id, data.type === 'done' ? data.outcome : data.message);
          if (done.size === all.length) resolve([...done]);
        };
        for (const task of all) running.postMessage(task);
      });
    },
    [`${origin}/assets/js/${worker}`, tasks] as const,
  );
  const wrong = outcomes.flatMap(([id, outcome]): Wrong[] => {
    const name = packages[id]?.name ?? '';
    if (typeof outcome === 'string') return [{name, outcome}];
    const failed = outcome.tests.filter(({passed}) => !passed);
    return failed.length + outcome.diagnostics.length > 0 ? [{name, outcome: {tests: failed, diagnostics: outcome.diagnostics}}] : [];
  });
  const tests = outcomes.reduce((sum, [, outcome]) => sum + (typeof outcome === 'string' ? 0 : outcome.tests.length), 0);
  return {tests, wrong};
}

test('every package of examples/move is in the site', () => {
  const dirs = readdirSync('examples/move', {withFileTypes: true}).flatMap((entry) => (entry.isDirectory() ? entry.name : []));
  expect(packages.map(({name}) => name).sort()).toEqual(dirs.sort());
});

test('every package builds without a warning, and all its tests pass, in the worker that readers have: the part of the framework that goes along is enough', async () => {
  const {tests, wrong} = await runPackages();
  expect(wrong).toEqual([]);
  expect(tests).toBe(packages.flatMap(({name}) => testsOf(name)).length);
});
