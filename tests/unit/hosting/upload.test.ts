import {spawnSync} from 'node:child_process';
import {chmodSync, mkdtempSync, readFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {hosts} from '../../../src/hosting/hosts';
import {hostingModel} from '../../../src/hosting/model';
import {writeFileBelow} from '../../../src/lib/write-files';
import {policyFor} from '../../../src/security-policy/policy';

const model = (base: string): ReturnType<typeof hostingModel> => hostingModel(policyFor({scripts: [], styles: []}), base);

/** Runs the script of a bucket with a program in the place of `aws` that writes down how it was called. */
function run(base: string, env: Readonly<Record<string, string>>): {status: number | null; stderr: string; calls: string[][]} {
  const folder = mkdtempSync(path.join(tmpdir(), 'upload-'));
  writeFileBelow(folder, 'upload.sh', hosts.bucket?.(model(base))['upload.sh'] ?? '');
  writeFileBelow(folder, 'calls', '');
  writeFileBelow(folder, 'bin/aws', `#!/bin/sh\nprintf '%s\\t' "$@" >> ${folder}/calls\necho >> ${folder}/calls\n`);
  chmodSync(path.join(folder, 'bin/aws'), 0o755);
  const {status, stderr} = spawnSync('bash', ['upload.sh'], {
    cwd: folder,
    encoding: 'utf8',
    env: {PATH: `${folder}/bin:${process.env.PATH ?? ''}`, ...env},
  });
  const lines = readFileSync(path.join(folder, 'calls'), 'utf8').split('\n').filter(Boolean);
  return {status, stderr, calls: lines.map((line) => line.split('\t').slice(0, -1))};
}

test('every folder goes to its place in the bucket, hashed files first', () => {
  const {status, stderr, calls} = run('/', {BUCKET: 'docs'});
  expect([status, stderr]).toEqual([0, '']);
  const places = calls.map(([, , from, to]) => `${from} → ${to}`);
  expect([...new Set(places)]).toEqual([
    'build/assets/ → s3://docs/assets/',
    'build/search-index/ → s3://docs/search-index/',
    'build/ → s3://docs/',
  ]);
});

test('below a folder, and with the options of another service', () => {
  const {calls} = run('/docs/', {BUCKET: 'b', AWS_OPTIONS: '--endpoint-url https://s3.example.org'});
  expect(calls[0]?.slice(0, 6)).toEqual(['--endpoint-url', 'https://s3.example.org', 's3', 'cp', 'build/assets/', 's3://b/docs/assets/']);
});

test('without a bucket it stops before anything is uploaded', () => {
  const {status, stderr, calls} = run('/', {});
  expect(status).not.toBe(0);
  expect(stderr).toContain('Set BUCKET to the name of the bucket.');
  expect(calls).toEqual([]);
});
