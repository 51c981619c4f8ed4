import type {ThemeConfig} from '@docusaurus/preset-classic';
import {dark, light} from '../prism/themes';

/** Languages beside those that prism-react-renderer bundles; Move is added by src/theme/prism-include-languages.ts. */
export const prism: NonNullable<ThemeConfig['prism']> = {
  theme: light,
  darkTheme: dark,
  additionalLanguages: ['bash', 'toml', 'ini', 'sql', 'protobuf', 'diff'],
};
