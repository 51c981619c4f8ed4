import {channel} from 'node:diagnostics_channel';
import path from 'node:path';
import type {RuleSetRule} from 'webpack';
import {relativePath} from '../../lib/files-below';
import {pageProblems} from '../../lib/page-problems';
import {problemChannel, SourceError} from '../../lib/source-error';
import {broken} from '../assumptions';

const ownLoader = path.join(__dirname, 'mdx-loader.cjs');
const originalLoader = /[\\/]mdx-loader[\\/]lib[\\/]index\.js$/;

/** An error of the loader for people: a line for each problem, and no stack. */
function describeIn(siteDir: string) {
  return (error: unknown, resource: string): Error => {
    const file = relativePath(siteDir, resource);
    const problems = pageProblems(error, file);
    channel(problemChannel).publish({problems, details: error});
    const short = new SourceError(problems);
    short.stack = short.message;
    return short;
  };
}

interface Use {
  loader: string;
  options?: unknown;
}

const isOriginal = (use: unknown): use is Use =>
  typeof use === 'object' && use !== null && 'loader' in use && typeof use.loader === 'string' && originalLoader.test(use.loader);

/**
 * Puts our loader around Docusaurus's for Markdown, so that its errors are told in lines.
 *
 * @throws {BrokenAssumption} where the docs plugin has not exactly one rule with that loader
 */
export function withClearErrors(rules: readonly RuleSetRule[], siteDir: string): RuleSetRule[] {
  let found = 0;
  const describe = describeIn(siteDir);
  const changed = rules.map((rule) => {
    if (!Array.isArray(rule.use)) return rule;
    const use = rule.use.map((one): unknown => {
      if (!isOriginal(one)) return one;
      found += 1;
      return {loader: ownLoader, options: {original: one.loader, options: one.options, describe}};
    });
    return {...rule, use} as RuleSetRule;
  });
  if (found !== 1) throw broken('markdownLoader', `${found} of its rules have the loader for Markdown`);
  return changed;
}
