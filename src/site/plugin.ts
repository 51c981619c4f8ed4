import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {installTags} from '../install/head-tags';
import {releases} from '../releases/releases';
import {readWords} from '../texts/built/words';
import {builtTexts} from './built-texts';
import {headTags} from './head-tags';
import {audiencesIn} from './home/built-texts';
import {news, newsCount} from './home/news';

/**
 * What this site adds to each page: modules that run in the browser, and tags of the head; and the
 * news of the home page, whose readers need not download the whole list of releases. As values of
 * the configuration, which Docusaurus knows too, every reader would download their list.
 */
export default function site(context: LoadContext): Plugin {
  const words = readWords(context, builtTexts);
  // Only builds write the manifest.
  const isBuild = process.env.NODE_ENV === 'production';
  return {
    name: 'site',
    contentLoaded: async ({actions}) => {
      await actions.createData('news.json', JSON.stringify(news(newsCount, releases, words)));
      await actions.createData('audiences.json', JSON.stringify(audiencesIn(words)));
    },
    getClientModules: () =>
      ['../sidebar/remember', '../sidebar/follow', '../scroll/restore', '../scroll/first-anchor', './on-paper'].map((file) =>
        path.join(__dirname, file),
      ),
    injectHtmlTags: () => ({headTags: [...headTags, ...(isBuild ? installTags(context.baseUrl) : [])]}),
  };
}
