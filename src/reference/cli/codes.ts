/**
 * What is wrong with a command line, by code. A sample names the code in `fails="…"`; codes never
 * change meaning.
 */
export const cliErrorCodes = {
  CLI001: 'Unknown subcommand.',
  CLI002: 'Unknown option, or an option in a place where the CLI does not read it.',
  CLI003: 'Missing argument, option, option value or subcommand.',
  CLI004: 'A value is not of the type the CLI reads there.',
  CLI005: 'The command or option was removed from the CLI.',
  CLI006: 'Options that exclude or need one another, or one option given twice.',
  CLI007: 'The command or option is deprecated.',
  CLI008: 'An argument more than the command takes.',
} as const;

export type CliErrorCode = keyof typeof cliErrorCodes;
