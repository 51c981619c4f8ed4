const {readdirSync} = require('node:fs');
const path = require('node:path');

/**
 * Rooms that stand beside the floors: a command of their own that nothing imports, with the rooms
 * that each may use.
 *
 * @type {readonly {room: string, uses: readonly string[]}[]}
 */
const apart = [
  {room: 'weigh', uses: ['lib']},
  {room: 'audit', uses: ['lib']},
  {room: 'hosting', uses: ['site', 'old-addresses', 'security-policy', 'lib']},
  {room: 'staleness', uses: ['samples', 'reference', 'facts', 'lib']},
  {room: 'tools', uses: ['samples', 'reference', 'lib']},
];

const above = [
  {floor: 'site', rooms: ['site', 'theme', 'pages']},
  {floor: 'agents', rooms: ['mcp', 'offline', 'sharing', 'install', 'page-tools']},
];

const below = [
  {floor: 'samples', rooms: ['samples']},
  {floor: 'reference', rooms: ['reference']},
  {floor: 'examples', rooms: ['examples']},
  {floor: 'build', rooms: ['build']},
  {floor: 'policy', rooms: ['security-policy', 'third-party']},
  {floor: 'texts', rooms: ['texts']},
  {floor: 'ground', rooms: ['facts', 'lib']},
];

const placed = new Set([...[...above, ...below].flatMap(({rooms}) => rooms), ...apart.map(({room}) => room)]);

/** Features: what a page is made of. A new folder of src/ is one of them. */
const features = readdirSync(path.resolve(__dirname, '../../src'), {withFileTypes: true})
  .filter((entry) => entry.isDirectory() && !placed.has(entry.name))
  .map(({name}) => name);

/**
 * The floors of src/, from the top to the bottom, with their rooms. A module imports from its own
 * room and from rooms on floors below it. The configuration of the site stands on top of all of
 * them.
 *
 * @type {readonly {floor: string, rooms: readonly string[]}[]}
 */
const floors = [...above, {floor: 'features', rooms: features}, ...below];

/**
 * Files that put the site together, and the command that builds it whole, which asks several rooms
 * what there has to be. They may import from every floor.
 */
const configuration = ['docusaurus.config.ts', 'sidebars.ts', 'src/build/build.ts', 'src/build/features.ts'];

/**
 * The imports between two rooms of one floor that are allowed, each with its reason. An entry that
 * no import needs any more fails a test, and so would two rooms that import each other.
 *
 * @type {readonly {from: string, to: string, reason: string}[]}
 */
const sideways = [
  {from: 'offline', to: 'sharing', reason: 'The archive of the site leaves out the pictures for messages; sharing says where these are.'},
  {from: 'install', to: 'sharing', reason: 'Both write into each language of a built site; sharing finds where these are.'},
  {from: 'theme', to: 'site', reason: 'The lists of MDX components and the 404 page are values of this site; theme/ only names them.'},
  {from: 'pages', to: 'site', reason: 'The home page belongs to this site; Docusaurus looks for its route in pages/.'},
  {
    from: 'markdown-pages',
    to: 'allowed-mdx',
    reason: 'The entry of an element says what stands for it in Markdown.',
  },
  {from: 'search', to: 'registry', reason: 'Hits are filtered by the sections of the site, which the registry lists once.'},
  {from: 'error-decoder', to: 'search', reason: 'Where no entry has a message, the decoder shows the pages that the site’s search finds.'},
  {
    from: 'markdown-pages',
    to: 'registry',
    reason: 'Lists of pages for programs follow the sections, and cards in a Markdown version the ids, as the registry reads both.',
  },
  {
    from: 'markdown-pages',
    to: 'diagrams',
    reason: 'The Markdown version of a diagram is the fence that it was drawn from; the step that draws says where it keeps that.',
  },
  {
    from: 'markdown-pages',
    to: 'ptb-picture',
    reason:
      'The Markdown version of a transaction’s picture is what the picture shows in words; the step that draws says where it keeps them.',
  },
  {from: 'allowed-mdx', to: 'tabs', reason: 'A page may name the groups of tabs that there are; tabs have the list.'},
  {
    from: 'walkthrough',
    to: 'code',
    reason: 'A step is about lines of the file that filled its fence; the step that fills says where it keeps that.',
  },
  {from: 'code', to: 'glossary', reason: 'What an ability in a type’s header means is shown on the card of glossary terms.'},
  {
    from: 'code',
    to: 'type-hovers',
    reason: 'A block of TypeScript has a button that shows the types of its names; what it shows comes from there.',
  },
  {from: 'type-hovers', to: 'glossary', reason: 'A type is shown on the card of glossary terms.'},
  {from: 'ptb-picture', to: 'diagrams', reason: 'A transaction is drawn with the shapes of diagrams, and shown as one.'},
];

module.exports = {floors, configuration, apart, sideways};
