const internals = require('./internals.cjs');

const message =
  'A protocol version that somebody typed is checked by nobody: take it from mainnetSince or testnetSince of src/facts/mainnet-since.ts.';
const typed = '/\\b(?:since|from|until|before) protocol(?: version)? \\d/i';

/**
 * ESLint's configuration for texts of generated pages; tests/content/contracts/figures.ts looks at
 * authored ones.
 */
module.exports = {
  files: ['src/reference/**/*.ts', 'src/releases/**/*.ts'],
  rules: {
    // A later configuration replaces the rule, so it repeats what holds for all of src/.
    'no-restricted-syntax': [
      ...internals.rules['no-restricted-syntax'],
      {selector: `Literal[value=${typed}]`, message},
      {selector: `TemplateElement[value.raw=${typed}]`, message},
    ],
  },
};
