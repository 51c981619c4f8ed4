const {existsSync} = require('node:fs');
const path = require('node:path');

/** How a fence names the sample file that fills it; src/lib/fence-meta.ts reads the same. */
const sampleFile = /\bfile="([^"]+)"/g;

/**
 * Bundler loader: a page is compiled again when a file changes that its Markdown steps read. The
 * page is not parsed here: where a word only looks like a use of a file the page has a dependency
 * too many, which costs a compilation and nothing else. Bundlers take loaders as plain JavaScript.
 *
 * @this {import('@rspack/core').LoaderContext<{siteDir: string, readBy: readonly {words: readonly
 *   string[], file: string}[], resultFolders: readonly string[]}>}
 * @param {string} source the page
 * @returns {string} the same page
 */
module.exports = function pageDependencies(source) {
  const {siteDir, readBy, resultFolders} = this.getOptions();
  /**
   * What the check of samples found for the page, or for a file that it quotes: a file that comes
   * and goes.
   */
  const readResults = (owner) => {
    for (const folder of resultFolders) {
      const results = path.resolve(siteDir, folder, `${owner}.json`);
      if (existsSync(results)) this.addDependency(results);
      else this.addMissingDependency(results);
    }
  };
  readResults(path.relative(siteDir, this.resourcePath));
  for (const {words, file} of readBy) if (words.some((word) => source.includes(word))) this.addDependency(file);
  for (const [, file] of source.matchAll(sampleFile)) {
    this.addDependency(path.resolve(siteDir, file));
    readResults(file);
  }
  return source;
};
