import {eventually} from '../lib/eventually';
import {hold} from './setup/hold';
import {desktop, newReader, origin} from './setup/reader';

const route = '/references/contribute/mdx-components';
const registryChunk = /\/page-registry\.js$/;

test('an id that the reader types is looked up in the registry, which is fetched then and not before', async () => {
  const {page, open, arriveAt, complaints} = await newReader(desktop);
  const fetched: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/page-registry.js')) fetched.push(request.url());
  });
  const {asked, letGo} = await hold(page, registryChunk);
  await open(route);
  const field = page.getByLabel('Page id');
  const answer = page.locator('form, div').filter({has: field}).last().getByRole('status');
  expect(fetched).toEqual([]);

  await field.fill('references/sui-glossary');
  await answer.getByText('Fetching the page registry').waitFor();
  await asked;
  await letGo();
  const link = answer.getByRole('link');
  await link.waitFor();
  expect(fetched).toHaveLength(1);
  await eventually(() => link.getAttribute('href'), '/sui-glossary');
  await eventually(() => answer.textContent(), expect.stringContaining('referencesSidebar'));

  await field.fill('no/such/page');
  await answer.getByText('No page has the id').waitFor();
  await field.fill('concepts');
  await answer.getByRole('link', {name: 'Concepts'}).click();
  await arriveAt('/concepts');
  expect(page.url()).toBe(`${origin}/concepts`);
  expect(complaints).toEqual([]);
});
