import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {gzipSync} from 'node:zlib';
import type {Request} from 'playwright-core';
import type {RunnableScript} from '../../src/run/scripts/data';
import type {ScriptMessage, ScriptTask} from '../../src/run/scripts/worker/protocol';
import {filesBelow} from '../../src/lib/files-below';
import {isPrefetch} from '../../src/lib/serve-compressed';
import {desktop, newReader, origin} from './setup/reader';

const folder = 'build/assets/run/scripts';
const scripts = readdirSync(folder)
  .filter((file) => file.endsWith('.json'))
  .map((file) => JSON.parse(readFileSync(path.join(folder, file), 'utf8')) as RunnableScript);
const worker = filesBelow('build/assets/js').find((file) => file.endsWith('/script-worker.js')) ?? '';

/** Kilobytes with gzip that a first run of a program may download. */
const budget = 130;

const expectedOf = ({entry}: RunnableScript): string | undefined => {
  const file = path.join('examples', entry.replace(/\.ts$/, '.expected.txt'));
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
};

/**
 * A program that does nothing: when it has ended, too, the worker has told what the one before it
 * left to go on by itself.
 */
const nothing: ScriptTask = {entry: 'nothing.ts', modules: {'nothing.ts': {code: '', imports: []}}, edited: {}};

/** Without spaces: Node.js breaks objects over lines. */
const squeezed = (text: string): string => text.replace(/\s+/g, '');

const weights = new Map<string, number>();

/** Kilobytes of a file with gzip. Programs have most of their files in common. */
function weigh(url: string): number {
  const file = path.join('build', new URL(url).pathname);
  const weight = weights.get(file) ?? gzipSync(readFileSync(file), {level: 6}).length / 1000;
  weights.set(file, weight);
  return weight;
}

test('there are many programs', () => {
  expect(scripts.length).toBeGreaterThan(45);
});

test('every program prints in the worker that readers have what pages say, and downloads no more than it may', async () => {
  const {page, open, complaints} = await newReader(desktop);
  await open('/');
  const wrong: unknown[] = [];
  for (const script of scripts) {
    const {entry, modules} = script;
    const urls = new Set<string>();
    // What the page fetches ahead for its links is no part of a run.
    const note = (request: Request): unknown => isPrefetch(request.headers()) || urls.add(request.url());
    page.context().on('request', note);
    const messages = await page.evaluate(
      async ([url, ...tasks]) => {
        const running = new Worker(url);
        const all: ScriptMessage[] = [];
        const left = [...tasks];
        await new Promise<void>((resolve, reject) => {
          const next = (): void => {
            const task = left.shift();
            if (task) running.postMessage(task);
            else resolve();
          };
          running.onmessage = ({data}: MessageEvent<ScriptMessage>) => {
            all.push(data);
            if (data.type === 'done') next();
            else if (data.type === 'failed' || data.type === 'hindered') resolve();
          };
          running.onerror = ({message}) => {
            reject(new Error(`the worker did not start: ${message}`));
          };
          next();
        });
        running.terminate();
        return all;
      },
      [`${origin}/assets/js/${worker}`, {entry, modules, edited: {}}, nothing] as const,
    );
    page.context().off('request', note);
    const ended = messages.find(({type}) => type === 'failed' || type === 'hindered');
    const printed = messages
      .flatMap((message) => (message.type === 'prints' ? message.prints : []))
      .filter(({level}) => level === 'log')
      .map(({values}) => values.map(({text}) => text).join(' '))
      .join('\n');
    const kilobytes = [...urls].filter((url) => !url.startsWith('blob:')).reduce((sum, url) => sum + weigh(url), 0);
    if (ended) wrong.push({entry, ended});
    const expected = expectedOf(script);
    if (expected !== undefined && squeezed(printed) !== squeezed(expected)) wrong.push({entry, printed, expected});
    if (kilobytes > budget) wrong.push({entry, kilobytes});
  }
  expect(wrong).toEqual([]);
  expect(complaints).toEqual([]);
});
