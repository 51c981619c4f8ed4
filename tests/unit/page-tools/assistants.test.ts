import {assistantLinks} from '@site/src/page-tools/assistants';

test('each assistant is asked to read the page, and gets nothing else', () => {
  const links = assistantLinks('https://docs.example/guides/a&b.md');
  expect(links.map(({name}) => name)).toEqual(['ChatGPT', 'Claude']);
  for (const {href} of links) {
    const [question, ...others] = [...new URL(href).searchParams.values()];
    expect(question).toBe('Read https://docs.example/guides/a&b.md and help me with my questions about it.');
    expect(others).toEqual([]);
  }
});
