import {installedVersion} from '../lib/installed-version';
import {toProblems} from '../lib/report';
import {checkRustSample} from '../rust/check-sample';
import type {Checker} from '../sample';

const name = 'rust';

/**
 * Parses Rust (RUST_SYNTAX), and checks the crates that it uses (RUST_CRATE) and its layout
 * (RUST_FORMAT).
 */
export const rustChecker: Checker = {
  name,
  languages: ['rust'],
  tool: `the Rust grammar of @vscode/tree-sitter-wasm ${installedVersion('@vscode/tree-sitter-wasm')}`,
  check: async (samples) => {
    const problems = await Promise.all(samples.map(async (sample) => toProblems(name, sample, await checkRustSample(sample))));
    return problems.flat();
  },
};
