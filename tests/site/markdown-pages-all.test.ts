import {markdownFiles, problemsOfMarkdown} from '../lib/built-markdown';

test('every Markdown version is Markdown without left-overs, and its links lead somewhere', () => {
  expect(problemsOfMarkdown(markdownFiles.map(([, file]) => file)).slice(0, 20)).toEqual([]);
});
