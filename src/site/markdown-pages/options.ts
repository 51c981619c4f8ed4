import type {Root, RootContent} from 'mdast';
import {versions} from '../../facts/versions';
import {releasesOf} from '../../releases/describe';
import type {MarkdownPagesOptions} from '../../markdown-pages/plugin';
import {tagline, title} from '../identity';
import {allPagesBlocks} from './all-pages';
import {homeBlocks} from './home';

const tree = (children: RootContent[]): Root => ({type: 'root', children});

/** What the Markdown versions say of this site, and its pages that are components. */
export const markdownPagesOptions: MarkdownPagesOptions = {
  title,
  tagline,
  sui: versions.suiCli,
  versions: {
    sui: versions.suiCli,
    suiRelease: versions.suiRelease,
    protocol: String(versions.protocol),
    moveEdition: versions.moveEdition,
    moveCompiler: versions.moveCompiler,
    '@mysten/sui': versions.suiTypeScriptSdk,
    '@mysten/dapp-kit-react': versions.dappKitReact,
    '@mysten/deepbook-v3': versions.deepbookV3,
    '@mysten/wallet-standard': versions.walletStandard,
  },
  changedIn: (id) => releasesOf(id).map(({version}) => version),
  components: (docs) => [
    {
      id: 'index',
      route: '/',
      title: 'Build on Sui',
      description:
        'Guides, concepts, standards and references for building applications and running nodes on Sui, with code samples that are checked.',
      source: 'src/site/home/Home.tsx',
      tree: () => tree(homeBlocks(docs)),
    },
    {
      id: 'all-pages',
      route: '/all-pages',
      title: 'All pages',
      description: 'Every page of the Sui documentation in one list, sorted by section and title.',
      source: 'src/registry/all-pages/AllPages.tsx',
      tree: () => tree(allPagesBlocks(docs.filter(({unlisted}) => !unlisted))),
    },
  ],
};
