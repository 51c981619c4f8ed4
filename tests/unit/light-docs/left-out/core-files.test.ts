import {coreFiles} from '@site/src/light-docs/left-out/core-files';

const shippedOf = (file: string, source: string): string | undefined => coreFiles.find((each) => each.file.test(file))?.shipped(source);

test('of what Docusaurus tells of a site, browsers get its own release', () => {
  const source = JSON.stringify({docusaurusVersion: '3.10.2', siteVersion: '1.0.0', pluginVersions: {search: {type: 'local'}}});
  expect(shippedOf('/site/.docusaurus/site-metadata.json', source)).toBe('{"docusaurusVersion":"3.10.2","pluginVersions":{}}');
});

test('of the banner that nobody sees, nothing is left', () => {
  const file = '/site/node_modules/@docusaurus/core/lib/client/BaseUrlIssueBanner/index.js';
  expect(shippedOf(file, 'export default function MaybeBaseUrlIssueBanner() {}')).toBe('export default () => null;\n');
});

test.each(['/site/.docusaurus/globalData.json', '/site/src/client/BaseUrlIssueBanner/index.js'])('%s is left alone', (file) => {
  expect(shippedOf(file, '{}')).toBeUndefined();
});
