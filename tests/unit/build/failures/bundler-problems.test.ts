import {mkdtempSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {bundlerProblems} from '../../../../src/build/failures/bundler-problems';
import {writeFileBelow} from '../../../../src/lib/write-files';

const siteDir = mkdtempSync(path.join(tmpdir(), 'bundler-problems-'));
const at = (file: string): string => path.join(siteDir, file);

beforeAll(() => {
  writeFileBelow(
    siteDir,
    'src/a.ts',
    "// A comment, which the compiled file does not have.\nimport {b} from './b';\nimport c from 'no-such';\n",
  );
  writeFileBelow(siteDir, 'src/a.css', ".a {\n  background: url('./a.png');\n}\n");
});

const script = at('src/a.ts');
const style = at('src/a.css');
const loaders = '/modules/css-loader/dist/cjs.js??ruleSet[1].rules[6].use[1]!';

// The messages are those of the pinned bundler; tests/site/bad-input.test.ts lets it say some of
// them.
test.each<[what: string, message: string, moduleIdentifier: string, expected: string[]]>([
  [
    'a script that is none',
    `  × Module build failed (from builtin:swc-loader):\n  ├─▶   ×   x Expression expected\n  │     │     ,-[${script}:24:1]\n  │     │  24 | const x = ;\n  │     │     \`----\n  ╰─▶   × Syntax Error\n`,
    `builtin:swc-loader??ruleSet[1].rules[5].use[0]!${script}`,
    ['src/a.ts:24: the module cannot be compiled: Expression expected. Correct it there.'],
  ],
  [
    'a style sheet that is none',
    `  × Module build failed (from ../postcss-loader/dist/cjs.js):\n  ╰─▶   ×\n        │ SyntaxError\n        │\n        │ (127:1) ${style} Unclosed block\n        │\n`,
    `${loaders}${style}`,
    ['src/a.css:127: the module cannot be compiled: Unclosed block. Correct it there.'],
  ],
  [
    'a file that is not there',
    `  × Module not found: Can't resolve './b' in '${at('src')}'\n   ╭─[1:0]\n 1 │ import { b } from './b';\n   ╰────\n`,
    `builtin:swc-loader??ruleSet[1].rules[5].use[0]!${script}`,
    ['src/a.ts:2: the module cannot be compiled: there is no file "./b". Correct the path, or write the file.'],
  ],
  [
    'a package that is not there',
    `  × Module not found: Can't resolve 'no-such' in '${at('src')}'\n`,
    script,
    ['src/a.ts:3: the module cannot be compiled: there is no package "no-such". Correct the name, or install the package.'],
  ],
  [
    'a picture of a style sheet that is not there',
    '  × Module build failed (from ../css-loader/dist/cjs.js):\n  ╰─▶   × Error: RspackResolver(NotFound("./a.png"))\n',
    `${loaders}${style}`,
    ['src/a.css:2: the module cannot be compiled: there is no file "./a.png". Correct the path, or write the file.'],
  ],
  [
    'a component that a page imports and is not there',
    "  × Cannot find module '@site/src/none' for matched aliased key '@site'\n",
    `/modules/mdx-loader.cjs??rule!${at('docs/a.mdx')}`,
    ['docs/a.mdx:1: the module cannot be compiled: there is no file "@site/src/none". Correct the path, or write the file.'],
  ],
  [
    'data that is none',
    '  × Module parse failed:\n  ╰─▶   × JSON parse error: Unexpected end of JSON\n         ╭────\n       1 │ {"a": 1,\n',
    `json|${at('src/a.json')}`,
    ['src/a.json:1: the module cannot be compiled: JSON parse error: Unexpected end of JSON. Correct it there.'],
  ],
  [
    'a page, which has told by itself',
    '  × Module build failed (from ./loader.cjs):\n  ╰─▶   × docs/a.mdx:15: Wrong.\n',
    at('docs/a.mdx'),
    [],
  ],
  [
    'a loader that another one ran, which is told by its own error',
    '  × Module build failed (from a.js):\n  ╰─▶   × Error: Module build failed (from b.js):\n',
    style,
    [],
  ],
  ['an error of no module', '  × Something\n', '', []],
])('%s', (_what, message, moduleIdentifier, expected) => {
  const told = bundlerProblems([{message, moduleIdentifier}], siteDir);
  expect(told.map(({file, line, message: text}) => `${file}:${line}: ${text}`)).toEqual(expected);
});
