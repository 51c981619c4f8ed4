import path from 'node:path';
import type {Plugin} from '@docusaurus/types';
import {headTags} from './head-tags';
import {news, newsCount} from './home/news';

/**
 * What this site adds to each page: modules that run in the browser, and tags of the head; and the news of the home page, whose
 * readers need not download the whole list of releases. As values of the configuration, which
 * Docusaurus knows too, every reader would download their list.
 */
export default function site(): Plugin {
  return {
    name: 'site',
    contentLoaded: async ({actions}) => {
      await actions.createData('news.json', JSON.stringify(news(newsCount)));
    },
    getClientModules: () =>
      ['../sidebar/remember', '../sidebar/follow', '../scroll/restore', '../scroll/first-anchor'].map((file) => path.join(__dirname, file)),
    injectHtmlTags: () => ({headTags}),
  };
}
