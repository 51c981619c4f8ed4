import {spawnSync} from 'node:child_process';

test('bad input is one clear line, and the exit code says that nothing was asked', () => {
  const {status, stdout, stderr} = spawnSync('node_modules/.bin/tsx', ['src/staleness/main.ts', '--sources', 'src'], {encoding: 'utf8'});
  expect(status).toBe(2);
  expect(stdout).toBe('');
  expect(stderr.trim()).toBe('There is no option "--sources". Did you mean "--source"?');
});
