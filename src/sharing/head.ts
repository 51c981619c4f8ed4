import type {StructuredData} from './structured-data';

/** Characters that would end an attribute, or begin something else in it. */
const entities: Readonly<Record<string, string>> = {'&': '&amp;', '"': '&quot;', '<': '&lt;'};

const attribute = (text: string): string => text.replace(/[&"<]/g, (character) => entities[character] ?? character);

/**
 * What is added to the head of a page. Title, description and address of Open Graph are Docusaurus's, and the card of X takes its picture
 * from here as well. The home page is the site, and every other one an article of it.
 *
 * @param image the picture's whole address
 * @param title what it says, for those who do not see it
 * @param site the site's name
 * @param data what the page is, as `structured-data.ts` has it
 */
export const headOf = (image: string, title: string, site: string, data: StructuredData): string =>
  `<meta property="og:type" content="${data['@type'] === 'WebSite' ? 'website' : 'article'}">` +
  `<meta property="og:site_name" content="${attribute(site)}">` +
  `<meta property="og:image" content="${attribute(image)}">` +
  `<meta property="og:image:alt" content="${attribute(title)}">` +
  `<script type="application/ld+json">${JSON.stringify(data).replaceAll('<', String.raw`\u003c`)}</script>`;
