import {spawnSync} from 'node:child_process';

/** The command as npm starts it. */
function weigh(...args: string[]): {exitCode: number | null; error: string} {
  const {status, stderr} = spawnSync(process.execPath, ['node_modules/tsx/dist/cli.mjs', 'src/weigh/main.ts', ...args], {encoding: 'utf8'});
  return {exitCode: status, error: stderr};
}

test.each([
  ['an unknown option', ['--serch'], 'There is no option "--serch". Did you mean "--search"?'],
  ['an unknown page type', ['--page', 'gide'], 'There is no page type "gide". Did you mean "guide"?'],
  ['no build', ['--site', 'no-such-folder'], 'There is no built site in no-such-folder/. Run "npm run build" first.'],
])('%s ends with one clear message, without a stack', (_name, args, message) => {
  const {exitCode, error} = weigh(...args);
  expect(exitCode).toBe(1);
  expect(error).toContain(message);
  expect(error).not.toContain('    at ');
});
