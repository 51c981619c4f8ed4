import {translate} from '@docusaurus/Translate';
import type {Sentences} from './sentence';

/**
 * The sentences in the language of the page. Those of `sentence.ts` are for programs, which Node
 * runs.
 */
export const sentencesHere: Sentences = {
  aModule: translate({id: 'error-decoder.sentence.aModule', message: 'a module'}),
  gaveUp: translate({id: 'error-decoder.sentence.gaveUp', message: '{place} gave up with {what}.'}),
  gaveUpWithCode: translate({id: 'error-decoder.sentence.gaveUpWithCode', message: '{place} gave up with code {what}.'}),
  gaveUpCut: translate({id: 'error-decoder.sentence.gaveUpCut', message: '{place} gave up, and the text ends before it says why.'}),
  gaveUpAtLine: translate({id: 'error-decoder.sentence.gaveUpAtLine', message: '{place} gave up at line {what}.'}),
  executionFailed: translate({id: 'error-decoder.sentence.executionFailed', message: 'Execution failed: {what}.'}),
  found: translate({id: 'error-decoder.sentence.found', message: 'Found {what}.'}),
  constantOf: translate({id: 'error-decoder.sentence.constantOf', message: '{what} of {place}'}),
  thisIs: translate({id: 'error-decoder.sentence.thisIs', message: 'This is {what}.'}),
  likely: translate({id: 'error-decoder.sentence.likely', message: 'This is most likely {what}.'}),
  perhaps: translate({
    id: 'error-decoder.sentence.perhaps',
    message: 'This may be {what}, but the text has few words of its message.',
  }),
  entries: translate({id: 'error-decoder.sentence.entries', message: '{what} entries have such a message.'}),
  entriesPerhaps: translate({
    id: 'error-decoder.sentence.entriesPerhaps',
    message: '{what} entries may fit. The text has few words of their messages.',
  }),
};
