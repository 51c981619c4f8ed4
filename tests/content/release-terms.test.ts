import {releases} from '../../src/releases/releases';
import {termProblems, textsOf, textsOfPage} from '../lib/release-terms';

describe('the code that a release names is on the pages that it leads to', () => {
  test.each(releases.map((release) => [release.version, release] as const))('%s', (_version, {changes}) => {
    expect(changes.flatMap((change) => termProblems(change, textsOfPage))).toEqual([]);
  });
});

describe('the check of terms', () => {
  const source = [
    '---\ntitle: std::vector\n---',
    '## Run `sui` here',
    'Set `listen-address`, but not `--gas-budget`.',
    '```sh\nsui client object\n```',
    '<CommandTable options="processing" />',
  ].join('\n\n');
  const pageTexts = (id: string): string[] => (id === 'a' ? textsOf('docs/a.mdx', source) : []);
  const problemsOf = (text: string, ...links: string[]): string[] => termProblems({text, links}, pageTexts);

  test.each([
    ['a title', '[`std::vector`].'],
    ['a heading', '[`Run sui here`].'],
    ['a sentence', '`listen-address` of [it].'],
    ['a block of code', '[`sui client object`].'],
    ['a table of options', '[`--skip-signing`].'],
  ])('finds a term in %s', (_where, text) => {
    expect(problemsOf(text, 'a#b')).toEqual([]);
  });

  test('any of the pages may have what stands outside of links', () => {
    expect(problemsOf('`listen-address`, see [this] and [that].', 'b', 'a')).toEqual([]);
  });

  test.each([
    ['a term that the page lacks', '`plaintext-address` of [it].', ['a'], '`plaintext-address` is not on a'],
    ['the beginning of a longer name', '`listen` of [it].', ['a'], '`listen` is not on a'],
    ['the end of a longer name', '[`budget`].', ['a'], '`budget` is not on a'],
    ['a term of another link', '[`listen-address`] and [that].', ['b', 'a'], '`listen-address` is not on b'],
    ['a page that is gone', '`listen-address` of [it].', ['c'], '`listen-address` is not on c'],
  ])('refuses %s', (_name, text, links, problem) => {
    expect(problemsOf(text, ...links)).toEqual([problem]);
  });
});
