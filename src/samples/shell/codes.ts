import {cliErrorCodes} from '../../reference/cli/codes';

/**
 * What the shell checker finds, by code: the mistakes of a `sui` command line and those of the
 * script around it.
 */
export const shellErrorCodes = {
  ...cliErrorCodes,
  SH001: 'The script does not parse.',
  SH002: 'A line starts with a prompt.',
  SH003: 'A placeholder in angle brackets, which a shell reads as a redirection.',
} as const;

export type ShellErrorCode = keyof typeof shellErrorCodes;

/** A mistake and where it is. */
export interface Finding {
  code: ShellErrorCode;
  message: string;
  /** Offset of the mistake in the script. */
  offset: number;
}
