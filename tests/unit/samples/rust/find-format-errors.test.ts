import {findFormatErrors} from '@site/src/samples/rust/find-format-errors';
import {parseRust} from '@site/src/samples/rust/parser';

async function found(code: string): Promise<readonly string[]> {
  const tree = await parseRust(code);
  return findFormatErrors(tree.rootNode, code).map(({line, message}) => `${line}: ${message}`);
}

test('finds tabs, spaces at the end of a line and wrong indentation', async () => {
  expect(await found('fn a() {\n\tb();\n   c(); \n    d(); \n}')).toEqual([
    '2: a tab; rustfmt indents with spaces.',
    '3: spaces at the end of the line.',
    '4: spaces at the end of the line.',
  ]);
  expect(await found('fn a() {\n   c();\n}')).toEqual(['2: an indentation of 3; rustfmt indents by 4 spaces.']);
});

test('leaves strings and comments of several lines alone, apart from their first line', async () => {
  expect(await found('const A: &str = "a\n b\t\n";\n/* c\n   d */\nconst E: &str = r#"\n e"#;')).toEqual([]);
  expect(await found(' const A: &str = "a\n b";')).toEqual(['1: an indentation of 1; rustfmt indents by 4 spaces.']);
});
