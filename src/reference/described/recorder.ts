import type {Place, PlaceKind, Words, WordsReader} from '../words-overlay';
import type {DescribedPlace} from './model';

/** A reader of words that remembers what it was asked for. */
export interface Recorder extends Pick<WordsReader, 'describe'> {
  of: (kind: PlaceKind) => DescribedPlace[];
}

/** Remembers every place that a reference asks words for, with the source's text or ours; it does not stop where there is none. */
export function recorder(words: Words): Recorder {
  const found: (DescribedPlace & Pick<Place, 'kind'>)[] = [];
  return {
    describe: ({kind, names, comment, otherwise = ''}) => {
      const own = names.find((name) => words[name] !== undefined);
      const text = comment === '' ? (own === undefined ? otherwise : (words[own] ?? '')) : comment;
      found.push({kind, name: names[0] ?? '', text});
      return text;
    },
    of: (kind) => found.filter((place) => place.kind === kind).map(({name, text}) => ({name, text})),
  };
}
