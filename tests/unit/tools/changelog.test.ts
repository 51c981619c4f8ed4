import {problemsOf, readChanges, withEntry} from '@site/src/tools/changelog';

const changelog = '# Changelog\n\nText.\n\n## 2026-11-24: Old\n\n- One.\n';
const change = (name: string, text: string) => ({name, text});

test('puts changes together by whom they are for, above the entries that are there', () => {
  const changes = [
    change('a.authors.md', '- A tool.\n'),
    change('b.readers.md', '- A page\n  of two lines.\n'),
    change('c.readers.md', '- Another.\n'),
  ];
  expect(withEntry(changelog, changes, '2026-12-01', 'New')).toBe(
    '# Changelog\n\nText.\n\n## 2026-12-01: New\n\nFor readers:\n\n- A page\n  of two lines.\n- Another.\n\nFor authors:\n\n- A tool.\n\n## 2026-11-24: Old\n\n- One.\n',
  );
});

test.each([
  ['another name', change('a.md', '- A.\n'), 'changes/a.md:1: name it NAME.readers.md or NAME.authors.md.'],
  ['no list', change('a.readers.md', '- A.\nText.\n'), 'changes/a.readers.md:2: write list items only: "- What changed."'],
  ['nothing', change('a.readers.md', ''), 'changes/a.readers.md:1: write list items only: "- What changed."'],
])('names %s', (_name, wrong, line) => {
  expect(problemsOf([wrong])).toEqual([line]);
  expect(() => withEntry(changelog, [wrong], '2026-12-01', 'New')).toThrow(line);
});

test('no change makes no entry', () => {
  expect(() => withEntry(changelog, [], '2026-12-01', 'New')).toThrow('changes/ has no change to write down.');
});

test('the changes of today are as they have to be', () => {
  expect(problemsOf(readChanges())).toEqual([]);
});
