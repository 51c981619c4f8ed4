import {overlayOn} from '@site/src/reference/overlay';
import {createWords, joinWords, within, type Correction, type Place, type Words, type WordsData} from '@site/src/reference/words-overlay';

const place = (name: string, comment = '', names: readonly string[] = [name]): Place => ({kind: 'field', names, comment});

const data = (words: Words, corrections: readonly Correction[] = []): WordsData => ({
  overlay: overlayOn('words', 'place', words),
  corrections,
  mark: '(ours)',
});

/** The texts of some places, and the counts that the run ends with. */
function run(from: WordsData, places: readonly Place[]): {texts: string[]; counts: unknown} {
  const reader = createWords(from);
  const texts = places.map(reader.describe);
  return {texts, counts: reader.finish().field};
}

const correction: Correction = {places: ['Owner.digest'], instead: 'Base64 text', text: 'Base58 text', evidence: 'the code'};

describe('a place has', () => {
  test('the words of its source, or ours', () => {
    const {texts, counts} = run(data({'Owner.kind': 'Which kind.'}), [place('Owner.kind'), place('Owner.id', 'The ID.')]);
    expect(texts).toEqual(['Which kind.', 'The ID.']);
    expect(counts).toEqual({all: 2, fromSource: 1});
  });

  test('the words for its most specific name', () => {
    const words = {'Change.version': 'Version.', 'Change.published.version': 'Version of the package.'};
    const {texts} = run(data(words), [
      place('', '', ['Change.published.version', 'Change.version']),
      place('', '', ['Change.created.version', 'Change.version']),
    ]);
    expect(texts).toEqual(['Version of the package.', 'Version.']);
  });

  test('a general text, where there are no words for it alone', () => {
    const list = {...place('List'), otherwise: 'A page.'};
    expect(run(data({}), [list]).texts).toEqual(['A page.']);
    expect(run(data({List: 'A list.'}), [list]).texts).toEqual(['A list.']);
    expect(run(data({}), [{...list, comment: 'Its list.'}]).texts).toEqual(['Its list.']);
  });

  test('a corrected text with a mark, wherever its lines end', () => {
    const {texts} = run(data({}, [correction]), [place('Owner.digest', 'The digest, a Base64\n  text.'), place('Owner.id', 'Base64 text')]);
    expect(texts).toEqual(['The digest, a Base58 text. (ours)', 'Base64 text']);
  });

  test('all of its corrections, with one mark', () => {
    const more = {...correction, instead: 'The digest', text: 'Digest'};
    expect(run(data({}, [correction, more]), [place('Owner.digest', 'The digest, a Base64 text.')]).texts).toEqual([
      'Digest, a Base58 text. (ours)',
    ]);
  });
});

describe('the run stops at', () => {
  test.each<[string, WordsData, Place[], string]>([
    ['a place without words', data({}), [place('Owner.kind')], 'words: no words for Owner.kind, which the source does not describe'],
    ['words for nothing', data({'Owner.gone': 'Gone.'}), [], 'words: words for Owner.gone, which is not there'],
    [
      'words for what the source describes',
      data({'Owner.id': 'The ID.'}),
      [place('Owner.id', 'An ID.')],
      'words: words for Owner.id, which the source describes; a correction replaces its text',
    ],
    [
      'a correction of what the source no longer says',
      data({}, [correction]),
      [place('Owner.digest', 'A Base58 text.')],
      'words: the source does not say "Base64 text" of Owner.digest any more',
    ],
    ['a correction of nothing', data({}, [correction]), [], 'words: the source does not say "Base64 text" of Owner.digest any more'],
  ])('%s', (_what, from, places, message) => {
    expect(() => run(from, places)).toThrow(message);
  });

  test('two tables with words for one place', () => {
    const table = within('Owner.', {kind: 'Which kind.'});
    expect(() => joinWords(table, table)).toThrow('two tables have words for Owner.kind');
  });

  test('many places without words, of which it names some', () => {
    const places = Array.from({length: 30}, (_, index) => place(`Owner.field${index}`));
    expect(() => run(data({}), places)).toThrow('Owner.field19 and 10 more');
  });
});
