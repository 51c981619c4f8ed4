/**
 * Bundler loader in place of Docusaurus's for Markdown: runs that one, and gives the bundler what
 * went wrong as lines that begin with the file and the line, instead of JSON and stacks. Bundlers
 * take loaders as plain JavaScript.
 *
 * @this {import('@rspack/core').LoaderContext<{original: string, options: object, describe: (error:
 *   unknown, file: string) => Error}>}
 * @param {string} source the page
 */
module.exports = function mdxLoader(source) {
  const {original, options, describe} = this.getOptions();
  const callback = this.async();
  const done = (error, ...result) => {
    callback(error ? describe(error, this.resourcePath) : null, ...result);
  };
  const loader = require(original);
  (loader.default ?? loader).call(
    Object.create(this, {getOptions: {value: () => options}, async: {value: () => done}}),
    source,
  );
};
