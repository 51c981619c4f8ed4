import {existsSync, readdirSync, rmSync} from 'node:fs';
import {createSiteFolder} from '../../../src/build/copy-site';

const made: string[] = [];

const make = (): string => {
  const directory = createSiteFolder('copy-site-test');
  made.push(directory);
  return directory;
};

afterAll(() => {
  for (const directory of made) rmSync(directory, {recursive: true, force: true});
});

test('sites that are there at the same time have folders of their own, with the modules of this project and nothing else', () => {
  const [one, other] = [make(), make()];
  expect(one).not.toBe(other);
  for (const directory of [one, other]) {
    expect(readdirSync(directory)).toEqual(['node_modules']);
    expect(existsSync(`${directory}/node_modules/@docusaurus/core`)).toBe(true);
  }
});

test('a site stands where a removed one stood, and has nothing of it', () => {
  const first = make();
  rmSync(first, {recursive: true});
  const second = make();
  expect(second).toBe(first);
  expect(readdirSync(second)).toEqual(['node_modules']);
});
