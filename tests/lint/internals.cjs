/**
 * Modules of Docusaurus and of the search package that they do not document: a new version may move
 * or change them without notice. Two rooms know them, and assert in every build what they assume;
 * all other code uses the documented API.
 *
 * @type {readonly {specifier: string, what: string}[]} regular expressions for the specifier of an
 *   import
 */
const internals = [
  {specifier: '^@docusaurus/[^/]+/(?:lib|src)(?:/|$)', what: 'a file inside a package of Docusaurus'},
  {specifier: '^@docusaurus/theme-common/internal$', what: "the theme's internal functions"},
  {specifier: '^@easyops-cn/', what: 'a module of the search package'},
  {specifier: '^@generated/docusaurus-plugin-content-docs/', what: 'data that the docs plugin generates for itself'},
  {specifier: '^@generated/routesChunkNames$', what: "Docusaurus's list of chunks"},
  {specifier: '^react-loadable$', what: "Docusaurus's loader of chunks"},
];

const allowedIn = ['src/light-docs/**', 'src/search/seam/**'];

const messageOf = (what) =>
  `This is ${what}, which may change in any release: use the documented API, or import it in ${allowedIn.map((glob) => glob.replace('/**', '')).join(' or ')} and assert there what you assume.`;

/** An import() or a type's import(…), which `no-restricted-imports` does not look at. */
const dynamic = ({specifier, what}) => {
  const pattern = specifier.replaceAll('/', '\\u002F');
  return ['ImportExpression > Literal', 'TSImportType Literal'].map((node) => ({
    selector: `${node}[value=/${pattern}/]`,
    message: messageOf(what),
  }));
};

/**
 * ESLint's configuration for the rule, for every module of src/ and the configuration of the site.
 */
module.exports = {
  files: ['src/**/*.{ts,tsx}', '*.config.ts', 'sidebars.ts'],
  ignores: allowedIn,
  rules: {
    'no-restricted-imports': ['error', {patterns: internals.map(({specifier, what}) => ({regex: specifier, message: messageOf(what)}))}],
    'no-restricted-syntax': ['error', ...internals.flatMap(dynamic)],
  },
};
