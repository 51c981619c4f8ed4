import {pageTypes} from '../../src/weigh/page-types';
import {newReader} from './setup/reader';

const pages = [...Object.entries(pageTypes), ['all pages', '/all-pages'], ['snippet', '/snippets/boat']] as const;

// The reader's record fails a test where the policy refuses anything.
test.each(pages)('a page of the type %s works under the policy', async (_name, route) => {
  const {complaints, open} = await newReader();
  await open(route);
  expect(complaints.filter((complaint) => !complaint.includes('status of 404'))).toEqual([]);
});
