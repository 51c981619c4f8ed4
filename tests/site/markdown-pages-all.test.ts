import {problemsOfMarkdown, markdownPages} from '../lib/built-markdown';

test('every Markdown version is Markdown without left-overs, and its links lead somewhere', () => {
  expect(problemsOfMarkdown(markdownPages.map(([, markdownPage]) => markdownPage)).slice(0, 20)).toEqual([]);
});
