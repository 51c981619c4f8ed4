import type {Page} from '../../lib/pages';
import {readingOf} from '../reading/measure';

/** Above this share of a page's words, its tables have taken over from its sentences. */
const mostInTables = 0.6;

/** True for a page that readers look things up on. */
const isLookedUp = ({id}: Page): boolean => id.startsWith('references/') || id.endsWith('cheat-sheet');

/** Pages whose words stand in tables for the most part, one line each. */
export function tableShareProblems(page: Page): string[] {
  const {inTables} = readingOf(page);
  return !isLookedUp(page) && inTables > mostInTables
    ? [`${page.file}:1: ${Math.round(100 * inTables)} % of the words stand in tables: say it in sentences.`]
    : [];
}
