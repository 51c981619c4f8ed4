import {translate} from '@docusaurus/Translate';
import {formatted, language, listed, megabytes} from '../../lib/interface-language';
import type {PartName} from '../offer';

/** What a reader chooses from; the shell comes with every choice. */
export const choices: readonly {name: PartName; label: string; inSentence?: string}[] = [
  {name: 'guides', label: translate({id: 'offline.guides', message: 'Guides'})},
  {name: 'concepts', label: translate({id: 'offline.concepts', message: 'Concepts'})},
  {name: 'standards', label: translate({id: 'offline.standards', message: 'Standards'})},
  {name: 'references', label: translate({id: 'offline.references', message: 'References'})},
  {
    name: 'run',
    label: translate({id: 'offline.compiler', message: 'The Move compiler, for Run and Edit'}),
    inSentence: translate({id: 'offline.compilerInSentence', message: 'the Move compiler'}),
  },
];

/** How much a section is: `204 pages, 1.3 MB`. */
export const sizeText = (pages: number, bytes: number): string =>
  translate({id: 'offline.pagesAndSize', message: '{pages} pages, {size}'}, {pages: formatted(pages), size: megabytes(bytes)});

/** The names of what a copy has, as a sentence lists them: `Guides and Concepts`. */
export const labelsOf = (names: readonly PartName[]): string =>
  listed(choices.filter(({name}) => names.includes(name)).map(({label, inSentence = label}) => inSentence));

/** How old a copy is: `today`, `yesterday`, `12 days ago`. */
export function age(savedAt: number, now: number): string {
  const day = (time: number): number => Math.floor((time - new Date(time).getTimezoneOffset() * 60_000) / 86_400_000);
  return new Intl.RelativeTimeFormat(language(), {numeric: 'auto'}).format(day(savedAt) - day(now), 'day');
}
