import type {ThemeConfig} from '@docusaurus/preset-classic';

type Navbar = NonNullable<ThemeConfig['navbar']>;

/** One entry per sidebar: each opens the sidebar's first page. */
export const navbar: Navbar = {
  title: 'Sui Docs',
  logo: {
    alt: '',
    src: 'img/logo.svg',
    srcDark: 'img/logo-dark.svg',
    width: 28,
    height: 28,
  },
  items: [
    {type: 'docSidebar', sidebarId: 'guidesSidebar', label: 'Guides', position: 'left'},
    {type: 'docSidebar', sidebarId: 'conceptsSidebar', label: 'Concepts', position: 'left'},
    {type: 'docSidebar', sidebarId: 'standardsSidebar', label: 'Standards', position: 'left'},
    {type: 'docSidebar', sidebarId: 'referencesSidebar', label: 'References', position: 'left'},
  ],
};
