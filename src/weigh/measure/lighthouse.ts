import path from 'node:path';
import {pathToFileURL} from 'node:url';
import {chromium} from 'playwright-core';
import * as z from 'zod';
import {launchOptions} from '../../lib/browser/launch-options';
import {freePort} from '../../lib/free-port';
import {median} from '../median';
import {installedTool} from '../tools/install';

/** The newest Lighthouse that runs on Node 20. */
export const lighthouseVersion = '12.8.2';

export const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
export type Category = (typeof categories)[number];

/** What Lighthouse says of one page. */
export interface Scores {
  /** 0 to 100 by category; of several runs, the median. */
  scores: Readonly<Record<Category, number>>;
  /** Names of audits outside performance that the page fails. */
  failed: readonly string[];
}

const category = z.object({score: z.number(), auditRefs: z.array(z.object({id: z.string(), weight: z.number()}))});
const resultSchema = z.object({
  lhr: z.object({
    categories: z.object({performance: category, accessibility: category, 'best-practices': category, seo: category}),
    audits: z.record(z.string(), z.object({score: z.number().nullable()})),
  }),
});

type Result = z.infer<typeof resultSchema>['lhr'];
type Lighthouse = (url: string, flags: object) => Promise<unknown>;

/** Performance is measured on a machine with other things to do, so a page is run several times. */
const runs = 3;

/** Lighthouse's module; its command line, which asks whether to report errors and looks for updates, is not used. */
async function loadLighthouse(): Promise<Lighthouse> {
  const directory = installedTool('lighthouse', lighthouseVersion);
  const file = path.join(directory, 'node_modules/lighthouse/core/index.js');
  return ((await import(pathToFileURL(file).href)) as {default: Lighthouse}).default;
}

const failedAudits = ({categories: found, audits}: Result): string[] =>
  categories
    .filter((name) => name !== 'performance')
    .flatMap((name) => found[name].auditRefs)
    .filter(({id, weight}) => weight > 0 && (audits[id]?.score ?? 1) < 1)
    .map(({id}) => id);

function summarize(results: readonly Result[]): Scores {
  const scoreOf = (name: Category): number => Math.round(100 * median(results.map((result) => result.categories[name].score)));
  return {
    scores: {
      performance: scoreOf('performance'),
      accessibility: scoreOf('accessibility'),
      'best-practices': scoreOf('best-practices'),
      seo: scoreOf('seo'),
    },
    failed: [...new Set(results.flatMap(failedAudits))],
  };
}

/**
 * Runs Lighthouse with its mobile preset on each page, in the Chromium of this project.
 *
 * @param pages addresses by name
 */
export async function scorePages<Name extends string>(pages: ReadonlyMap<Name, string>): Promise<Map<Name, Scores>> {
  const lighthouse = await loadLighthouse();
  const options = await launchOptions();
  const port = await freePort();
  const browser = await chromium.launch({...options, args: [...(options.args ?? []), `--remote-debugging-port=${port}`]});
  const scores = new Map<Name, Scores>();
  try {
    for (const [name, url] of pages) {
      const results: Result[] = [];
      while (results.length < runs)
        results.push(resultSchema.parse(await lighthouse(url, {port, output: 'json', logLevel: 'error', onlyCategories: categories})).lhr);
      scores.set(name, summarize(results));
    }
  } finally {
    await browser.close();
  }
  return scores;
}
