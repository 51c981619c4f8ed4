import {rmSync} from 'node:fs';
import {eventually} from '../lib/eventually';
import {startDevServer, type DevServer} from '../lib/dev-server';
import {createFixtureSite, type FixtureSite} from '../lib/fixture-site';
import {newReader} from './setup/reader';

let site: FixtureSite;
let server: DevServer | undefined;
let origin: string;

const page = (title: string, body: string, ...fields: string[]): string =>
  [
    '---',
    `title: ${title}`,
    'description: A page of a tiny site that changes while the development server shows it.',
    ...fields,
    '---',
    '',
    body,
    '',
  ].join('\n');

const glossary = (definition: string): string => page('Glossary', `### Epoch {/* #epoch */}\n\n${definition}`, 'slug: /sui-glossary');

beforeAll(async () => {
  site = createFixtureSite();
  site.change({
    'docs/guides/a.mdx': page('First title', 'Two [epochs](/sui-glossary#epoch).'),
    'docs/references/sui-glossary.mdx': glossary('The first definition.'),
    'sidebars.ts': "export default {guidesSidebar: ['guides', 'guides/a', 'guides/old', 'references/sui-glossary']};",
  });
  server = startDevServer(site.directory);
  origin = await server.origin;
}, 600_000);

afterAll(async () => {
  await server?.stop();
  rmSync(site.directory, {recursive: true});
});

/** Waits until the page shows a text, however long the machine takes. */
const shows = {timeout: 0};

test('a changed title reaches the cards of other pages without a restart', async () => {
  const {page: tab} = await newReader();
  await tab.goto(origin, {timeout: 0});
  await tab.getByRole('article').getByText('First title').waitFor(shows);
  site.change({'docs/guides/a.mdx': page('Second title', 'Two [epochs](/sui-glossary#epoch).')});
  await tab.getByRole('article').getByText('Second title').waitFor(shows);
  await eventually(() => tab.getByRole('article').getByText('First title').count(), 0);
}, 600_000);

test('a changed definition reaches the terms of other pages without a restart', async () => {
  const {page: tab} = await newReader();
  await tab.goto(`${origin}/guides/a`, {timeout: 0});
  /** A definition is shown while its term has the focus; the page is drawn anew when it changes. */
  const definition = (text: string): Promise<unknown> =>
    tab.waitForFunction(
      (wanted) => {
        const term = document.querySelector<HTMLElement>('article a[href="/sui-glossary#epoch"]');
        term?.blur();
        term?.focus();
        return document.querySelector('article')?.textContent.includes(wanted) ?? false;
      },
      text,
      shows,
    );
  await definition('The first definition.');
  site.change({'docs/references/sui-glossary.mdx': glossary('The second definition.')});
  await definition('The second definition.');
}, 600_000);
