/**
 * Imported first by a command: where it, or a module that is imported after it, finds a mistake of
 * an author or of the configuration, the command prints `file:line: what is wrong. What to do.` and
 * no stack.
 */
import {told} from './told';

process.on('uncaughtException', (error: unknown) => {
  console.error(told(error));
  process.exit(1);
});
