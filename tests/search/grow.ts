import {readFileSync} from 'node:fs';
import {entryFile, formatVersion} from '../../src/search/engine/index-format';
import {buildIndex, type PageToIndex} from '../../src/search/indexing/build-index';
import {extractPage} from '../../src/search/indexing/extract-page';
import {fileOf, registry, routeOf} from '../lib/built-site';
import type {IndexToWeigh} from './cost';

/** The pages of the built site, as if all were authored guides. */
function realPages(): PageToIndex[] {
  return Object.values(registry).flatMap((page): PageToIndex[] => {
    const route = routeOf(page.id);
    const extracted = extractPage(readFileSync(fileOf(route), 'utf8'));
    return extracted === null ? [] : [{...extracted, route, section: 'Guides', isGenerated: false, isOutdated: false}];
  });
}

/**
 * This site's pages, and as many again under other titles, each filled up to 700 words with
 * passages of other pages.
 */
function grow(count: number): PageToIndex[] {
  const real = realPages();
  const passages = real.flatMap((page) => page.passages);
  const words = ({text, code}: PageToIndex['passages'][number]): number => `${text} ${code}`.split(' ').length;
  return Array.from({length: count}, (_, index) => {
    const page = real[index % real.length];
    if (page === undefined) throw new Error('there is no page to copy');
    const round = Math.floor(index / real.length);
    const filled = [...page.passages];
    let count = filled.reduce((sum, passage) => sum + words(passage), 0);
    for (let next = index * 31; count < 700; next += 97) {
      const passage = passages[next % passages.length];
      if (passage === undefined) throw new Error('there is no passage to copy');
      count += words(passage);
      filled.push({...passage, opens: false, text: passage.text.replace(/\w{9,}/g, (word) => `${word}${index % 40}`)});
    }
    return {...page, route: `${page.route}${round || ''}`, title: `${page.title} ${round || ''}`, passages: filled};
  });
}

/** The index of a site with so many pages, made from those of the built site. */
export function grown(count: number): IndexToWeigh {
  const contents = buildIndex(grow(count));
  const read = (file: string): string =>
    file === entryFile ? JSON.stringify({version: formatVersion, directory: 'd'}) : (contents.get(file.slice(2)) ?? '');
  return {read, contents: read};
}
