import {Feed} from 'feed';
import {addressOf, headingOf, releasesPage, stageText} from '../describe';
import type {Release} from '../types';
import {contentOf} from './content';

/** Where the feeds are, below the site's address. */
export const feedFiles = {atom: 'feeds/whats-new.atom', json: 'feeds/whats-new.json'} as const;

/** What a feed says of the site. */
export interface FeedSite {
  title: string;
  /** With a slash at its end. */
  address: string;
}

const dayOf = (day: string): Date => new Date(`${day}T00:00:00Z`);

/**
 * The feeds of releases, as text. Readers of feeds sort by the day of an entry.
 *
 * @param releases newest first
 */
export function makeFeeds(releases: readonly Release[], {title, address}: FeedSite): Record<keyof typeof feedFiles, string> {
  const page = new URL(releasesPage, address).href;
  const [newest] = releases;
  const feed = new Feed({
    id: page,
    title: `${title}: What’s new in Sui`,
    description: 'What each release of Sui changes for people who write apps, run nodes or connect services.',
    link: page,
    language: 'en',
    copyright: '',
    generator: title,
    // Atom wants somebody who wrote the entries.
    author: {name: title},
    ...(newest === undefined ? {} : {updated: dayOf(newest.date.day)}),
    feedLinks: {atom: new URL(feedFiles.atom, address).href, json: new URL(feedFiles.json, address).href},
  });
  for (const release of releases) {
    const link = new URL(addressOf(release.version).slice(1), address).href;
    feed.addItem({
      id: link,
      title: headingOf(release),
      link,
      date: dayOf(release.date.day),
      description: stageText[release.stage] || 'Mainnet has run it.',
      content: contentOf(release, address),
    });
  }
  return {atom: feed.atom1(), json: feed.json1()};
}
