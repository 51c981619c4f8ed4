import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';

const sidebars: SidebarsConfig = {
  guidesSidebar: [
    {type: 'doc', id: 'guides', label: 'Overview'},
    {
      type: 'category',
      label: 'Developer Guides',
      collapsed: false,
      link: {type: 'doc', id: 'guides/developer'},
      items: [
        {
          type: 'category',
          label: 'Getting Started',
          collapsed: false,
          link: {type: 'doc', id: 'guides/developer/getting-started'},
          items: [
            'guides/developer/getting-started/sui-install',
            'guides/developer/getting-started/connect',
            'guides/developer/getting-started/local-network',
            'guides/developer/getting-started/get-address',
            'guides/developer/getting-started/get-coins',
            'guides/developer/getting-started/data-serving',
            'guides/developer/getting-started/graphql-rpc',
          ],
        },
        {
          type: 'category',
          label: 'Your First Sui dApp',
          link: {type: 'doc', id: 'guides/developer/first-app'},
          items: [
            'guides/developer/first-app/write-package',
            'guides/developer/first-app/build-test',
            'guides/developer/first-app/publish',
            'guides/developer/first-app/debug',
            'guides/developer/first-app/client-tssdk',
          ],
        },
      ],
    },
  ],
  conceptsSidebar: [{type: 'doc', id: 'concepts', label: 'Overview'}],
  standardsSidebar: [{type: 'doc', id: 'standards', label: 'Overview'}],
  referencesSidebar: [
    {type: 'doc', id: 'references', label: 'Overview'},
    'references/sui-glossary',
    {
      type: 'category',
      label: 'Elsewhere',
      collapsed: false,
      items: [
        {type: 'link', label: 'The Move Book', href: 'https://move-book.com/'},
        {type: 'link', label: 'The Move Reference', href: 'https://move-book.com/reference/'},
        {type: 'link', label: 'dApp Kit', href: 'https://sdk.mystenlabs.com/dapp-kit'},
        {type: 'link', label: 'TypeScript SDK', href: 'https://sdk.mystenlabs.com/typescript'},
        {type: 'link', label: 'Submit a SIP', href: 'https://sips.sui.io'},
      ],
    },
  ],
};

export default sidebars;
