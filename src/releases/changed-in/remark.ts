import path from 'node:path';
import type {Paragraph, Root} from 'mdast';
import type {Plugin} from 'unified';
import {relativePath} from '../../lib/files-below';
import {wordsIn, type Words} from '../../texts/built/words';
import {inline, link, type Inline} from '../../reference/build';
import {addressOf, releasesOf} from '../describe';
import {releaseTexts} from '../built-texts';
import {releases as allReleases} from '../releases';
import type {Release} from '../types';

export interface ChangedInOptions {
  siteDir: string;
  /** The data; tests give other data. */
  releases?: readonly Release[];
  /** The language of the page; English where it is not given. */
  words?: Words;
}

/** More would be a history; that is what the page with all releases is for. */
const most = 3;

const linkTo = ({version}: Release): Inline => link(addressOf(version), `Sui ${version}`);

/**
 * What stands under the title, or nothing: the newest releases that changed the page's subject,
 * those to come apart.
 */
function sentences(changed: readonly Release[], {fill, list}: Words): Inline[] {
  const sentence = (id: keyof typeof releaseTexts, those: readonly Release[]): Inline[] =>
    those.length === 0 ? [] : fill(id, {releases: list<Inline>(those.slice(0, most).map(linkTo))});
  const came = sentence(
    'releases.changedIn',
    changed.filter(({stage}) => stage === 'mainnet'),
  );
  const coming = sentence(
    'releases.changesWith',
    changed.filter(({stage}) => stage !== 'mainnet'),
  );
  return [...came, ...(came.length > 0 && coming.length > 0 ? [' '] : []), ...coming];
}

/** The id of a page under docs/; undefined for any other file. */
function idOf(file: string, siteDir: string): string | undefined {
  const inDocs = relativePath(path.join(siteDir, 'docs'), path.resolve(siteDir, file));
  return inDocs.startsWith('../') ? undefined : inDocs.replace(/\.mdx?$/, '');
}

/**
 * Puts "Changed in Sui 1.78" at the head of each page that a change in src/releases/ names, with
 * links to the releases. The page itself needs nothing for that.
 */
const changedIn: Plugin<[ChangedInOptions], Root> = ({siteDir, releases = allReleases, words = wordsIn('en', releaseTexts)}) => {
  return (tree, page) => {
    const id = idOf(page.path, siteDir);
    const parts = id === undefined ? [] : sentences(releasesOf(id, releases), words);
    if (parts.length === 0) return;
    const line: Paragraph = {type: 'paragraph', children: inline(parts), data: {hProperties: {className: ['changed-in']}}};
    const head = tree.children.findIndex(({type}) => type !== 'yaml' && type !== 'mdxjsEsm');
    tree.children.splice(head === -1 ? tree.children.length : head, 0, line);
  };
};

export default changedIn;
