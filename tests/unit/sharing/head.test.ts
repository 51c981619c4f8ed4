import {load} from 'cheerio';
import {headOf} from '@site/src/sharing/head';

const article = {'@context': 'https://schema.org', '@type': 'TechArticle'} as const;

test('a title with quotes, and a description that would end a script, come out as they went in', () => {
  const title = '"Tom & Jerry" <b>';
  const data = {...article, description: '</script><script>alert(1)</script>'};
  const page = load(`<head>${headOf('https://a.example/social/a.png', title, 'A & B', data)}</head>`);
  expect(page('meta[property="og:image"]').attr('content')).toBe('https://a.example/social/a.png');
  expect(page('meta[property="og:image:alt"]').attr('content')).toBe(title);
  expect(page('meta[property="og:site_name"]').attr('content')).toBe('A & B');
  expect(page('script')).toHaveLength(1);
  expect(JSON.parse(page('script').text())).toEqual(data);
});

test.each([
  ['WebSite', 'website'],
  ['TechArticle', 'article'],
  ['DefinedTermSet', 'article'],
] as const)('%s is of the type %s to messengers', (type, expected) => {
  expect(headOf('', 'A', 'B', {...article, '@type': type})).toContain(`property="og:type" content="${expected}"`);
});
