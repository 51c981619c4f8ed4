import {thinGlobalData} from '@site/src/light-docs/docs/thin-global-data';

test('keeps of each version the main document and everything else', () => {
  const version = {name: 'current', path: '/', mainDocId: 'guides', sidebars: {guidesSidebar: {link: {path: '/guides', label: 'Overview'}}}};
  const docs = [
    {id: 'concepts', path: '/concepts', sidebar: 'conceptsSidebar'},
    {id: 'guides', path: '/guides', sidebar: 'guidesSidebar'},
  ];
  expect(thinGlobalData({path: '/', breadcrumbs: true, versions: [{...version, docs}]})).toEqual({
    path: '/',
    breadcrumbs: true,
    versions: [{...version, docs: [docs[1]]}],
  });
});

test.each([
  ['no versions', {path: '/', breadcrumbs: true}, 'there are no versions'],
  ['a main document that is not there', {versions: [{name: 'current', mainDocId: 'guides', docs: []}]}, 'a version has 0 documents'],
  ['no documents', {versions: [{name: 'current', mainDocId: 'guides'}]}, 'a version has 0 documents'],
])('%s: Docusaurus changed its global data', (_name, data, expected) => {
  expect(() => thinGlobalData(data)).toThrow(`Docusaurus changed its global data: ${expected}`);
});
