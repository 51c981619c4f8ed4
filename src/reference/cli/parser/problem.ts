import type {CliErrorCode} from '../codes';

/** Why a command line is wrong. The parser throws it; `parseSui` turns it into its result. */
export class CliProblem extends Error {
  /**
   * @param code what kind of mistake it is
   * @param message what was found, what was expected and what to do
   * @param word index of the offending word after `sui`; the number of words when something is
   *   missing at the end
   */
  constructor(
    readonly code: CliErrorCode,
    message: string,
    readonly word: number,
  ) {
    super(message);
    this.name = 'CliProblem';
  }
}
