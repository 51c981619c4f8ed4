/**
 * Something that the person at the command line can put right: shown in one line, without a stack.
 */
export class UsageError extends Error {
  override name = 'UsageError';
}
