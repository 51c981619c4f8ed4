/**
 * Bundler loader: passes a file through the function that its options name. Bundlers take loaders
 * as plain JavaScript.
 *
 * @this {import('@rspack/core').LoaderContext<{transform: (source: string) => string}>}
 * @param {string} source
 * @returns {string}
 */
module.exports = function transform(source) {
  return this.getOptions().transform(source);
};
