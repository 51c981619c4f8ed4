import {still} from '../../src/lib/browser/settled';
import {fitsInBothModes, goDark, hasNoViolation, openLight} from './setup/accessible';
import {desktop, phone, screens} from './setup/reader';

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
 * Types that are made of the same parts: each is tried on both screens and in both modes, but not
 * in all four pairs. Of the generated ones this takes short pages that have every part, because the
 * time that colours take grows faster than a page.
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

const cases = screens.flatMap(([screen, options]) => pageTypes.map(([type, route]) => ({screen, options, type, route})));

test.each(cases)('$type on a $screen has no serious violation, light and dark', async ({options, route}) => {
  const {page} = await openLight(options, route);
  await fitsInBothModes(page);
});

test.each(similarTypes)('%s has no serious violation, light on a desktop and dark in a narrow window', async (_type, route) => {
  const {page} = await openLight(desktop, route);
  await hasNoViolation(page);
  await goDark(page);
  await page.setViewportSize(phone.viewport);
  await still(page);
  await hasNoViolation(page);
});
