import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import {filesBelow} from '../../../src/lib/files-below';
import {selectStages} from '../../run/select-stages';
import {testStages} from '../../run/stages';

const stages = testStages('reports', 6, 'change');
const {scripts} = JSON.parse(readFileSync('package.json', 'utf8')) as {scripts: Record<string, string>};
const {projects} = createRequire(__filename)('../../jest.config.cjs') as {projects: {displayName: string}[]};

test('every stage is a script of package.json', () => {
  for (const {command} of stages) {
    expect(command.slice(0, 3)).toEqual(['npm', 'run', '--silent']);
    expect(Object.keys(scripts)).toContain(command[3]);
  }
});

test('every project of jest runs in one stage', () => {
  const run = stages.flatMap(({command}) => (command[3] === 'jest' ? command.slice(6).filter((word) => !word.startsWith('--')) : []));
  expect(run.sort()).toEqual(projects.map(({displayName}) => displayName).sort());
});

test.each(['site', 'modules', 'content', 'browser'])('the tests of the stage %s run on each core and leave their results', (name) => {
  const stage = stages.find((one) => one.name === name);
  expect(stage?.command).toEqual(expect.arrayContaining(['--maxWorkers=6', `--outputFile=${path.join('reports', `${name}.json`)}`]));
  expect(stage?.jestReport).toBe(path.join('reports', `${name}.json`));
  expect(stage?.env).toEqual({TESTS: 'change'});
});

test('the tests in a browser have the machine for themselves', () => {
  expect(stages.filter(({alone}) => alone).map(({name}) => name)).toEqual(['browser']);
});

test('what needs a night has the same stages, all tests, and the audit of every page', () => {
  const all = testStages('reports', 6, 'all');
  expect(all.map(({name}) => name)).toEqual([...stages.map(({name}) => name), 'audit']);
  expect(all.find(({name}) => name === 'browser')?.env).toEqual({TESTS: 'all'});
  expect(scripts['test:all']).toBe(`${scripts.test} --all`);
});

test('what reads the built site waits for the build, and the rest of jest for the generated pages alone', () => {
  const needs = Object.fromEntries(stages.map(({name, needs}) => [name, needs]));
  expect(needs).toMatchObject({
    site: ['build'],
    browser: ['build'],
    modules: ['reference'],
    content: ['reference'],
    samples: ['reference'],
  });
  expect(needs.build).toEqual(['reference', 'samples']);
  const readers = filesBelow('tests')
    .filter((file) => /\.test\.tsx?$/.test(file))
    .filter((file) => /lib\/(?:built-index|built-site|built-markdown|search-index)'/.test(readFileSync(path.join('tests', file), 'utf8')))
    .map((file) => file.split('/')[0]);
  expect([...new Set(readers)].sort()).toEqual(['site']);
});

test('what "npm run build" does, and in this order, are the stage of the build and those that it needs', () => {
  const [, ...steps] = scripts.build?.split(' && ') ?? [];
  expect(steps).toEqual(['npm run reference', 'npm run samples', scripts['build:site']]);
  expect(selectStages(stages, ['build']).map(({command}) => command[3])).toEqual(['reference', 'samples', 'build:site']);
});

test('what "npm run check" does is among the stages', () => {
  const checks = scripts.check?.split(' && ').map((command) => command.replace('npm run ', ''));
  const run = stages.map(({command}) => command[3]);
  expect(checks?.length).toBeGreaterThan(0);
  for (const check of checks ?? []) expect(run).toContain(check);
});
