import {distance, likeness, nearestPages} from '@site/src/site/not-found/nearest';

const page = (route: string, title: string) => ({route, title});
const pages = [
  page('/guides', 'Guides'),
  page('/guides/first-app/publish', 'Publish a package'),
  page('/guides/first-app/debug', 'Debug a package'),
  page('/guides/coin', 'Create a coin'),
  page('/guides/coin/regulated', 'Regulate a coin'),
  page('/references/framework/sui/kiosk', 'sui::kiosk'),
  page('/standards/kiosk', 'Kiosk'),
];
const routesFor = (address: string): string[] => nearestPages(address, pages).map(({route}) => route);

test.each([
  ['/guides/frist-app/publsh', '/guides/first-app/publish'],
  ['/build/publishing', '/guides/first-app/publish'],
  ['/docs/regulated-coins', '/guides/coin/regulated'],
  ['/sui/KIOSK.html', '/references/framework/sui/kiosk'],
  ['/standards/koisk', '/standards/kiosk'],
])('%s is nearest to %s', (address, route) => {
  expect(routesFor(address)[0]).toBe(route);
});

test.each(['/', '/xqzzy/blorp', '/wp-login.php', '/%E0%A4%A', `/${'very-long-'.repeat(300)}`])('%s is near to no page', (address) => {
  expect(routesFor(address)).toEqual([]);
});

test('pages that are much less like the address are left out', () => {
  expect(routesFor('/guides/first-app/debug-package')).toEqual(['/guides/first-app/debug', '/guides/first-app/publish']);
});

test('no more pages than asked for', () => {
  expect(nearestPages('/guides', pages, 2)).toHaveLength(2);
});

test('a swap of two letters counts as one typo, and a short word has none', () => {
  expect(distance('frist', 'first', 2)).toBe(1);
  expect(distance('coin', 'publish', 2)).toBeGreaterThan(2);
  expect(likeness('sui', 'sue')).toBe(0);
  expect(likeness('publsh', 'publish')).toBe(0.7);
  expect(likeness('coins', 'coin')).toBe(0.8);
});
