/**
 * Bundler loader: passes a module and its name through the function that its options name. Bundlers
 * take loaders as plain JavaScript.
 *
 * @this {import('@rspack/core').LoaderContext<{inline: (source: string, file: string) => string}>}
 * @param {string} source
 * @returns {string}
 */
module.exports = function inlineTexts(source) {
  return this.getOptions().inline(source, this.resourcePath);
};
