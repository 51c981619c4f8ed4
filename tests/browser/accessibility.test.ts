import {violationsOn} from '../../src/audit/checks/axe';
import {overflowOn} from '../../src/audit/checks/overflow';
import {eventually} from '../lib/eventually';
import {fitsInBothModes, openLight} from './setup/accessible';
import {desktop, newReader, phone} from './setup/reader';

// One page of each kind on one screen; accessibility-all.test.ts has more kinds, each on both, and
// the audit has every page, at night.
test.each([
  ['home', phone, '/'],
  ['landing', desktop, '/guides'],
  ['landing', phone, '/guides'],
  ['guide', phone, '/guides/developer/getting-started/connect'],
  ['tutorial with code', desktop, '/guides/developer/first-app/write-package'],
  ['framework module', desktop, '/references/framework/sui/party'],
  ['search page', phone, '/search?q=coin'],
  ['404', desktop, '/no-such-page'],
] as const)('%s opens without a complaint, fits the screen, and has no serious violation, light and dark', async (_type, screen, route) => {
  const {page, complaints} = await openLight(screen, route);
  await eventually(() => page.locator('h1').count(), 1);
  await eventually(() => overflowOn(page), []);
  await fitsInBothModes(page, {eachLookOnce: true});
  expect(complaints.filter((complaint) => !complaint.includes('status of 404'))).toEqual([]);
});

test('axe sees a violation where there is one', async () => {
  const {page} = await newReader();
  await page.setContent(
    '<html lang="en"><title>t</title><main><h1>T</h1><img src="data:,"><p style="color:#ccc;background:#fff">pale</p></main></html>',
  );
  await eventually(async () => (await violationsOn(page)).map(({id}) => id), expect.arrayContaining(['image-alt', 'color-contrast']));
});
