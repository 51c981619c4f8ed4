import {translate} from '@docusaurus/Translate';
import {formatted} from '../../lib/interface-language';

/** Milliseconds as seconds, with one digit behind the point. */
export const inSeconds = (milliseconds: number): string =>
  formatted(milliseconds / 1000, {minimumFractionDigits: 1, maximumFractionDigits: 1});

/** What came of a run; of what the reader changed, where it was that. */
export const outcomeOf = (outcome: string, ofEdits: boolean): string =>
  ofEdits ? translate({id: 'run.withChanges', message: 'With your changes: {outcome}'}, {outcome}) : outcome;
