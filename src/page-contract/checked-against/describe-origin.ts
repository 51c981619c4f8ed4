import type {Origin, Source} from '../../facts/provenance/types';
import {longDate} from '../../lib/long-date';
import {wordsIn, type Words} from '../../texts/built/words';
import {contractTexts} from '../built-texts';
import {code, link, type Inline} from '../../reference/build';

function describeSource(source: Source, {fill, list}: Words): Inline[] {
  if ('page' in source) return [source.page.startsWith('https://') ? link(source.page, source.page) : source.page];
  if ('package' in source) return [code(source.package), ` ${source.version}`];
  const {repository: name, commit, paths, copyOf} = source;
  const place = {repository: [name], commit: [code(commit)]};
  const repository =
    copyOf === undefined
      ? fill<Inline>('page-contract.commit', place)
      : fill<Inline>('page-contract.copyOf', {...place, original: [copyOf]});
  return paths.length === 0
    ? repository
    : fill<Inline>('page-contract.pathsOf', {paths: list<Inline>(paths.map((path) => code(path))), repository});
}

/** "Checked against … for protocol 135; read on November 22, 2026." */
export const describeOrigin = ({source, holds, read}: Origin, words: Words = wordsIn('en', contractTexts)): Inline[] =>
  words.fill<Inline>('page-contract.checkedAgainst', {
    source: describeSource(source, words),
    holds: [holds],
    day: [longDate(read, words.locale)],
  });
