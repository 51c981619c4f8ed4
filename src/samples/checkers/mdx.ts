import {exampleLanguage} from '../fence/example-pages';
import {installedVersion} from '../lib/installed-version';
import {toProblems} from '../lib/report';
import {findSyntaxErrors} from '../mdx/find-syntax-errors';
import type {Checker} from '../sample';

const name = 'mdx';

/**
 * Parses examples of pages. The build draws them too (src/code/remark/live-examples), and their own
 * fences are samples.
 */
export const mdxChecker: Checker = {
  name,
  languages: [exampleLanguage],
  tool: `remark-mdx ${installedVersion('remark-mdx')}`,
  check: (samples) => Promise.resolve(samples.flatMap((sample) => toProblems(name, sample, findSyntaxErrors(sample.code)))),
};
