import {readFileSync, readdirSync} from 'node:fs';
import path from 'node:path';
import {hostingFiles, hosts} from '../../src/hosting/hosts';
import {hostingModel, workerPath} from '../../src/hosting/model';
import {mediaTypes} from '../../src/lib/media-types';
import {headerText} from '../../src/security-policy/policy';
import {sitePolicy} from '../../src/security-policy/site-policy';
import {buildDir} from '../lib/built-site';
import {publishedFiles} from '../lib/hosts/static-files';

// What hosts make of these files is asked in hosting.test.ts, at night.

const policy = sitePolicy(buildDir);
const model = hostingModel(policy, '/');
const published = [...publishedFiles(buildDir, '/')];

test('hosting/ is what the generator writes for this build', () => {
  const written = Object.fromEntries(
    Object.keys(hosts).flatMap((host) =>
      readdirSync(path.join('hosting', host)).map((file) => [`${host}/${file}`, readFileSync(path.join('hosting', host, file), 'utf8')]),
    ),
  );
  expect(written).toEqual(hostingFiles(model));
});

test('hosting/README.md shows the policy that is sent', () => {
  expect(readFileSync('hosting/README.md', 'utf8')).toContain(`\n${headerText(policy)}\n`);
});

test.each(model.workers)('$file is where hosts look for it, and no other file is', (worker) => {
  const wanted = new RegExp(`^${workerPath('/', worker)}$`);
  expect(published.filter((file) => wanted.test(file))).toHaveLength(1);
});

test('every file of the site has a type', () => {
  const without = published.filter((file) => !(path.extname(file).slice(1) in mediaTypes));
  expect(without).toEqual([]);
});
