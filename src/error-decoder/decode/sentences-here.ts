import {translate} from '@docusaurus/Translate';
import type {Sentences} from './sentence';

/** The sentences in the language of the page. Those of `sentence.ts` are for programs, which Node runs. */
export const sentencesHere: Sentences = {
  aModule: translate({id: 'error-decoder.sentence.aModule', message: 'a module'}),
  gaveUp: translate({id: 'error-decoder.sentence.gaveUp', message: '{place} gave up with {what}.'}),
  gaveUpWithCode: translate({id: 'error-decoder.sentence.gaveUpWithCode', message: '{place} gave up with code {what}.'}),
  gaveUpAtLine: translate({id: 'error-decoder.sentence.gaveUpAtLine', message: '{place} gave up at line {what}.'}),
  executionFailed: translate({id: 'error-decoder.sentence.executionFailed', message: 'Execution failed: {what}.'}),
  found: translate({id: 'error-decoder.sentence.found', message: 'Found {what}.'}),
  constantOf: translate({id: 'error-decoder.sentence.constantOf', message: '{what} of {place}'}),
  thisIs: translate({id: 'error-decoder.sentence.thisIs', message: 'This is {what}.'}),
  entries: translate({id: 'error-decoder.sentence.entries', message: '{what} entries have such a message.'}),
};
