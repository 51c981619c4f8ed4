import path from 'node:path';
import {hostingModel, workerPath} from '../../src/hosting/model';
import {filesBelow} from '../../src/lib/files-below';
import {mediaTypes} from '../../src/lib/media-types';
import {sitePolicy} from '../../src/security-policy/site-policy';
import {buildDir} from '../lib/built-site';

// What servers make of the model is asked in tests/unit/hosting/servers.test.ts.

/** Neither compressed copies nor `.nojekyll`. */
const published = filesBelow(buildDir).filter((file) => !/^\.|\.(?:br|gz)$/.test(path.posix.basename(file)));

test.each(hostingModel(sitePolicy(buildDir)).workers)('$file is where hosts look for it, and no other file is', (worker) => {
  const wanted = new RegExp(`^${workerPath('/', worker)}$`);
  expect(published.filter((file) => wanted.test(`/${file}`))).toHaveLength(1);
});

test('every file of the site has a type', () => {
  expect(published.filter((file) => !(path.extname(file).slice(1) in mediaTypes))).toEqual([]);
});
