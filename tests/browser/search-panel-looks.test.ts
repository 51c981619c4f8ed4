import {eventually} from '../lib/eventually';
import {fitsInBothModes} from './setup/accessible';
import {newReader, phone, screens} from './setup/reader';
import {input, options, panel, search, turnTo} from './setup/search';

test.each(screens)('on a %s, axe finds nothing grave in either mode, and a finger can press everything', async (_name, screen) => {
  const {page, begin, complaints} = await newReader(screen);
  const small = (): Promise<(string | null)[]> =>
    panel(page)
      .locator('button:visible, a:visible, label:visible, [role="option"]:visible')
      .evaluateAll((targets) => targets.filter((target) => target.getBoundingClientRect().height < 44).map(({textContent}) => textContent));
  const look = async (): Promise<void> => {
    if (screen === phone) await eventually(small, []);
    await fitsInBothModes(page, {within: '.navbar'});
  };
  await begin('/standards/kiosk');
  await turnTo(page);
  await panel(page).getByText('Type a name').waitFor();
  await look();
  // Hits, and a word that no page has; then nothing at all.
  await search(page, 'coin qzxvkjwpt');
  await options(page).first().waitFor();
  await look();
  await search(page, 'qzxvkjwpt');
  await look();
  // What was searched, and the page that was read.
  await begin('/guides');
  await input(page).click();
  await panel(page).getByRole('group', {name: 'Pages read last'}).getByRole('option').first().waitFor();
  await look();
  expect(complaints).toEqual([]);
});
