import {
  LeftOutError,
  refuseAnnouncement,
  refuseBaseUrlBanner,
  refuseFooter,
  refuseHiding,
  refuseVersionMarks,
} from '@site/src/light-docs/left-out/refuse';

const page = {source: '@site/docs/guides.mdx', tags: []};
const version = {label: 'Next', banner: null, badge: false};

test('passes what this site has', () => {
  expect(() => {
    refuseAnnouncement({});
    refuseBaseUrlBanner({baseUrlIssueBanner: false});
    refuseHiding({docs: {sidebar: {hideable: false}}, navbar: {hideOnScroll: false}});
    refuseVersionMarks(version);
    refuseFooter(page);
  }).not.toThrow();
});

test.each([
  [
    'an announcement bar',
    () => {
      refuseAnnouncement({announcementBar: {content: 'News'}});
    },
    'src/theme/AnnouncementBar/index.tsx',
  ],
  [
    'the banner of a wrong baseUrl',
    () => {
      refuseBaseUrlBanner({baseUrlIssueBanner: true});
    },
    'baseUrlIssueBanner is not shown: set it to false',
  ],
  [
    'a sidebar that can be hidden',
    () => {
      refuseHiding({docs: {sidebar: {hideable: true}}});
    },
    'themeConfig.docs.sidebar.hideable has no styles',
  ],
  [
    'a navbar that goes away',
    () => {
      refuseHiding({navbar: {hideOnScroll: true}});
    },
    'themeConfig.navbar.hideOnScroll has no styles',
  ],
  [
    'a banner',
    () => {
      refuseVersionMarks({...version, banner: 'unreleased'});
    },
    'The banner "unreleased" of the version "Next"',
  ],
  [
    'a badge',
    () => {
      refuseVersionMarks({...version, badge: true});
    },
    'src/theme/DocVersionBadge/index.tsx',
  ],
  [
    'tags',
    () => {
      refuseFooter({...page, tags: [{inline: true, label: 'move', permalink: '/tags/move', description: undefined}]});
    },
    'docs/guides.mdx: "tags" is not shown',
  ],
  [
    'an edit link',
    () => {
      refuseFooter({...page, editUrl: 'https://example.org/edit'});
    },
    'docs/guides.mdx: the edit link of the option "editUrl"',
  ],
  [
    'a date',
    () => {
      refuseFooter({...page, lastUpdatedAt: 0});
    },
    'src/theme/DocItem/Footer/index.tsx',
  ],
])('refuses %s, and says what to remove', (_name, run, expected) => {
  expect(run).toThrow(LeftOutError);
  expect(run).toThrow(expected);
});
