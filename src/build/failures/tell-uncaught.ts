/**
 * Imported first by a command: where a module that is imported after it finds a mistake of the configuration, the command prints
 * `file:line: what is wrong. What to do.` and no stack.
 */
import {problemLine, problemsOn} from '../../lib/source-error';

process.on('uncaughtException', (error: unknown) => {
  const problems = problemsOn(error);
  console.error(problems.length > 0 ? problems.map(problemLine).join('\n') : error);
  process.exit(1);
});
