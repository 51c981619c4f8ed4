import type {PropSidebarItem} from '@docusaurus/plugin-content-docs';
import {progressOf} from '@site/src/tutorial/progress';

const page = (label: string, href: string): PropSidebarItem => ({type: 'link', label, href});
const tutorial: {label: string; items: PropSidebarItem[]} = {
  label: 'First dApp',
  items: [
    page('Write', '/app/write'),
    {type: 'category', label: 'More', collapsed: true, collapsible: true, items: [page('Aside', '/app/more/aside')]},
    page('Publish', '/app/publish'),
  ],
};

test.each(['/app/publish', '/app/publish/'])('%s is the second of two parts', (pathname) => {
  expect(progressOf(tutorial, pathname)).toEqual({
    title: 'First dApp',
    parts: [
      {label: 'Write', href: '/app/write'},
      {label: 'Publish', href: '/app/publish'},
    ],
    at: 1,
  });
});

test.each(['/app', '/app/more/aside'])('%s is no part, and says so', (pathname) => {
  expect(() => progressOf(tutorial, pathname)).toThrow(
    `<TutorialProgress> stands on ${pathname}, which is no page right below "First dApp" in the sidebar.`,
  );
});
