import path from 'node:path';
import {addToHead} from '../lib/add-to-head';
import {eachOf} from '../lib/each-of';
import {hashFiles} from '../lib/hash-files';
import {writeFileBelow} from '../lib/write-files';
import type {IndexedPage} from '../markdown-pages/lists/page-index';
import {headOf} from './head';
import type {Card} from './images/card';
import {drawingPackages, LackingLetters, openPen} from './images/draw';
import {keptFolder, openKept, type Kept} from './images/keep';
import {kindOf} from './kinds';
import {lackingLetters, type PageWithout} from './lacking-letters';
import {languageSites, type LanguageSite} from './language-sites';
import {picturesFolder} from './pictures-folder';
import {structuredData} from './structured-data';

/** Pictures that are drawn at once: while one is drawn in a thread, the next one is laid out. */
const pens = 3;

/** What the site says of itself. */
export interface SiteNames {
  title: string;
  tagline: string;
  /** The repository on the web, where it is known. */
  repositoryUrl?: string | undefined;
}

/** What {@link writeSharing} did. */
export interface Shared {
  /** How many pages have a picture. */
  pages: number;
  /** A line for each title that no picture can show. */
  problems: string[];
}

/** A page's file without its end: `guides/developer`, and `index` for the home page. */
const stemOf = ({markdown}: IndexedPage): string => markdown.slice(1).replace(/\.md$/, '');

/** A page's picture with what it says. */
interface Picture {
  card: Card;
  png: Buffer;
  /** Letters of the page's own picture that no font has; it has the site's instead. */
  lacking?: string;
}

type Pen = (card: Card) => Promise<Buffer>;

async function pictureOf(page: IndexedPage, {title, tagline}: SiteNames, kept: Kept, draw: Pen): Promise<Picture> {
  const take = async (card: Card): Promise<Picture> => ({card, png: await kept.take({card, site: title}, () => draw(card))});
  const kind = kindOf(page.route);
  try {
    return await take({
      title: page.title,
      ...(page.section === undefined ? {} : {section: page.section}),
      ...(kind === undefined ? {} : {kind}),
    });
  } catch (error) {
    if (!(error instanceof LackingLetters)) throw error;
    return {...(await take({title: tagline})), lacking: error.letters};
  }
}

function writePage(page: IndexedPage, {card, png}: Picture, {folder, address}: LanguageSite, {title, repositoryUrl}: SiteNames): void {
  const picture = `${picturesFolder}/${stemOf(page)}.png`;
  writeFileBelow(folder, picture, png);
  const image = address + picture;
  const head = headOf(image, card.title, title, structuredData(page, address + page.route.slice(1), image, repositoryUrl));
  addToHead(path.join(folder, `${stemOf(page)}.html`), head);
}

/**
 * Gives each page of a built site that an `index.json` lists a picture, and says in its head what
 * it is; in all its languages.
 *
 * @param root the repository's top
 * @param folder the built site
 */
export async function writeSharing(root: string, folder: string, site: SiteNames): Promise<Shared> {
  const draw = openPen(root, site.title);
  const madeBy = ['src/sharing/images', ...drawingPackages.map((name) => `node_modules/${name}/package.json`)];
  const stamp = hashFiles(root, madeBy);
  const problems: string[] = [];
  const sites = languageSites(folder);
  for (const languageSite of sites) {
    const kept = openKept(path.join(root, keptFolder, languageSite.language), stamp);
    const without: PageWithout[] = [];
    await eachOf(languageSite.pages, pens, async (page) => {
      const picture = await pictureOf(page, site, kept, draw);
      if (picture.lacking !== undefined) without.push({page, letters: picture.lacking});
      writePage(page, picture, languageSite, site);
    });
    kept.forgetOthers();
    problems.push(...lackingLetters(languageSite.language, without));
  }
  return {pages: sites.reduce((count, {pages}) => count + pages.length, 0), problems};
}
