import {LeftOutError, refuseAnnouncement, refuseVersionMarks} from '@site/src/light-docs/left-out/refuse';

const version = {label: 'Next', banner: null, badge: false};

test('passes what this site has', () => {
  expect(() => {
    refuseAnnouncement({});
    refuseVersionMarks(version);
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
])('refuses %s, and says what to remove', (_name, run, expected) => {
  expect(run).toThrow(LeftOutError);
  expect(run).toThrow(expected);
});
