import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {builtFile, pluginName, type BuiltTexts} from './built/words';
import {inlineTexts, type Translations} from './inline/inline';

/**
 * Where Docusaurus writes the texts of the current language, those of its own themes among them,
 * before it bundles.
 */
const translationsFile = 'codeTranslations.json';

/** Modules that ask for texts: this site's, and those of Docusaurus and of the search bar. */
const modules = /[\\/](?:src|node_modules[\\/]@docusaurus|node_modules[\\/]@easyops-cn)[\\/].*\.[jt]sx?$/;

const loader = path.join(__dirname, 'inline/loader.cjs');

/** Bundler's rule that puts texts into modules. */
function rule(generatedFilesDir: string): ReturnType<NonNullable<Plugin['configureWebpack']>> {
  let translations: Translations | undefined;
  const inline = (source: string, file: string): string => {
    translations ??= JSON.parse(readFileSync(path.join(generatedFilesDir, translationsFile), 'utf8')) as Translations;
    return inlineTexts(source, file, translations);
  };
  return {module: {rules: [{test: modules, enforce: 'pre', use: [{loader, options: {inline}}]}]}};
}

/**
 * Puts the interface's texts into what is built, in the language of the build; under `npm start`
 * they are looked up as Docusaurus does it, so that a changed text shows at once. Tells translators
 * which texts a build writes into pages.
 *
 * @param built those texts, in English
 * @returns the plugin; as a function with the texts inside, because readers download the options of
 *   plugins
 */
export const texts =
  (built: BuiltTexts) =>
  ({generatedFilesDir}: LoadContext): Plugin => ({
    name: pluginName,
    getTranslationFiles: () => [
      {path: builtFile, content: Object.fromEntries(Object.entries(built).map(([id, message]) => [id, {message}]))},
    ],
    ...(process.env.NODE_ENV === 'production' && {configureWebpack: () => rule(generatedFilesDir)}),
  });
