import {rustCrates} from '@site/src/facts/rust-crates';

test.each(Object.entries(rustCrates))('%s comes from one place, or names what replaces it', (_name, {version, git, use}) => {
  expect([version, git, use].filter((source) => source !== undefined)).toHaveLength(1);
});

test('what replaces a crate is itself on the list', () => {
  for (const {use} of Object.values(rustCrates)) {
    const [first = 'sui-rpc'] = use?.split(/[,; ]/) ?? [];
    expect(rustCrates[first]?.use).toBeUndefined();
    expect(rustCrates).toHaveProperty([first]);
  }
});
