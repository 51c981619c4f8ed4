import {graveViolationsOn, violationsOn} from '../../src/audit/checks/axe';
import {newReader, screens} from './setup/reader';

const pageTypes = [
  ['home', '/'],
  ['landing', '/guides'],
  ['guide', '/guides/developer/getting-started/connect'],
  ['tutorial with code', '/guides/developer/first-app/write-package'],
  ['glossary', '/sui-glossary'],
  ['search page', '/search?q=coin'],
  ['404', '/no-such-page'],
] as const;

/**
 * Types that are made of the same parts: each is tried on both screens and in both modes, but not in all four pairs. Of the
 * generated ones this takes short pages that have every part, because the time that colours take grows faster than a page.
 */
const similarTypes = [
  ['concept with diagrams', '/concepts/sui-architecture/transaction-lifecycle'],
  ['standard', '/standards/kiosk'],
  ['deprecated page', '/standards/deepbookv2/orders'],
  ['authored reference', '/references/contribute/mdx-components'],
  ['form', '/references/read-offline'],
  ['page of a command', '/references/cli/client/transactions'],
  ['framework module', '/references/framework/sui/party'],
  ['GraphQL type', '/references/sui-api/sui-graphql/reference/types/objects/service-config'],
] as const;

const modes = ['light', 'dark'] as const;
const cases = screens.flatMap(([screen, options], index) => [
  ...modes.flatMap((mode) => pageTypes.map(([type, route]) => ({screen, options, mode, type, route}))),
  ...similarTypes.map(([type, route]) => ({screen, options, mode: modes[index] ?? 'light', type, route})),
]);

test.each(cases)('$type in $mode on a $screen has no serious violation', async ({options, mode, route}) => {
  const {page, open} = await newReader({...options, colorScheme: mode});
  await open(route);
  expect(await graveViolationsOn(page)).toEqual([]);
});

test('axe sees a violation where there is one', async () => {
  const {page} = await newReader();
  await page.setContent(
    '<html lang="en"><title>t</title><main><h1>T</h1><img src="data:,"><p style="color:#ccc;background:#fff">pale</p></main></html>',
  );
  expect((await violationsOn(page)).map(({id}) => id)).toEqual(expect.arrayContaining(['image-alt', 'color-contrast']));
});
