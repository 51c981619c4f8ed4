import {FakeSite} from '@site/tests/lib/fake-site';

let site: FakeSite;

beforeAll(async () => {
  site = new FakeSite();
  expect(await site.build('version-old')).toMatchObject({exitCode: 0, stderr: ''});
  site.keep();
});

beforeEach(() => {
  site.putBack();
});

afterAll(() => {
  site.remove();
});

const still = 'build/ still has the last good build.';

test.each([
  ['empty page', `build.next/guides/a.html:1: the page has no <head>. Build the site again; ${still}`],
  ['short sitemap', `The build is not whole: the sitemap lacks /guides/a; ${still}`],
  ['no sitemap', `The build is not whole: build.next/sitemap.xml is missing; ${still}`],
  ['short index', `The build is not whole: search-index/0a1b/text-0.json of the search index is missing; ${still}`],
  ['no index', `The build is not whole: build.next/search-index/entry.json is missing; ${still}`],
  ['stale index', 'The build is not whole: no file answers /gone, which the search index names, '],
])('a Docusaurus with the fault "%s" is a failure of one sentence', async (fault, sentence) => {
  const {exitCode, stderr} = await site.build('version-new', {fault});
  expect(exitCode).toBe(1);
  expect(stderr.split('\n').filter((line) => line !== '')).toEqual([expect.stringContaining(sentence)]);
  expect(site.version()).toBe('version-old');
  expect(site.leftOvers()).toEqual([]);
});
