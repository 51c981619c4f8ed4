import {findExcesses, type Budgets, type Figure} from '../budgets';
import type {Outcome} from '../outcome';
import {pageTypes, type PageType} from '../page-types';
import {formatTable} from '../table';
import {withSite} from '../measure/with-site';
import {categories, lighthouseVersion, scorePages, type Scores} from '../measure/lighthouse';

const scoredTypes: readonly PageType[] = ['home', 'guide', 'concept-landing', 'graphql-type'];

/** Each score of each page beside the lowest that it may be. */
export const scoreFigures = (scores: ReadonlyMap<string, Scores>, budgets: Budgets['lighthouse']): Figure[] =>
  [...scores].flatMap(([page, {scores: found, failed}]) =>
    categories.map((category) => ({
      name: `${category} of ${page}${category === 'performance' || failed.length === 0 ? '' : ` (the page fails ${failed.join(', ')})`}`,
      value: found[category],
      limit: budgets[category],
      unit: '',
      atLeast: true,
    })),
  );

/** Scores four pages of a built site, served with gzip. */
export async function scoreSite(directory: string, {lighthouse: budgets}: Budgets): Promise<Outcome> {
  const scores = await withSite(directory, 'gzip', ({origin}) =>
    scorePages(new Map(scoredTypes.map((name) => [name, `${origin}${pageTypes[name]}`]))),
  );
  const rows = [...scores].map(([page, {scores: found}]) => [page, ...categories.map((category) => String(found[category]))]);
  return {
    report: [`Lighthouse ${lighthouseVersion}, mobile, median of three runs:`, formatTable(['page', ...categories], rows)].join('\n\n'),
    excesses: findExcesses(scoreFigures(scores, budgets)),
  };
}
