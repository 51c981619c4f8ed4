import {hideNotice, showNotice} from '@site/src/lib/notice';

const notices = (): Element[] => [...document.querySelectorAll('[role="alert"]')];

afterEach(hideNotice);

test('a notice says what is wrong and offers to load the page anew', () => {
  showNotice('Search could not be loaded.');
  expect(notices().map(({textContent}) => textContent)).toEqual(['Search could not be loaded. Reload Close']);
  expect(notices()[0]?.querySelector('a')?.getAttribute('href')).toBe('');
});

test('there is one at a time, until it is closed or taken away', () => {
  showNotice('One.');
  showNotice('Two.');
  expect(notices()).toHaveLength(1);
  notices()[0]?.querySelector('button')?.click();
  expect(notices()).toEqual([]);
  showNotice('Three.');
  hideNotice();
  expect(notices()).toEqual([]);
});
