import type {Link, Nodes, Table, TableRow} from 'mdast';
import {abortCodesPages} from '@site/src/reference/errors/abort-codes-landing';
import {decoderData} from '@site/src/reference/errors/decoder-data';
import {loadFramework} from '@site/src/reference/framework/load';
import {frameworkReference} from '@site/src/reference/framework';
import {packagesReference} from '@site/src/reference/packages';
import {loadPackages} from '@site/src/reference/packages/load';
import {anchorsOf, deadLinks, routeOf} from '../grpc/page-tools';

const framework = loadFramework();
const packages = loadPackages();
const pages = abortCodesPages([...framework, ...packages]);
const [landing] = pages;
const tables = landing?.body.filter((node): node is Table => node.type === 'table') ?? [];

const textOf = (node: Nodes): string =>
  node.type === 'text' || node.type === 'inlineCode' ? node.value : 'children' in node ? node.children.map(textOf).join('') : '';

const isHeading = ({children: [first]}: TableRow): boolean => first?.children[0]?.type === 'strong';

/** A row of the table, with the module that it stands under. */
interface Place {
  module: string;
  code: string;
  constant: string;
  route: string;
}

/** The rows of constants, each as one line, with the module of the heading above. */
function placesOf(table: Table): Place[] {
  let module = '';
  return table.children.slice(1).flatMap((row): Place[] => {
    const [first, second] = row.children;
    if (isHeading(row)) {
      module = /^(\w+::\w+) error codes/.exec(first === undefined ? '' : textOf(first))?.[1] ?? module;
      return [];
    }
    const link = first?.children[0] as Link | undefined;
    return [
      {
        module,
        code: first === undefined ? '' : textOf(first),
        constant: second === undefined ? '' : textOf(second),
        route: link?.url ?? '',
      },
    ];
  });
}

/** Every constant of the models that the decoder has, in the words of the table. */
const expected = decoderData().packages.flatMap((owner) =>
  owner.modules.flatMap(({name, route, constants}) =>
    constants.map(({name: constant, code, codeOnMainnet, message}): Place => {
      const number = code === undefined ? 'none' : String(code);
      return {
        module: `${owner.name}::${name}`,
        code: codeOnMainnet === undefined ? number : `${codeOnMainnet} on Mainnet, ${number} in newer versions`,
        constant: message === undefined ? constant : `${constant} “${message}”`,
        route: `${route}#errors`,
      };
    }),
  ),
);

const lines = (places: readonly Place[]): string[] => places.map((place) => Object.values(place).join(' | ')).sort();

test('the page of abort codes has one table', () => {
  expect(landing?.id).toBe('references/errors/abort-codes');
  expect(tables).toHaveLength(1);
});

test('it has every constant of every model once: module, code, name and message, with the way to cause and cure', () => {
  const places = tables.flatMap(placesOf);
  expect(places.length).toBeGreaterThan(500);
  expect(new Set(lines(places)).size).toBe(places.length);
  expect(lines(places)).toEqual(lines(expected));
  for (const name of ['std', 'sui', 'sui_system', 'bridge', 'deepbook', 'deepbook_margin', 'payment_kit', 'kiosk', 'suins'])
    expect([name, places.some(({module}) => module.startsWith(`${name}::`))]).toEqual([name, true]);
});

test('a constant that is missing, and one that stands twice, are found', () => {
  const [table] = tables;
  const rows = table?.children.filter((row) => !isHeading(row)) ?? [];
  const last = rows.at(-1);
  if (table === undefined || last === undefined) throw new Error('the page has no table');
  expect(lines(placesOf({...table, children: table.children.filter((row) => row !== last)}))).not.toEqual(lines(expected));
  const twice = placesOf({...table, children: [...table.children, last]});
  expect(new Set(lines(twice)).size).toBeLessThan(twice.length);
});

test('every package and module has a heading with an anchor, and every link lands', () => {
  const headings = tables.flatMap(({children}) => children.filter(isHeading));
  const modules = [...framework, ...packages].flatMap((owner) => owner.modules.filter(({errors}) => errors.length > 0));
  const owners = new Set(modules.map(({info}) => info));
  expect(headings).toHaveLength(modules.length + owners.size);
  const anchors = JSON.stringify(headings).match(/<!-- #[\w-]+ -->/g) ?? [];
  expect(new Set(anchors).size).toBe(headings.length);
  const others = [...frameworkReference(framework).pages, ...packagesReference(packages, framework).pages];
  const known = [...others, ...pages].map(routeOf);
  expect(
    deadLinks([...pages, ...others], [...known, '/references/errors', '/references/packages']).filter((line) =>
      line.startsWith('references/errors/abort-codes'),
    ),
  ).toEqual([]);
  const withErrors = new Set(others.filter((page) => anchorsOf(page).includes('errors')).map(routeOf));
  expect(tables.flatMap(placesOf).filter(({route}) => !withErrors.has(route.replace('#errors', '')))).toEqual([]);
});
