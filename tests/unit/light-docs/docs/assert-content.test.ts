import {assertContent} from '@site/src/light-docs/docs/assert-content';

const name = 'docusaurus-plugin-content-docs';
const version = {docs: [], sidebars: {}};

test('a version with docs and sidebars passes', () => {
  expect(() => {
    assertContent(name, {loadedVersions: [version]});
  }).not.toThrow();
});

test.each([
  ['another name', 'docs', {loadedVersions: [version]}, 'its name is docs, not docusaurus-plugin-content-docs'],
  ['no versions', name, {}, 'there is no loaded version'],
  ['an empty list of versions', name, {loadedVersions: []}, 'there is no loaded version'],
  ['no docs', name, {loadedVersions: [{sidebars: {}}]}, 'a version has no list of docs'],
  ['no sidebars', name, {loadedVersions: [{docs: []}]}, 'a version has no sidebars'],
])('%s stops the build', (_name, plugin, content, found) => {
  expect(() => {
    assertContent(plugin, content);
  }).toThrow(`Docusaurus changed the name or the content of the docs plugin: ${found}`);
});
