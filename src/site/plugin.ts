import path from 'node:path';
import type {Plugin} from '@docusaurus/types';
import {headTags} from './head-tags';

/**
 * What this site adds to each page: modules that run in the browser, and tags of the head. As values of the configuration, which
 * Docusaurus knows too, every reader would download their list.
 */
export default function site(): Plugin {
  return {
    name: 'site',
    getClientModules: () =>
      ['../sidebar/remember', '../sidebar/follow', '../scroll/restore', '../scroll/first-anchor'].map((file) => path.join(__dirname, file)),
    injectHtmlTags: () => ({headTags}),
  };
}
