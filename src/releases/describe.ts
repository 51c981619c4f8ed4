import {releases} from './releases';
import type {Audience, Release, Stage} from './types';

/** How a list of changes calls those who notice them, in its order. */
export const audienceNames: Readonly<Record<Audience, string>> = {
  apps: 'Apps',
  operators: 'Operators',
  integrators: 'Integrations',
};

/** The page with all releases. */
export const releasesPage = 'references/whats-new';

/** The anchor of a release on that page. */
export const anchorOf = (version: string): string => `v${version.replaceAll('.', '-')}`;

/** The address of a release on the site. */
export const addressOf = (version: string): string => `/${releasesPage}#${anchorOf(version)}`;

/** The address of a release's notes. */
export const notesOf = ({tag}: Release): string => `https://github.com/MystenLabs/sui/releases/tag/${tag}`;

/** What the stage of a release means to a reader, as a sentence; nothing where Mainnet ran it. */
export const stageText: Readonly<Record<Stage, string>> = {
  mainnet: '',
  'mainnet-tag': 'There is a build for Mainnet, but no source shows that Mainnet runs it.',
  testnet: 'It ran on Testnet; no source shows it on Mainnet.',
  devnet: 'It ran on Devnet; no source shows it on Mainnet.',
};

/** A release as the page's table of contents and a feed name it. */
export const headingOf = ({version, title}: Release): string => `Sui ${version}: ${title}`;

/** The newest release that Mainnet is known to have run. */
export function newestOnMainnet(all: readonly Release[] = releases): Release {
  const found = all.find(({stage}) => stage === 'mainnet');
  if (!found) throw new Error('no release of src/releases/ ran on Mainnet');
  return found;
}

/** The releases that changed what a page is about, newest first. */
export const releasesOf = (pageId: string, all: readonly Release[] = releases): readonly Release[] =>
  all.filter(({changes}) => changes.some(({changed = []}) => changed.includes(pageId)));
