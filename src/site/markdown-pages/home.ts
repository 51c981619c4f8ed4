import type {RootContent} from 'mdast';
import {parseMarkdown} from '../../lib/markdown';
import {code, heading, link, list, paragraph, text} from '../../reference/build';
import {sections} from '../../registry/sections';
import {news, newsCount} from '../home/news';
import {audiences} from '../home/audiences';

/** The snippet with the module, as the home page shows it. */
const boat = "import Boat from '@site/docs/snippets/boat.mdx';\n\n<Boat />\n";

/** A page that a section starts with. */
interface Start {
  id: string;
  title: string;
  description: string;
}

/** What the home page says (`src/site/home/Home.tsx`); a test compares the two. */
export const homeBlocks = (pages: readonly Start[]): RootContent[] => [
  paragraph(
    'Sui is a blockchain made of objects. Coins, tickets and game pieces each have an ID, a version and an owner, and transactions that touch different objects run at the same time. These pages teach you to build on it, run it and connect to it, with code that is compiled and tested.',
  ),
  paragraph(
    {type: 'strong', children: [text('Picture: Transactions take objects and return new versions of them.')]},
    ' Ana gives Bo a boat: the transaction takes version 4 of the boat and version 6 of a coin, both owned by Ana, and returns version 7 of the boat, owned by Bo, and version 7 of the coin, still Ana’s. At the same time Cy rents a berth: that transaction takes version 2 of Cy’s coin and version 8 of the harbor, which is shared, and returns version 9 of both. The two run side by side because they use different objects.',
  ),
  // Stands in for the search field, as on the page where scripts do not run.
  paragraph(link('/all-pages', 'All pages')),
  ...audiences.flatMap(({title, lead, tasks}) => [
    heading(2, [title]),
    paragraph(lead),
    list(tasks.map(({label, to}) => [paragraph(link(to, label))])),
  ]),
  heading(2, ['An asset is a struct']),
  paragraph(
    'You write contracts in Move, a language in which a value can’t be copied or lost by mistake. Give a struct the ability ',
    code('key'),
    ', and each of its values is an object that somebody owns.',
  ),
  paragraph(
    'There is no table of owners behind it, and no check of the caller: a function that takes ',
    code('&mut Boat'),
    ' can only be called by whoever can pass one in.',
  ),
  paragraph(
    link('/guides/developer/first-app', 'Write a package of your own'),
    ', or read how ',
    link('/concepts/object-model', 'objects'),
    ' and ',
    link('/concepts/transactions', 'transactions'),
    ' work.',
  ),
  ...parseMarkdown('home.mdx', boat).children,
  heading(2, ['Four ways in']),
  list(
    sections.flatMap(({start}) => {
      const page = pages.find(({id}) => id === start);
      return page ? [[paragraph(link(`/${page.id}`, page.title), `: ${page.description}`)]] : [];
    }),
  ),
  heading(2, ['New in Sui']),
  list(news(newsCount).map(({heading: release, to, where}) => [paragraph(link(to, release), ` ${where}`)])),
];
