import {escapeHtml} from '../lib/escape-html';
import type {StructuredData} from './structured-data';

/**
 * What is added to the head of a page. Title, description and address of Open Graph are
 * Docusaurus's, and the card of X takes its picture from here as well. The home page is the site,
 * and every other one an article of it.
 *
 * @param image the picture's whole address
 * @param title what it says, for those who do not see it
 * @param site the site's name
 * @param data what the page is, as `structured-data.ts` has it
 */
export const headOf = (image: string, title: string, site: string, data: StructuredData): string =>
  `<meta property="og:type" content="${data['@type'] === 'WebSite' ? 'website' : 'article'}">` +
  `<meta property="og:site_name" content="${escapeHtml(site)}">` +
  `<meta property="og:image" content="${escapeHtml(image)}">` +
  `<meta property="og:image:alt" content="${escapeHtml(title)}">` +
  `<script type="application/ld+json">${JSON.stringify(data).replaceAll('<', String.raw`\u003c`)}</script>`;
