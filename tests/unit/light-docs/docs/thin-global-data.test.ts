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
