import {readdirSync} from 'node:fs';
import path from 'node:path';
import {createTypeScriptChecker} from '@site/src/samples/checkers/typescript';
import {createTypeCheckService} from '@site/src/samples/lib/type-check/service';
import type {Problem} from '@site/src/samples/sample';
import {expectationsOf, samplesOfPage} from '../../../lib/sample-fixtures';
import {scratchFolder} from '../../../lib/scratch-folder';

const fixtures = 'tests/fixtures/samples/typescript';
const pagesIn = (kind: string): string[] => readdirSync(path.join(fixtures, kind)).filter((file) => file.endsWith('.md'));
const good = pagesIn('good');
const bad = pagesIn('bad');

/** What each bad page must give: code and line of the page. */
const expected = expectationsOf('typescript/bad');

let problems: readonly Problem[];

const problemsIn = (page: string): string[] =>
  problems.filter((problem) => problem.page === page).map(({code, line}) => `${code ?? 'no code'}:${line}`);

const messagesIn = (page: string): string => problems.flatMap((problem) => (problem.page === page ? problem.message : [])).join('\n');

beforeAll(async () => {
  const checker = createTypeScriptChecker({
    root: process.cwd(),
    cacheFile: path.join(scratchFolder(), 'typescript.json'),
    startCompiler: createTypeCheckService,
  });
  const pages = [...good.map((file) => path.join(fixtures, 'good', file)), ...bad.map((file) => path.join(fixtures, 'bad', file))];
  problems = await checker.check(pages.flatMap(samplesOfPage));
});

test.each(good)('%s has nothing wrong', (file) => {
  expect(messagesIn(path.join(fixtures, 'good', file))).toBe('');
});

test.each(bad)('%s is refused', (file) => {
  expect(problemsIn(path.join(fixtures, 'bad', file))).toEqual(expected[file]);
});

test('every bad page says what it must give', () => {
  expect(Object.keys(expected).sort()).toEqual([...bad].sort());
});

describe('messages', () => {
  test.each([
    ['old-client.md', /has SuiGrpcClient in "@mysten\/sui\/grpc" instead/],
    ['old-sdk-package.md', /the SDK is "@mysten\/sui"/],
    ['old-dapp-kit.md', /use "@mysten\/dapp-kit-react"/],
    ['missing-package.md', /package\.json does not pin "@scure\/base": .* \(npm install -D -E @scure\/base/],
    ['missing-await.md', /Did you forget to use 'await'\?/],
    ['deprecated-client.md', /Use `SuiGrpcClient` from `@mysten\/sui\/grpc`/],
    ['unknown-prelude.md', /there is no prelude "klient"; .* "client"/],
  ])('of %s say what to do', (file, cure) => {
    expect(messagesIn(path.join(fixtures, 'bad', file))).toMatch(cure);
  });
});
