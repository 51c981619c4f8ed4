import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {checkScript} from '@site/src/samples/shell/check-script';
import {shellErrorCodes} from '@site/src/samples/shell/codes';

const folder = path.join(__dirname, '../../../fixtures/samples/shell');
const scriptsIn = (kind: 'good' | 'bad') =>
  readdirSync(path.join(folder, kind)).map((file) => [file, readFileSync(path.join(folder, kind, file), 'utf8')] as const);

const lineOf = (code: string, offset: number): number => code.slice(0, offset).split('\n').length;
const found = (code: string): readonly string[] => checkScript(code).map((finding) => `${finding.code} at ${lineOf(code, finding.offset)}`);

test.each(scriptsIn('good'))('%s has nothing wrong', (_file, code) => {
  expect(checkScript(code)).toEqual([]);
});

/** The first line of a bad script says what must be found: `# expect CLI001 at 3, SH002 at 4`. */
test.each(scriptsIn('bad'))('%s is refused', (_file, code) => {
  const expected = /^# expect (.+)\n/.exec(code)?.[1]?.split(', ');
  expect(found(code)).toEqual(expected);
});

test('there is a bad script for every code', () => {
  const codes = new Set(scriptsIn('bad').flatMap(([, code]) => checkScript(code).map((finding) => finding.code)));
  expect([...codes].sort()).toEqual(Object.keys(shellErrorCodes).sort());
});

describe('messages', () => {
  test.each([
    [
      'sui client object <object id>',
      'A shell reads "<object id>" as redirections: use a variable such as "$OBJECT_ID", or quote a Move type.',
    ],
    ['% sui client gas', 'The line starts with the prompt "%": leave it out.'],
    ['cat <<END\n', 'The script does not parse: the here-document has no end "END".'],
    ['sui client gas --jsn', 'sui client gas has no option --jsn. Did you mean "--json"?'],
  ])('%s', (code, message) => {
    expect(checkScript(code).map((finding) => finding.message)).toEqual([message]);
  });
});

test('input and output files are no placeholder', () => {
  expect(checkScript('sort <in.txt >out.txt')).toEqual([]);
  expect(checkScript('sort < in.txt > out.txt')).toEqual([]);
});

test('a mistake inside escaped backticks is placed at the outer ones', () => {
  const code = 'echo x\necho `echo \\`sui client gass\\``';
  expect(found(code)).toEqual(['CLI001 at 2']);
});
