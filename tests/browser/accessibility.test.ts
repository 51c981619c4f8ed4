import {violationsOn} from '../../src/audit/checks/axe';
import {eventually} from '../lib/eventually';
import {goDark, hasNoViolation, openLight} from './setup/accessible';
import {desktop, newReader, phone} from './setup/reader';

// One page of each kind on one screen; accessibility-all.test.ts has more kinds, each on both, and the audit has every page, at night.
test.each([
  ['home', desktop, '/'],
  ['landing', phone, '/guides'],
  ['tutorial with code', desktop, '/guides/developer/first-app/write-package'],
  ['guide', phone, '/guides/developer/getting-started/connect'],
  ['framework module', desktop, '/references/framework/sui/party'],
  ['search page', desktop, '/search?q=coin'],
  ['404', phone, '/no-such-page'],
] as const)('%s has no serious violation, light and dark', async (_type, screen, route) => {
  const page = await openLight(screen, route);
  await hasNoViolation(page);
  await goDark(page);
  // The mode changes colors; what else a page is made of is the same in both.
  await hasNoViolation(page, {rules: 'looks'});
});

test('axe sees a violation where there is one', async () => {
  const {page} = await newReader();
  await page.setContent(
    '<html lang="en"><title>t</title><main><h1>T</h1><img src="data:,"><p style="color:#ccc;background:#fff">pale</p></main></html>',
  );
  await eventually(async () => (await violationsOn(page)).map(({id}) => id), expect.arrayContaining(['image-alt', 'color-contrast']));
});
