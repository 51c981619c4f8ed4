import {readFileSync} from 'node:fs';
import {DockerfileParser} from 'dockerfile-ast';
import {validate} from 'dockerfile-utils';
import {parse} from 'yaml';

/** What is wrong with a Dockerfile: what its linter says, and what this project asks of an image that faces the network. */
function problemsOf(text: string): string[] {
  const file = DockerfileParser.parse(text);
  const stages = file.getFROMs();
  const instructions = file.getInstructions();
  const last = instructions.slice(instructions.map((instruction) => instruction.getKeyword()).lastIndexOf('FROM'));
  const argumentsOf = (keyword: string): string[] =>
    last.filter((instruction) => instruction.getKeyword() === keyword).map((instruction) => instruction.getArgumentsContent() ?? '');
  const user = argumentsOf('USER').at(-1)?.split(':')[0];
  const withoutDefault = [...text.matchAll(/^ARG (\w+)$/gm)].map(([, name = '']) => name);
  return [
    ...withoutDefault
      .filter((name) => new RegExp(`^ENV .*=\\$${name}\\b`, 'm').test(text))
      .map((name) => `ENV sets ${name} to nothing where it is not given`),
    ...validate(text).map(({range, message}) => `${range.start.line + 1}: ${typeof message === 'string' ? message : message.value}`),
    ...(stages.length < 2 ? ['one stage: what builds the site would be in the image'] : []),
    ...stages
      .filter((stage) => !/^\d+\.\d+\.\d+/.test(stage.getImageTag() ?? ''))
      .map((stage) => `${stage.getImage()} has no exact version`),
    ...(user === undefined || user === 'root' || user === '0' ? ['the server runs as root'] : []),
    ...(argumentsOf('HEALTHCHECK').length === 1 ? [] : ['there is no health check']),
    ...(argumentsOf('CMD').every((command) => command.startsWith('[')) ? [] : ['CMD starts a shell']),
  ];
}

const dockerfile = readFileSync('Dockerfile', 'utf8');

test('the Dockerfile has no fault', () => {
  expect(problemsOf(dockerfile)).toEqual([]);
});

test.each([
  ['a word that is no instruction', (text: string) => text.replace('EXPOSE 8080', 'EXPOS 8080'), 'Unknown instruction: EXPOS'],
  ['an image without a version', (text: string) => text.replace(/caddy:\S+/, 'caddy'), 'caddy has no exact version'],
  [
    'a variable that is set to nothing',
    (text: string) => text.replace(/^ENV CI=true/m, 'ENV CI=true REPOSITORY_URL=$REPOSITORY_URL'),
    'ENV sets REPOSITORY_URL to nothing where it is not given',
  ],
  ['root', (text: string) => text.replace(/^USER .*\n/m, ''), 'the server runs as root'],
  ['no health check', (text: string) => text.replace(/^HEALTHCHECK .*\n/m, ''), 'there is no health check'],
  ['a shell', (text: string) => text.replace(/^CMD .*/m, 'CMD caddy run'), 'CMD starts a shell'],
])('%s is seen', (_what, spoil, message) => {
  expect(problemsOf(spoil(dockerfile)).join('\n')).toContain(message);
});

test('the image is built with the release of Node.js that developers use', () => {
  const release = readFileSync('.nvmrc', 'utf8').trim();
  expect(/^FROM node:(\d+)\./m.exec(dockerfile)?.[1]).toBe(release.split('.')[0]);
});

test('compose.yaml gives the container nothing that it could write to or gain rights by', () => {
  const {services} = parse(readFileSync('hosting/container/compose.yaml', 'utf8')) as {services: {docs: Record<string, unknown>}};
  expect(services.docs).toMatchObject({read_only: true, cap_drop: ['ALL'], security_opt: ['no-new-privileges:true'], tmpfs: ['/tmp']});
});
