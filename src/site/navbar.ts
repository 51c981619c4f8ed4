import type {ThemeConfig} from '@docusaurus/preset-classic';
import {sections} from '../registry/sections';

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
  items: sections.map(({label, sidebar}) => ({type: 'docSidebar', sidebarId: sidebar, label, position: 'left'})),
};
