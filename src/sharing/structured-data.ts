import type {IndexedPage} from '../markdown-pages/lists/page-index';
import type {PageHeading} from '../markdown-pages/render/rendering';

/** Pages that are made from the source of an interface, and describe it. */
const apiReferences = [
  '/references/framework',
  '/references/packages',
  '/references/fullnode-protocol',
  '/references/sui-api/sui-graphql',
  '/references/sui-api/json-rpc',
];

/**
 * The page that defines the words of the others: a heading of the third level for each, with its
 * fixed anchor.
 */
const glossary = '/sui-glossary';

/** A word that a page defines. Its definition is the text at its address. */
export interface DefinedTerm {
  '@type': 'DefinedTerm';
  name: string;
  url: string;
}

/** A page as https://schema.org describes it. */
export interface StructuredData {
  '@context': 'https://schema.org';
  '@type': 'TechArticle' | 'APIReference' | 'WebSite' | 'DefinedTermSet';
  [property: string]: string | readonly DefinedTerm[];
}

const termsOf = (headings: readonly PageHeading[], url: string): DefinedTerm[] =>
  headings.filter(({depth}) => depth === 3).map(({text, anchor}) => ({'@type': 'DefinedTerm', url: `${url}#${anchor}`, name: text}));

const typeOf = (route: string): 'TechArticle' | 'APIReference' =>
  apiReferences.some((start) => route.startsWith(`${start}/`)) ? 'APIReference' : 'TechArticle';

/**
 * What a page is: the site itself for the home page, a set of words for the glossary, else an
 * article, with the day of its last change and its file where they are known.
 *
 * @param page the page's entry in `index.json`
 * @param url the page's whole address
 * @param image that of its picture
 * @param repositoryUrl the repository on the web, where it is known; the page's file is there
 */
export function structuredData(
  {route, title, description, headings, lastChange, source}: IndexedPage,
  url: string,
  image: string,
  repositoryUrl?: string,
): StructuredData {
  const context = {'@context': 'https://schema.org'} as const;
  if (route === '/') return {...context, '@type': 'WebSite', name: title, description, url};
  return {
    ...context,
    ...(route === glossary ? {'@type': 'DefinedTermSet', name: title} : {'@type': typeOf(route), headline: title}),
    description,
    url,
    image,
    ...(lastChange === undefined ? {} : {dateModified: lastChange}),
    ...(source === undefined || repositoryUrl === undefined ? {} : {isBasedOn: `${repositoryUrl}/blob/main/${source}`}),
    ...(route === glossary ? {hasDefinedTerm: termsOf(headings, url)} : {}),
  };
}
