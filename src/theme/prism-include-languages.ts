import siteConfig from '@generated/docusaurus.config';
import type {ThemeConfig} from '@docusaurus/preset-classic';
import {addMove} from '@site/src/prism/move';
import type * as PrismNamespace from 'prismjs';

/**
 * Adds to prism-react-renderer's Prism the languages it does not bundle, and our Move grammar. Prism's language files
 * write to a global `Prism`, so it is there only while they load.
 */
export default function prismIncludeLanguages(prism: typeof PrismNamespace): void {
  const {additionalLanguages = []} = (siteConfig.themeConfig as ThemeConfig).prism ?? {};
  const scope = globalThis as {Prism?: typeof PrismNamespace};
  const before = scope.Prism;
  scope.Prism = prism;
  // eslint-disable-next-line @typescript-eslint/no-require-imports -- each language file is a script with a side effect, chosen by name
  for (const language of additionalLanguages) require(`prismjs/components/prism-${language}`);
  if (before) scope.Prism = before;
  else delete scope.Prism;
  addMove(prism.languages);
}
