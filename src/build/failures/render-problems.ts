import {inOneLine} from '../../lib/page-problems';
import type {SourceProblem} from '../../lib/source-error';
import type {PageNotRendered} from './pages-not-rendered';
import {readSourcePages} from './source-pages';

/** Pages whose components threw while they were rendered, each with what was thrown. */
export function renderProblems(failed: readonly PageNotRendered[], siteDir: string): SourceProblem[] {
  const files = new Map(readSourcePages(siteDir).map(({route, file}) => [route, file]));
  return failed.map(({address, reason}) => ({
    file: files.get(address.replace(/(?<=.)\/$/, '')) ?? 'src/pages',
    line: 1,
    message: `the page at ${address} cannot be rendered: ${inOneLine(reason)} Correct the component that the message speaks of, or what the page gives it.`,
  }));
}
