import {Workspace} from '@astral-sh/ruff-wasm-nodejs';
import {toProblems} from '../lib/report';
import {findSyntaxErrors} from '../python/find-syntax-errors';
import type {Checker} from '../sample';

const name = 'python';

/** Parses Python. */
export const pythonChecker: Checker = {
  name,
  languages: ['python'],
  tool: `Ruff ${Workspace.version()}`,
  check: async (samples) => samples.flatMap((sample) => toProblems(name, sample, findSyntaxErrors(sample.code))),
};
