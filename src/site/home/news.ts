import {addressOf, headingOf, newestOnMainnet} from '../../releases/describe';
import {releases} from '../../releases/releases';
import type {Release, Stage} from '../../releases/types';
import type {Words} from '../../texts/built/words';

/** A release as the home page shows it. */
export interface NewsItem {
  heading: string;
  /** The release on the page "What's new". */
  to: string;
  /** Where it runs, in a word or two. */
  where: string;
}

/** The places, as readers call them. */
export const where: Readonly<Record<Stage, string>> = {
  mainnet: 'on Mainnet',
  'mainnet-tag': 'built for Mainnet',
  testnet: 'on Testnet',
  devnet: 'on Devnet',
};

const itemOf = (release: Release, words: Words | undefined): NewsItem => ({
  heading: headingOf(release),
  to: addressOf(release.version),
  where: words?.say(`site.home.news.${release.stage}`) ?? where[release.stage],
});

/** How many releases the home page shows. */
export const newsCount = 4;

/**
 * What is new: the release that Mainnet runs, then what comes next, newest first, as many as asked
 * for; in English where no other language is given.
 */
export function news(count: number, all: readonly Release[] = releases, words?: Words): NewsItem[] {
  const current = newestOnMainnet(all);
  const coming = all.slice(0, all.indexOf(current));
  return [current, ...coming].slice(0, count).map((release) => itemOf(release, words));
}
