const path = require('node:path');
const {apart, configuration, floors, sideways} = require('./floors.cjs');

const folder = (rooms) => `^src/(?:${rooms.join('|')})/`;
const files = (names) => `^(?:${names.map((name) => name.replaceAll('.', '\\.')).join('|')})$`;

/** No import from a floor to one above it, or to the configuration. */
const upward = floors.map((floor, index) => ({
  name: 'upward',
  comment: `The ${floor.floor} floor imports from the floors below it alone; tests/lint/floors.cjs lists them.`,
  severity: 'error',
  from: {path: folder(floor.rooms), pathNot: files(configuration)},
  to: {path: [files(configuration), ...floors.slice(0, index).map((above) => folder(above.rooms))]},
}));

/** No import from one room of a floor to another, unless it is listed. */
const beside = floors.flatMap((floor) =>
  floor.rooms.map((room) => ({
    name: 'sideways',
    comment: 'Rooms of one floor do not import each other, apart from the list in tests/lint/floors.cjs.',
    severity: 'error',
    from: {path: folder([room])},
    to: {path: folder(floor.rooms), pathNot: folder([room, ...sideways.filter(({from}) => from === room).map(({to}) => to)])},
  })),
);

/** A room that stands apart uses what its entry names, and nobody uses it. */
const separate = apart.flatMap(({room, uses}) => [
  {
    name: 'apart',
    comment: `src/${room} imports from ${uses.join(' and ')} alone.`,
    severity: 'error',
    from: {path: folder([room])},
    to: {path: ['^src/', files(configuration)], pathNot: folder([room, ...uses])},
  },
  {
    name: 'apart',
    comment: `Nothing imports from src/${room}: it is a command.`,
    severity: 'error',
    from: {path: ['^src/', files(configuration)], pathNot: folder([room])},
    to: {path: folder([room])},
  },
]);

/**
 * The direction of imports, for dependency-cruiser. An import of types alone counts like any other:
 * whoever reads a file has to know both, and a type tends to become a function.
 *
 * @type {import('dependency-cruiser').IConfiguration}
 */
module.exports = {
  forbidden: [
    ...upward,
    ...beside,
    ...separate,
    {
      name: 'cycle',
      comment: 'A file cannot be understood, or loaded, before another that needs it first.',
      severity: 'error',
      from: {path: '^src/'},
      to: {circular: true},
    },
    {
      name: 'tests',
      comment: 'What builds and shows the site does not depend on its tests.',
      severity: 'error',
      from: {path: ['^src/', files(configuration)]},
      to: {path: '^tests/'},
    },
  ],
  options: {
    doNotFollow: {path: 'node_modules'},
    tsPreCompilationDeps: true,
    tsConfig: {fileName: path.resolve(__dirname, '../../tsconfig.json')},
    enhancedResolveOptions: {
      extensions: ['.ts', '.tsx', '.d.ts', '.js', '.cjs', '.mjs', '.json'],
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
    },
  },
};
