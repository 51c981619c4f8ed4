import {examplesRoute} from '../../examples/address';
import {checkSummaries} from '../../examples/check-summaries';
import {readExamples} from '../../examples/read-examples';
import type {Reference, ReferencePage} from '../page';
import {examplePage} from './example-page';
import {landingPage} from './landing-page';
import {quotesOf} from './quotes';

const docsDir = 'docs';

/**
 * A page for each example, and one that lists them.
 *
 * @param others pages of the other references, which quote examples, too
 * @throws {SourceError} with file and line where an example cannot be shown
 */
export function examplesReference(others: readonly ReferencePage[]): Reference {
  const examples = readExamples('.');
  checkSummaries(examples);
  const quotes = quotesOf(docsDir, others);
  const pages = examples.map((example) => examplePage(example, examples, quotes.get(example.name) ?? []));
  return {name: 'Examples', owns: [examplesRoute.slice(1)], pages: [landingPage(examples), ...pages], folders: []};
}
