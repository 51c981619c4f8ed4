import path from 'node:path';
import {readJson} from '@site/src/lib/read-json';
import {scratchFolder} from '../../lib/scratch-folder';

const folder = scratchFolder({'good.json': '{"a": [1]}', 'cut.json': '{"a": [1'});
const at = (file: string): string => path.join(folder, file);

test('gives what the file says', () => {
  expect(readJson(at('good.json'))).toEqual({a: [1]});
});

test.each([
  ['a file that is not there', at('gone.json'), `${at('gone.json')} is missing`],
  ['a file that is cut off', at('cut.json'), `${at('cut.json')} is not JSON (`],
  ['anything else', folder, 'EISDIR'],
])('%s is named', (_what, file, message) => {
  expect(() => readJson(file)).toThrow(message);
});
