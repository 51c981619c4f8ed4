import {finding, unasked, type Finding} from '../finding';
import {placesNaming} from '../pages/find';
import type {Page} from '../pages/read';
import {compareVersions} from '../registry/versions';
import {between, fileOf, type Pair} from './files';

const area = 'changelog';

/** One change of a release, as the authors of a package describe it. */
export interface Entry {
  version: string;
  /** True for what breaks code, which a new first number announces. */
  isMajor: boolean;
  text: string;
}

/** Splits a changelog in the form of Changesets into its entries. */
export function readChangelog(text: string): Entry[] {
  const [, ...releases] = text.split(/^## (?=\d)/m);
  return releases.flatMap((release) => {
    const version = release.split('\n', 1)[0]?.trim() ?? '';
    return release.split(/^### /m).flatMap((section) => {
      const isMajor = section.startsWith('Major Changes');
      const [, ...items] = section.split(/^- (?:[0-9a-f]{7,}: )?/m);
      return items.map((item) => ({version, isMajor, text: (item.split(/^#/m)[0] ?? '').replaceAll(/\s+/g, ' ').trim()}));
    });
  });
}

/** Names that stand on more pages than this say nothing about which page a change touches. */
const tooMany = 12;

const isName = (text: string): boolean => /^[\w.:$@/-]{4,}$/.test(text);

/** The names that an entry is about: what it marks as code, and names in its text that are written in the manner of code. */
export function namesIn(text: string): string[] {
  const marked = [...text.matchAll(/`([^`]+)`/g)].map(([, name = '']) =>
    name.replace(/\(.*$/, '').replace(/^(?:tx|client|Inputs|bcs)\./, ''),
  );
  const plain = text.match(/\b[A-Z][a-z]+[A-Z]\w+\b|\b[a-z]+[A-Z]\w+\b/g) ?? [];
  return [...new Set([...marked, ...plain])].filter(isName);
}

/** The entries between two releases that break code, or name something that pages name as well. */
export function compareChangelog(pair: Pair, pages: readonly Page[]): Finding[] {
  const text = fileOf(pair.newest, 'CHANGELOG.md');
  if (text === undefined) return [unasked(area, pair.newest.name, `${between(pair)}: the package has no CHANGELOG.md`)];
  const entries = readChangelog(text).filter(
    ({version}) => compareVersions(version, pair.pinned.version) > 0 && compareVersions(version, pair.newest.version) <= 0,
  );
  return entries.flatMap((entry) => {
    const named = namesIn(entry.text).map((name) => ({name, places: placesNaming(pages, name)}));
    const telling = named.filter(({places}) => places.length > 0 && places.length <= tooMany);
    if (telling.length === 0 && !entry.isMajor) return [];
    return finding(area, `${pair.newest.name} ${entry.version}`, 'note', {
      stated: telling.map(({name}) => name).join(', ') || 'a major change',
      found: entry.text,
      source: between(pair),
      places: [...new Set(telling.flatMap(({places}) => places))],
    });
  });
}
