import {load, type CheerioAPI} from 'cheerio';
import {headOf} from './head-of';
import {pngSize} from './png-size';

/** What a picture has to be: pixels, and bytes that messengers still fetch. */
const expected = {width: 1200, height: 630, bytes: 60_000} as const;

/** Properties that schema.org's readers need of each type that pages have. */
const required: Readonly<Record<string, readonly string[]>> = {
  TechArticle: ['headline', 'description', 'url', 'image'],
  APIReference: ['headline', 'description', 'url', 'image'],
  WebSite: ['name', 'url'],
  DefinedTermSet: ['name', 'description', 'url', 'hasDefinedTerm'],
  BreadcrumbList: ['itemListElement'],
};

/** Properties of Open Graph that a page has once. */
const properties = ['og:type', 'og:site_name', 'og:title', 'og:description', 'og:url', 'og:image', 'og:image:alt'];

type Thing = Record<string, unknown>;

const contentsOf = (page: CheerioAPI, property: string): string[] =>
  page(`head meta[property="${property}"]`)
    .get()
    .map((meta) => page(meta).attr('content') ?? '');

/** A term has a name and an address on its page. */
const termProblems = (term: Thing, canonical: string): string[] => [
  ...(term['@type'] === 'DefinedTerm' ? [] : ['is no DefinedTerm']),
  ...(typeof term.name === 'string' && term.name !== '' ? [] : ['has no name']),
  ...(typeof term.url === 'string' && term.url.startsWith(`${canonical}#`) ? [] : ['has no address on the page']),
];

function thingProblems(thing: Thing, canonical: string): string[] {
  const type = String(thing['@type']);
  const lacking = (required[type] ?? []).filter((name) => thing[name] === undefined || thing[name] === '');
  const terms = Array.isArray(thing.hasDefinedTerm) ? (thing.hasDefinedTerm as Thing[]) : [];
  return [
    ...terms.flatMap((term, index) => termProblems(term, canonical).map((problem) => `${type}: its term ${index + 1} ${problem}`)),
    ...(thing['@context'] === 'https://schema.org' ? [] : [`${type}: is not in the words of schema.org`]),
    ...(type in required ? [] : [`${type}: is no type that pages have`]),
    ...lacking.map((name) => `${type}: has no ${name}`),
    ...('url' in thing && thing.url !== canonical ? [`${type}: its url is not the canonical address`] : []),
  ];
}

function pictureProblems(address: string, picture: Buffer | undefined): string[] {
  if (!picture) return [`${address} is not there`];
  const size = pngSize(picture);
  if (!size) return [`${address} is not a PNG`];
  const {width, height} = size;
  return [
    ...(width === expected.width && height === expected.height ? [] : [`${address} has ${width} × ${height} pixels`]),
    ...(picture.length <= expected.bytes ? [] : [`${address} has ${picture.length} bytes`]),
  ];
}

/**
 * What is wrong with what a page says to programs that never run its scripts.
 *
 * @param html the page
 * @param address of the site, with a slash at its end
 * @param readPicture a file of the site, by its path; undefined where there is none
 */
export function sharingProblems(html: string, address: string, readPicture: (file: string) => Buffer | undefined): string[] {
  const page = load(headOf(html));
  const canonical = page('head link[rel="canonical"]').attr('href') ?? '';
  const [image = ''] = contentsOf(page, 'og:image');
  const things = page('head script[type="application/ld+json"]')
    .get()
    .map((script) => JSON.parse(page(script).text()) as Thing);
  const about = things.filter((thing) => thing['@type'] !== 'BreadcrumbList');
  return [
    ...(canonical.startsWith(address) ? [] : ['has no canonical address']),
    ...properties.flatMap((property) => (contentsOf(page, property).filter(Boolean).length === 1 ? [] : [`has not one ${property}`])),
    ...(['', canonical === address ? 'website' : 'article'].includes(contentsOf(page, 'og:type')[0] ?? '')
      ? []
      : ['og:type is of another kind of page']),
    ...(contentsOf(page, 'og:url')[0] === canonical ? [] : ['og:url is not the canonical address']),
    ...(image.startsWith(address) ? pictureProblems(image, readPicture(image.slice(address.length))) : ['its picture is of another site']),
    ...(about.length === 1 ? [] : [`says ${about.length} times what it is`]),
    ...things.flatMap((thing) => thingProblems(thing, canonical)),
  ];
}
