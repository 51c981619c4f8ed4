import {after, away, before, inTheWay, intoPlace, rename, testMoments, written, type KillMoment} from './kill-moments';

const moments: readonly KillMoment[] = [
  ['before the lock', 'the build', before('linkSync', 'build-lock', 'SIGTERM'), 'old'],
  ['before the lock', 'the build', before('linkSync', 'build-lock', 'SIGKILL'), 'old'],
  ['with the lock', 'the build', after('linkSync', 'build-lock', 'SIGKILL'), 'old'],
  ['clearing what is left over', 'the build', before('rmSync', 'build.next', 'SIGHUP'), 'old'],
  ['the registry is written', 'Docusaurus', written('registry.json', 'SIGTERM', 'self'), 'old'],
  ['the slugs are written', 'the build', written('slugs.json', 'SIGINT', 'leader'), 'old'],
  ['the first page is written', 'Docusaurus', written('index.html', 'SIGTERM', 'self'), 'old'],
  ['the first page is written', 'both', written('index.html', 'SIGINT', 'group'), 'old'],
  ['the second page is written', 'Docusaurus', written('guides/a.html', 'SIGKILL', 'self'), 'old'],
  ['the second page is written', 'the build', written('guides/a.html', 'SIGKILL', 'leader'), 'old'],
  ['all pages are written', 'Docusaurus', written('404.html', 'SIGHUP', 'self'), 'old'],
  ['all pages are written', 'the build', written('404.html', 'SIGHUP', 'leader'), 'old'],
  ['scripts are written', 'Docusaurus', written('main.js', 'SIGINT', 'self'), 'old'],
  ['the sitemap is written', 'the build', written('sitemap.xml', 'SIGTERM', 'leader'), 'old'],
  ['half of the index is written', 'both', written('pages.json', 'SIGTERM', 'group'), 'old'],
  ['half of the index is written', 'both', written('terms-0.json', 'SIGKILL', 'group'), 'old'],
  ['all files are written', 'Docusaurus', written('entry.json', 'SIGTERM', 'self'), 'old'],
  ['all files are written', 'the build', written('entry.json', 'SIGINT', 'leader'), 'old'],
  ['before the manifest', 'the build', before('writeFileSync', 'build-manifest.json', 'SIGKILL'), 'old'],
  ['with the manifest', 'the build', after('writeFileSync', 'build-manifest.json', 'SIGTERM'), 'old'],
  ['with the manifest', 'the build', after('writeFileSync', 'build-manifest.json', 'SIGKILL'), 'old'],
  ['before the swap', 'the build', before(rename, inTheWay, 'SIGKILL'), 'old'],
  ['between the two renames', 'the build', after(rename, inTheWay, 'SIGKILL'), 'none'],
  ['between the two renames', 'the build', after(rename, inTheWay, 'SIGTERM'), 'new'],
  ['the new site is in place', 'the build', after(rename, intoPlace, 'SIGKILL'), 'new'],
  ['the new site is in place', 'the build', after(rename, intoPlace, 'SIGINT'), 'new'],
  ['removing the old site', 'the build', after(rename, away, 'SIGKILL'), 'new'],
];

testMoments(moments);

test('there are at least 20', () => {
  expect(moments.length).toBeGreaterThanOrEqual(20);
});
