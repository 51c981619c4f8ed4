import {channel} from 'node:diagnostics_channel';
import path from 'node:path';
import type {RuleSetRule} from 'webpack';
import {relativePath} from '../../lib/files-below';
import {pageProblems} from '../../lib/page-problems';
import {problemChannel, SourceError} from '../../lib/source-error';

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

/** Puts our loader around Docusaurus's for Markdown, so that its errors are told in lines. */
export function withClearErrors(rules: readonly RuleSetRule[], siteDir: string): RuleSetRule[] {
  const describe = describeIn(siteDir);
  const wrap = (use: unknown): unknown =>
    isOriginal(use) ? {loader: ownLoader, options: {original: use.loader, options: use.options, describe}} : use;
  return rules.map((rule) => (Array.isArray(rule.use) ? ({...rule, use: rule.use.map(wrap)} as RuleSetRule) : rule));
}
