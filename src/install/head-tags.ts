import type {HtmlTagObject} from '@docusaurus/types';
import {icons} from './icons';
import {manifestFile} from './manifest';

/**
 * What a page's head says of installing the site.
 *
 * @param baseUrl where the pages of this language are on their host
 */
export const installTags = (baseUrl: string): HtmlTagObject[] => [
  {tagName: 'link', attributes: {rel: 'manifest', href: baseUrl + manifestFile}},
  {tagName: 'link', attributes: {rel: 'apple-touch-icon', href: baseUrl + icons.maskable.file}},
];
