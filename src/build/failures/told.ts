import {relativePath} from '../../lib/files-below';
import {problemLine, problemsOn} from '../../lib/source-error';
import {UsageError} from '../../lib/usage-error';

/** Where and why tsx cannot read a module, in the message of its error. */
const unreadable = /^(\/.+):(\d+):\d+: ERROR: (.+)$/m;

/**
 * What a command prints of an error: lines for who made the mistake, or all of an error that is
 * ours.
 */
export function told(error: unknown): unknown {
  const problems = problemsOn(error);
  if (problems.length > 0) return problems.map(problemLine).join('\n');
  if (error instanceof UsageError) return error.message;
  const [, file, line, reason] = unreadable.exec(error instanceof Error && error.name === 'TransformError' ? error.message : '') ?? [];
  if (file === undefined) return error;
  return problemLine({
    file: relativePath(process.cwd(), file),
    line: Number(line),
    message: `the module cannot be read: ${reason ?? ''}. Correct it there, or in the line above.`,
  });
}
