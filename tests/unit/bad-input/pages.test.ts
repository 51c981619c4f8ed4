import {mkdirSync, rmSync, symlinkSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {createPagesFolder, pageCompiler} from '../../lib/compile-page';
import {accepted, badPages, type BadPage} from '../../fixtures/bad-input/pages';

const good = 'docs/guides/a.mdx';

const page = (body: string, fields: readonly string[] = []): string =>
  [
    '---',
    'title: Page A of the fixture',
    'description: A page of a tiny site that one test spoils on purpose to see the build stop.',
    ...fields,
    '---',
    body,
    '',
  ].join('\n');

/** The text of a page; its body begins in line 6, whatever its fields. */
const textOf = ({text, body = '', fields}: BadPage): string | Buffer => text ?? page(fields ? body : `\n${body}`, fields);

let siteDir: string;
let compile: Awaited<ReturnType<typeof pageCompiler>>;

beforeAll(async () => {
  siteDir = createPagesFolder();
  compile = await pageCompiler(siteDir);
  const examples = path.join(siteDir, 'examples');
  mkdirSync(path.join(examples, 'folder'), {recursive: true});
  symlinkSync('/etc/passwd', path.join(examples, 'passwd'));
  symlinkSync('/etc', path.join(examples, 'etc'));
  writeFileSync(path.join(examples, 'seed.move'), '// #region seed\nmodule a::b;\n// #endregion seed\n');
  const regions = ['name', 'one', 'two'].map((name) => `// #region ${name}\nfun ${name}() {}\n// #endregion ${name}\n`);
  writeFileSync(path.join(examples, 'walk.move'), regions.join('\n'));
  writeFileSync(path.join(examples, 'nul.txt'), 'a\n\0\n');
  writeFileSync(path.join(examples, 'latin.txt'), Buffer.from([0xe4, 0x0a]));
  writeFileSync(path.join(examples, 'long.txt'), 'x'.repeat(100_000));
  expect(await compile(good, page('\nText.'))).toBeUndefined();
});

afterAll(() => {
  rmSync(siteDir, {recursive: true});
});

/** `file:line: what is wrong. What to do.`: sentences that end, or two parts of one. */
const shape = /^[^:]+:\d+: .+[.;:,] .*\S$/;

describe.each(Object.entries(badPages))('%s', (_kind, rows) => {
  test.each(rows.map((row) => [row.name, row] as const))('%s', async (_name, row) => {
    const file = row.file ?? good;
    const first = (await compile(file, textOf(row))) ?? 'accepted';
    if (file !== good) rmSync(path.join(siteDir, file));
    expect(first.slice(0, `${file}:${row.line}: ${row.says}`.length)).toBe(`${file}:${row.line}: ${row.says}`);
    expect(first).toMatch(shape);
    expect(first).not.toContain('\n');
  });
});

test.each(accepted)('accepted: $name ($reason)', async ({body}) => {
  expect(await compile(good, page(`\n${body}`))).toBeUndefined();
});
