import type {Lifecycle} from '../model';
import {CliProblem} from './problem';

/** Stops at something that the CLI no longer has, or wants to get rid of, and says what to use. */
export function refuseOutdated(thing: Lifecycle, shown: string, word: number): void {
  const {removed, deprecated} = thing;
  if (removed) throw new CliProblem('CLI005', `${shown} was removed in ${removed.since}: use ${removed.use}.`, word);
  if (deprecated) throw new CliProblem('CLI007', `${shown} is deprecated since ${deprecated.since}: use ${deprecated.use}.`, word);
}
