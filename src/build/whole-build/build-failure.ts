/**
 * Why a build does not happen, in words for whoever started it. The message is the first half of a sentence: `buildWhole` adds what
 * is in the folder that is served.
 */
export class BuildFailure extends Error {
  override name = 'BuildFailure';

  /**
   * @param reason without a period
   * @param exitCode of the whole command
   */
  constructor(
    reason: string,
    readonly exitCode = 1,
  ) {
    super(reason);
  }
}
