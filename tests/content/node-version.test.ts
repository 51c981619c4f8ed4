import {readFileSync} from 'node:fs';
import {engines} from '../../package.json';

const minimum = engines.node.replace('>=', '');

interface Statement {
  file: string;
  /** How the file states the oldest Node.js that works. */
  says: (version: string) => string;
}

const statements: readonly Statement[] = [
  {file: 'README.md', says: (version) => `[Node.js](https://nodejs.org) ${version} or newer`},
  {file: 'docs/references/contribute/contribution-process.mdx', says: (version) => `Node.js ${version} or later`},
];

const states = ({file, says}: Statement, version: string): boolean => readFileSync(file, 'utf8').includes(says(version));

test.each(statements)('$file states the Node.js that package.json asks for', (statement) => {
  expect(states(statement, minimum)).toBe(true);
});

test.each(statements)('another version in package.json would be noticed in $file', (statement) => {
  expect(states(statement, '99.1')).toBe(false);
});

test('.ci/run ends with the test command that the README names', () => {
  const commands = [...readFileSync('README.md', 'utf8').matchAll(/^npm ci && .+$/gm)].map(([command]) => command);
  expect(commands).toEqual(['npm ci && npm run site', 'npm ci && npm test']);
  expect(readFileSync('.ci/run', 'utf8').trimEnd().split('\n').at(-1)).toBe(commands[1]);
});
