import {thinMetadata} from '@site/src/light-docs/docs/thin-metadata';

test('a page keeps what the theme shows', () => {
  const metadata = {
    id: 'guides/a',
    title: 'A',
    description: 'A page.',
    permalink: '/guides/a',
    unlisted: false,
    tags: [],
    version: 'current',
    next: {title: 'B', permalink: '/guides/b'},
  };
  const more = {source: '@site/docs/guides/a.mdx', sourceDirName: 'guides', slug: '/guides/a', draft: false, frontMatter: {title: 'A'}};
  expect(thinMetadata({...metadata, ...more})).toEqual({...metadata, frontMatter: {}});
});

test.each([['text'], [{items: []}]])('other data stays as it is', (data) => {
  expect(thinMetadata(data)).toBe(data);
});

test('an unlisted page still says so', () => {
  const frontMatter = {title: 'A', unlisted: true};
  expect(thinMetadata({id: 'a', permalink: '/a', unlisted: true, frontMatter})).toEqual({
    id: 'a',
    permalink: '/a',
    unlisted: true,
    frontMatter: {unlisted: true},
  });
});
