import {PositionEncoding, Workspace, type Diagnostic} from '@astral-sh/ruff-wasm-nodejs';
import type {Finding} from '../lib/report';

/** The oldest Python that gets security fixes at the end of 2026. */
const settings = {'target-version': 'py311', lint: {select: []}};

let workspace: Workspace | undefined;

/**
 * Parses Python with Ruff's parser, up to the first error; those after it are mostly its
 * consequences.
 */
export function findSyntaxErrors(code: string): readonly Finding[] {
  workspace ??= new Workspace(settings, PositionEncoding.Utf16);
  const [first] = workspace.check(code) as readonly Diagnostic[];
  return first === undefined ? [] : [{line: first.start_location.row, code: 'PYTHON_SYNTAX', message: `${first.message}.`}];
}
