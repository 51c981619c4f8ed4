import {readFileSync, readdirSync} from 'node:fs';
import path from 'node:path';
import type {RunnablePackage} from '../../src/run/data';
import type {RunMessage, RunOutcome, RunTask} from '../../src/run/worker/protocol';
import {filesBelow} from '../../src/lib/files-below';
import {desktop, newReader, origin} from './setup/reader';
import {tutorial} from './setup/run';

const folder = 'build/assets/run';
const files = readdirSync(folder).filter((file) => file.endsWith('.json'));
const framework = files.find((file) => file.startsWith('framework.')) ?? '';
const packages = files
  .filter((file) => file !== framework && !file.startsWith('query-schema.'))
  .map((file) => JSON.parse(readFileSync(path.join(folder, file), 'utf8')) as RunnablePackage);
const worker = filesBelow('build/assets/js').find((file) => file.endsWith('/move-worker.js')) ?? '';

test('every package of examples/move is in the site', () => {
  const dirs = readdirSync('examples/move', {withFileTypes: true}).flatMap((entry) => (entry.isDirectory() ? entry.name : []));
  expect(packages.map(({name}) => name).sort()).toEqual(dirs.sort());
});

test('every package builds, and all its tests pass, in the worker that readers have', async () => {
  const {page, open} = await newReader(desktop);
  await open(tutorial);
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
      const done = new Map<number, unknown>();
      return new Promise<[number, unknown][]>((resolve) => {
        running.onmessage = ({data}: MessageEvent<RunMessage>) => {
          if (data.type === 'done' || data.type === 'hindered') done.set(data.id, data.type === 'done' ? data.outcome : data.message);
          if (done.size === all.length) resolve([...done]);
        };
        for (const task of all) running.postMessage(task);
      });
    },
    [`${origin}/assets/js/${worker}`, tasks] as const,
  );
  const wrong = outcomes.flatMap(([id, outcome]) => {
    const {tests = [], diagnostics = []} = typeof outcome === 'string' ? {} : (outcome as Partial<RunOutcome>);
    const failed = tests.filter(({passed}) => !passed);
    return typeof outcome === 'string' || failed.length > 0 || diagnostics.length > 0
      ? [{name: packages[id]?.name, outcome: typeof outcome === 'string' ? outcome : {failed, diagnostics}}]
      : [];
  });
  expect(wrong).toEqual([]);
  const tests = outcomes.map(([, outcome]) => (outcome as RunOutcome).tests.length);
  expect(tests.reduce((sum, count) => sum + count, 0)).toBeGreaterThan(350);
});
