import {mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {spawnSync} from 'node:child_process';
import {brokenLinks} from '../../../src/build/failures/broken-links';
import {problemLine, problemsOn} from '../../../src/lib/source-error';
import {writeFileBelow} from '../../../src/lib/write-files';
import {addressOf, basePathOf, originOf} from '../../../src/site/variables';
import {badLinks, badSidebars, badVariables} from '../../fixtures/bad-input/modules';

let siteDir: string;

const page = (body: string): string => `---\ntitle: A\ndescription: B\n---\n\n${body}\n`;

beforeAll(() => {
  siteDir = mkdtempSync(path.join(tmpdir(), 'bad-modules-'));
  for (const file of ['guides', 'guides/a', 'guides/none2']) writeFileBelow(siteDir, `docs/${file}.mdx`, page('Text.'));
  writeFileBelow(siteDir, 'build/guides/a.html', '<h2 id="run">Run</h2>');
  writeFileBelow(siteDir, 'build/guides.html', '');
  writeFileBelow(siteDir, 'build/404.html', '');
});

afterAll(() => {
  rmSync(siteDir, {recursive: true});
});

test('sidebars: each mistake is told in one line', () => {
  badSidebars.forEach(({text}, index) => {
    for (const file of ['guides', 'guides/a', 'guides/none2']) writeFileBelow(siteDir, `s${index}/docs/${file}.mdx`, page('Text.'));
    writeFileBelow(siteDir, `s${index}/sidebars.ts`, text);
  });
  // As a build does it: sidebars are loaded by tsx, which jest's own loader is not.
  const script = `import {sidebarProblems} from '${path.resolve('src/build/failures/sidebars.ts')}';
    void (async () => {
      const all = [];
      for (let index = 0; index < ${badSidebars.length}; index++) all.push(await sidebarProblems('${siteDir}/s' + index));
      console.log(JSON.stringify(all));
    })();`;
  writeFileBelow(siteDir, 'run.ts', script);
  const result = spawnSync(process.execPath, ['node_modules/tsx/dist/cli.mjs', path.join(siteDir, 'run.ts')], {encoding: 'utf8'});
  const found = JSON.parse(result.stdout || JSON.stringify([[{file: 'x', line: 0, message: result.stderr}]])) as Parameters<
    typeof problemLine
  >[0][][];
  const first = found.map(([problem]) => (problem ? problemLine(problem) : 'accepted'));
  expect(first.map((line, index) => line.slice(0, badSidebars[index]?.says.length))).toEqual(badSidebars.map(({says}) => says));
});

const readers = {base: basePathOf, origin: originOf, repository: addressOf};

test.each(badVariables)('variables: $name', ({reads, value, says}) => {
  let lines: string[] = [];
  try {
    readers[reads]('NAME', value);
  } catch (error) {
    lines = problemsOn(error).map(problemLine);
  }
  expect(lines[0]).toContain(`src/site/identity.ts:1: the variable NAME is ${JSON.stringify(value)}. ${says}`);
});

test('variables that are right are taken', () => {
  expect([
    basePathOf('N', '/docs/'),
    basePathOf('N', '/'),
    originOf('N', 'https://a.example'),
    addressOf('N', 'https://github.com/a/b'),
  ]).toEqual(['/docs/', '/', 'https://a.example', 'https://github.com/a/b']);
  expect(basePathOf('N', undefined)).toBeUndefined();
});

test.each(badLinks)('links: $name', ({body, line, says}) => {
  writeFileBelow(siteDir, 'docs/guides/a.mdx', page(body));
  const lines = brokenLinks(siteDir, 'build').map(problemLine);
  expect(lines).toHaveLength(1);
  expect(lines[0]?.slice(0, `docs/guides/a.mdx:${line}: ${says}`.length)).toBe(`docs/guides/a.mdx:${line}: ${says}`);
});

test('links that lead somewhere are no problem', () => {
  writeFileBelow(siteDir, 'docs/guides/a.mdx', page('[A](/guides/a#run) [B](#run) [C](/guides) [D](https://example.com)'));
  expect(brokenLinks(siteDir, 'build')).toEqual([]);
});
