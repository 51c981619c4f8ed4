import {existsSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';

interface Project {
  displayName: string;
  testPathIgnorePatterns: readonly string[];
}

const fromHere = createRequire(__filename);
const nightly = fromHere('../../jest/nightly.cjs') as readonly {file: string; reason: string}[];
const configuration = fromHere.resolve('../../jest.config.cjs');

/** Jest's projects, as they are where TESTS has a value. */
function projectsWith(value: string | undefined): readonly Project[] {
  const before = process.env.TESTS;
  if (value === undefined) delete process.env.TESTS;
  else process.env.TESTS = value;
  try {
    let projects: readonly Project[] = [];
    jest.isolateModules(() => {
      ({projects} = jest.requireActual<{projects: readonly Project[]}>(configuration));
    });
    return projects;
  } finally {
    if (before === undefined) delete process.env.TESTS;
    else process.env.TESTS = before;
  }
}

/**
 * Whether a project passes over a file, by the patterns that jest reads, in which `<rootDir>` is
 * the repository.
 */
const leavesOut = (project: Project, file: string): boolean =>
  project.testPathIgnorePatterns.some((pattern) => new RegExp(pattern.replace('<rootDir>', path.resolve('.'))).test(path.resolve(file)));

test.each(nightly)('$file is there, once, and has a reason', ({file, reason}) => {
  expect(existsSync(file)).toBe(true);
  expect(file).toMatch(/\.test\.tsx?$/);
  expect(nightly.filter((other) => other.file === file)).toHaveLength(1);
  expect(reason).not.toBe('');
});

test('what is listed is left out of the tests for every change, and of no others', () => {
  const leftOut = (value: string | undefined): string[][] =>
    projectsWith(value).map((project) => nightly.map(({file}) => file).filter((file) => leavesOut(project, file)));
  for (const files of leftOut('change')) expect(files).toEqual(nightly.map(({file}) => file));
  for (const value of ['all', undefined]) expect(leftOut(value).flat()).toEqual([]);
});

test('a file that is not listed runs for every change, even where its name is the end of one that is', () => {
  for (const project of projectsWith('change'))
    for (const file of ['tests/site/html.test.ts', 'tests/unit/site/html-all.test.ts', 'tests/unit/tests/site/bad-input.test.ts'])
      expect([file, leavesOut(project, file)]).toEqual([file, false]);
});
