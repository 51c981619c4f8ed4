import type {HtmlTagObject} from '@docusaurus/types';

/**
 * Styles of a page whose style sheet cannot be had: an old copy of a page, kept by a browser or a
 * proxy, names one that a deployment has removed. Text then has the measure and the face that it
 * needs to be read. The first layer of a page is the weakest one, so the style sheet overrides each
 * of these where it is there. The security policy names the hash of this element.
 */
const lastResort = '@layer last{html{font:1rem/1.6 system-ui}body{margin:auto;max-width:50rem}pre{overflow:auto}}';

/**
 * Lets scroll bars and form controls follow the colour mode before any script runs, and keeps a
 * page readable without its style sheet.
 */
export const headTags: HtmlTagObject[] = [
  {tagName: 'meta', attributes: {name: 'color-scheme', content: 'light dark'}},
  {tagName: 'style', innerHTML: lastResort},
];
