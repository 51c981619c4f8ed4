import {parseArgs, type ParseArgsConfig} from 'node:util';
import {didYouMean} from './suggest';

type Options = NonNullable<ParseArgsConfig['options']>;

/**
 * Reads the options of a command line.
 *
 * @param args what follows the command
 * @param options those that there are
 * @param fail is told what is wrong: of an unknown option, which one was probably meant
 */
export function parseOptions<Known extends Options>(
  args: readonly string[],
  options: Known,
  fail: (message: string) => never,
): ReturnType<typeof parseArgs<{options: Known}>>['values'] {
  try {
    return parseArgs({args: [...args], options}).values;
  } catch (error) {
    const names = Object.keys(options);
    const wrong = args.find((arg) => arg.startsWith('--') && !names.includes(arg.slice(2).split('=', 1)[0] ?? ''));
    if (wrong === undefined) return fail(error instanceof Error ? error.message : String(error));
    return fail(`There is no option "${wrong}".${didYouMean(wrong.slice(2), names, (name) => `--${name}`)}`);
  }
}
