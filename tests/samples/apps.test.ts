import {existsSync, readdirSync} from 'node:fs';
import path from 'node:path';
import {bundleApp} from '../lib/bundle-app';
import {scratchFolder} from '../lib/scratch-folder';

const root = 'examples/apps';
const withPage = readdirSync(root).filter((app) => existsSync(path.join(root, app, 'index.html')));

// That their manifests name what their samples are checked with is seen by downloads.test.ts.
test.each(withPage)('%s builds', async (app) => {
  expect(await bundleApp(path.join(root, app))).toEqual([]);
});

test.each([
  ['a page that loads no module', '', 'index.html loads no module'],
  ['an import of what is not there', '<script type="module" src="/main.js"></script>', 'main.js:1: Could not resolve "./absent"'],
])('an app with %s does not build', async (_what, body, message) => {
  const files = {'index.html': `<!doctype html><title>App</title>${body}`, 'main.js': "import {gone} from './absent';\n\ngone();\n"};
  expect((await bundleApp(scratchFolder(files))).join('\n')).toContain(message);
});
