import {installedVersion} from '../lib/installed-version';
import {toProblems} from '../lib/report';
import type {Checker} from '../sample';
import {findSyntaxErrors} from '../sql/find-syntax-errors';

const name = 'sql';

/** Parses SQL as PostgreSQL does, which is the database of Sui's indexers. */
export const sqlChecker: Checker = {
  name,
  languages: ['sql'],
  tool: `PostgreSQL's parser in libpg-query ${installedVersion('libpg-query')}`,
  check: async (samples) => {
    const problems = await Promise.all(samples.map(async (sample) => toProblems(name, sample, await findSyntaxErrors(sample.code))));
    return problems.flat();
  },
};
