import {fence} from './code';
import {bulletList, paragraph, phrase, sentence} from './prose';
import {createRandom, type Random} from './random';

/** The four sidebars; a site's pages are dealt to them in turn. */
export const sections = ['guides', 'concepts', 'standards', 'references'] as const;

const pagesOfTopic = 20;

/** One generated page, in the Markdown that every generator reads. */
export interface SyntheticPage {
  /** Path below the folder of pages, without extension; also the route. */
  id: string;
  title: string;
  description: string;
  body: string;
}

const padded = (number: number): string => String(number).padStart(3, '0');

/** Front matter asks for 50 to 160 characters. */
function describe(random: Random): string {
  for (;;) {
    const text = sentence(random).replaceAll('`', '');
    if (text.length >= 50 && text.length <= 160) return text;
  }
}

/** Six sections with prose, a list in some, and one sample of each language: about 700 words. */
function bodyOf(random: Random, topic: string): string {
  const languages = ['move', undefined, 'ts', undefined, 'sh', undefined] as const;
  const parts = languages.flatMap((language, index) => [
    `## ${phrase(random)} ${index + 1}`,
    paragraph(random),
    index % 2 === 0 ? paragraph(random) : bulletList(random),
    ...(language === undefined ? [] : [fence(language, random)]),
  ]);
  return [paragraph(random), ...parts, `See [the first page of this topic](/${topic}/page-000).`].join('\n\n');
}

/**
 * One page of a generated site. A page is the same in sites of every size.
 *
 * @param index its place among the site's pages, from 0
 */
export function syntheticPage(index: number): SyntheticPage {
  const random = createRandom(index);
  const place = Math.floor(index / sections.length);
  const topic = `${sections[index % sections.length] ?? ''}/topic-${padded(Math.floor(place / pagesOfTopic))}`;
  return {
    id: `${topic}/page-${padded(place % pagesOfTopic)}`,
    title: `${phrase(random)} ${place}`,
    description: describe(random),
    body: bodyOf(random, topic),
  };
}

/** The first `size` pages of the series. */
export const syntheticPages = (size: number): SyntheticPage[] => Array.from({length: size}, (_, index) => syntheticPage(index));

/** A page as a file: front matter that this site, stock Docusaurus and Starlight understand, and the body. */
export const pageText = ({title, description, body}: SyntheticPage): string =>
  `---\ntitle: ${title}\ndescription: ${description}\n---\n\n${body}\n`;

/**
 * The first pages of the series as files.
 *
 * @param folder of the pages
 */
export const syntheticFiles = (folder: string, size: number): Record<string, string> =>
  Object.fromEntries(syntheticPages(size).map((page) => [`${folder}/${page.id}.md`, pageText(page)]));

/** The page that is weighed: it is in sites of every size. */
export const weighedPage = syntheticPage(8).id;
