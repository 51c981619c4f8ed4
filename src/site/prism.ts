import type {ThemeConfig} from '@docusaurus/preset-classic';

const noColors = {plain: {}, styles: []};

/**
 * Nothing for the browser: code is highlighted at build time (src/code/highlight), with colours
 * from src/code/code.css.
 */
export const prism: NonNullable<ThemeConfig['prism']> = {theme: noColors, darkTheme: noColors, additionalLanguages: [], magicComments: []};
