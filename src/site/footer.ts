import type {ThemeConfig} from '@docusaurus/preset-classic';
import {noticesFile} from '../third-party/notices';
import {sections} from '../registry/sections';

type Footer = NonNullable<ThemeConfig['footer']>;

export const footer: Footer = {
  style: 'light',
  links: [
    {
      title: 'Read',
      items: sections.map(({label, start}) => ({label, to: `/${start}`})),
    },
    {
      title: 'Start',
      items: [
        {label: 'Install Sui', to: '/guides/developer/getting-started/sui-install'},
        {label: 'Your first dApp', to: '/guides/developer/first-app'},
        {label: 'Move playground', to: '/playground'},
        {label: 'Glossary', to: '/sui-glossary'},
        {label: 'All pages', to: '/all-pages'},
      ],
    },
    {
      title: 'Elsewhere',
      items: [
        {label: 'The Move Book', href: 'https://move-book.com/'},
        {label: 'TypeScript SDK', href: 'https://sdk.mystenlabs.com/sui'},
        {label: 'Sui source code', href: 'https://github.com/MystenLabs/sui'},
        // No page but a file, which each build makes (src/third-party).
        {label: 'Third-party notices', to: `pathname:///${noticesFile}`},
      ],
    },
  ],
  copyright: 'An independent documentation site. Not affiliated with, or endorsed by, Mysten Labs or the Sui Foundation.',
};
