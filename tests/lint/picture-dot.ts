import {apart, floors, sideways, top, type RoomImports} from './rooms';

const quote = (name: string): string => `"${name}"`;

/**
 * The rooms of a floor in rows: one that another room of the floor imports stands a row below that
 * room.
 */
function rowsOf(rooms: readonly string[]): string[][] {
  const depthOf = (room: string): number =>
    Math.max(0, ...sideways.filter(({from, to}) => to === room && rooms.includes(from)).map(({from}) => depthOf(from) + 1));
  const rows: string[][] = [];
  for (const room of rooms) (rows[depthOf(room)] ??= []).push(room);
  return rows;
}

/**
 * The floors and their rooms as a graph in Graphviz's language: each row of rooms on a rank of its
 * own, so that an allowed import points down. One that leads up, or along a row, is red.
 *
 * @param imports how the rooms import each other
 */
export function dotOfRooms(imports: readonly RoomImports[]): string {
  const beside = apart.map(({room}) => room);
  const storeys = [{floor: 'configuration', rows: [[top]]}, ...floors.map(({floor, rooms}) => ({floor, rows: rowsOf(rooms)}))];
  const rows = storeys.flatMap((storey) => storey.rows);
  const rowOf = (room: string): number => (beside.includes(room) ? 0 : rows.findIndex((row) => row.includes(room)));
  const groups = storeys.map(({floor, rows: own}) =>
    [
      `  subgraph ${quote(own.flat().length > 1 ? `cluster ${floor}` : `floor ${floor}`)} {`,
      `    label=${quote(floor)}`,
      ...own.map((row) => `    {rank=same; ${quote(`row ${rows.indexOf(row)}`)}; ${row.map(quote).join('; ')}}`),
      '  }',
    ].join('\n'),
  );
  return [
    'digraph rooms {',
    '  graph [newrank=true, rankdir=TB, ranksep=0.7, nodesep=0.3, fontname=Arial, fontsize=12, labeljust=l, color="#b0b8c4", style=rounded]',
    '  node [shape=box, style="rounded,filled", fillcolor=white, fontname=Arial, fontsize=13]',
    '  edge [color="#5b6b80", arrowsize=0.6]',
    ...groups,
    ...rows.map((_row, index) => `  ${quote(`row ${index}`)} [style=invis, shape=point]`),
    ...rows.slice(1).map((_row, index) => `  ${quote(`row ${index}`)} -> ${quote(`row ${index + 1}`)} [style=invis, weight=100]`),
    ...beside.map((room) => `  {rank=same; ${quote('row 0')}; ${quote(room)}}`),
    ...imports.map(({from, to, count}) => {
      const attributes = rowOf(to) > rowOf(from) ? '' : ', color=red, constraint=false, class=upward';
      return `  ${quote(from)} -> ${quote(to)} [tooltip=${quote(`${from} → ${to}: ${count}`)}${attributes}]`;
    }),
    '}',
    '',
  ].join('\n');
}
