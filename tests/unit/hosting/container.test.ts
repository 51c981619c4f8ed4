import {readFileSync} from 'node:fs';

/** What this project asks of an image that faces the network. */
function problemsOf(text: string): string[] {
  const served = text.slice(text.lastIndexOf('\nFROM '));
  return [
    ...[...text.matchAll(/^FROM (\S+)/gm)].flatMap(([, image = '']) =>
      /:\d+\.\d+\.\d+/.test(image) ? [] : [`${image} has no exact version`],
    ),
    ...[...text.matchAll(/^ARG (\w+)$/gm)].flatMap(([, name = '']) =>
      new RegExp(`^ENV .*=\\$${name}\\b`, 'm').test(text) ? [`ENV sets ${name} to nothing where it is not given`] : [],
    ),
    ...(/^USER (?!root\b|0\b)/m.test(served) ? [] : ['the server runs as root']),
    ...(/^CMD \[/m.test(served) ? [] : ['CMD starts a shell']),
  ];
}

const dockerfile = readFileSync('Dockerfile', 'utf8');

test('the Dockerfile has no fault', () => {
  expect(problemsOf(dockerfile)).toEqual([]);
});

test.each([
  [/caddy:\S+/, 'caddy', 'caddy has no exact version'],
  [/^ENV CI=true/m, 'ENV CI=true REPOSITORY_URL=$REPOSITORY_URL', 'ENV sets REPOSITORY_URL to nothing where it is not given'],
  [/^USER .*\n/m, '', 'the server runs as root'],
  [/^CMD .*/m, 'CMD caddy run', 'CMD starts a shell'],
])('%s replaced by "%s" is seen', (from, to, problem) => {
  expect(problemsOf(dockerfile.replace(from, to))).toEqual([problem]);
});

test('the image is built with the release of Node.js that developers use', () => {
  const release = readFileSync('.nvmrc', 'utf8').trim();
  expect(/^FROM node:(\d+)\./m.exec(dockerfile)?.[1]).toBe(release.split('.')[0]);
});
