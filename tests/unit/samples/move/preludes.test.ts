import {readFileSync} from 'node:fs';
import path from 'node:path';
import {compose, preludeNames, preludesDir} from '@site/src/samples/move/preludes';

describe('a prelude', () => {
  it('is put around the sample', () => {
    const {text, firstLine, lines} = compose('let a = 1u64;\nlet b = a;', 'statements');
    const all = text.split('\n');
    expect(all.slice(firstLine - 1, firstLine - 1 + lines)).toEqual(['let a = 1u64;', 'let b = a;']);
    expect(all[firstLine - 2]).toContain('fun statements');
    expect(all[firstLine + 1]).toBe('}');
    expect(text).not.toContain('// sample');
  });

  it('is not there by default', () => {
    expect(compose('module a::b;', undefined)).toEqual({text: 'module a::b;', firstLine: 1, lines: 1});
  });

  it('must exist', () => {
    expect(() => compose('let a = 1;', 'nowhere')).toThrow(/there is no prelude "nowhere"; there are: .*members.*statements/);
  });

  it.each(preludeNames())('%s says in its first line what it is for', (name) => {
    const [first] = readFileSync(path.join(preludesDir, `${name}.move`), 'utf8').split('\n');
    expect(first).toMatch(/^\/\/ [A-Z].*\.$/);
  });
});
