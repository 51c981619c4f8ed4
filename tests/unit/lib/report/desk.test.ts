import {deskAddress} from '@site/src/lib/report/desk';

const message = {title: 'A mistake & more', body: 'Page: A + B\n\n> 100 %\n'};
const repositoryUrl = 'https://github.com/you/docs';

test('a report becomes an issue, filled in', () => {
  const address = new URL(deskAddress({repositoryUrl}, message) ?? '');
  expect(address.origin + address.pathname).toBe('https://github.com/you/docs/issues/new');
  expect(Object.fromEntries(address.searchParams)).toEqual(message);
});

test('where there is an address for mail, it becomes a mail, in which a space is none but %20', () => {
  const address = deskAddress({repositoryUrl, reportMail: 'docs@example.com'}, message) ?? '';
  expect(address).toMatch(/^mailto:docs@example\.com\?subject=A%20mistake%20%26%20more&body=/);
  expect(address).not.toContain('+');
  expect(decodeURIComponent(address)).toContain(message.body);
});

test('where nothing is known, there is no address', () => {
  expect(deskAddress({}, message)).toBeUndefined();
});
