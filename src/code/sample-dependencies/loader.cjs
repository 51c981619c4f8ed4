/**
 * Bundler loader: a page that quotes sample files is built again when a file under examples/ changes. Bundlers take
 * loaders as plain JavaScript.
 *
 * @this {import('@rspack/core').LoaderContext<{examplesDir: string}>}
 * @param {string} source the page
 * @returns {string} the same page
 */
module.exports = function sampleDependencies(source) {
  if (source.includes('file="')) this.addContextDependency(this.getOptions().examplesDir);
  return source;
};
