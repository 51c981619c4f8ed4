import {checkShown, NotShownError} from '@site/src/light-docs/docs/check-shown';

const doc = {source: '@site/docs/guides.mdx', tags: []};
const version = {banner: null, badge: false, docs: [doc]};
const tag = {label: 'a', permalink: '/tags/a', description: undefined, inline: true};

test('passes what this site has', () => {
  expect(() => {
    checkShown(version);
  }).not.toThrow();
});

test.each([
  ['a banner', {...version, banner: 'unreleased' as const}, 'The banner "unreleased"'],
  ['a badge', {...version, badge: true}, 'The badge'],
  ['tags', {...version, docs: [{...doc, tags: [tag]}]}, 'docs/guides.mdx: the page has tags'],
  ['an edit link', {...version, docs: [{...doc, editUrl: 'https://example.org'}]}, 'has an edit link'],
  ['a date', {...version, docs: [{...doc, lastUpdatedAt: 1}]}, 'has a date of change'],
])('refuses %s', (_name, spoilt, message) => {
  const check = (): void => {
    checkShown(spoilt);
  };
  expect(check).toThrow(NotShownError);
  expect(check).toThrow(message);
});
