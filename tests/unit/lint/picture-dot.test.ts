import {instance} from '@viz-js/viz';
import {dotOfRooms} from '../../lint/picture-dot';
import {readImports} from '../../lint/room-imports';
import {floors, importsOfRooms, rooms, type RoomImports} from '../../lint/rooms';

interface Layout {
  objects: {name: string; pos?: string}[];
  edges?: {tail: number; head: number; class?: string; color?: string}[];
}

/** The picture as Graphviz lays it out, with the height of each room; the bottom is 0. */
async function layOut(imports: readonly RoomImports[]) {
  const result = (await instance()).render(dotOfRooms(imports), {format: 'json'});
  if (result.status === 'failure') throw new Error(result.errors[0]?.message);
  const {objects, edges = []} = JSON.parse(result.output) as Layout;
  const heightOf = (name: string): number => Number(objects.find((object) => object.name === name)?.pos?.split(',')[1]);
  const arrows = edges
    .map(({tail, head, ...rest}) => ({from: objects[tail]?.name ?? '', to: objects[head]?.name ?? '', ...rest}))
    .filter(({from}) => !from.startsWith('row '));
  return {heightOf, arrows};
}

test('floors are drawn one below the other, whatever the imports are', async () => {
  const {heightOf} = await layOut([]);
  floors.slice(1).forEach((floor, index) => {
    const above = floors[index]?.rooms.map(heightOf) ?? [];
    for (const room of floor.rooms) expect(heightOf(room)).toBeLessThan(Math.min(...above));
  });
});

test('an import that leads up is red, and moves no room', async () => {
  const {heightOf, arrows} = await layOut([
    {from: 'search', to: 'registry', count: 2},
    {from: 'lib', to: 'search', count: 1},
    {from: 'tables', to: 'scroll', count: 1},
  ]);
  expect(heightOf('lib')).toBeLessThan(heightOf('search'));
  expect(arrows.filter(({color}) => color === 'red').map(({from, to}) => `${from} → ${to}`)).toEqual(['lib → search', 'tables → scroll']);
});

test('every arrow of the real tree leads down', async () => {
  const imports = importsOfRooms(readImports());
  const {heightOf, arrows} = await layOut(imports);
  expect(arrows).toHaveLength(imports.length);
  for (const room of rooms) expect(heightOf(room)).toBeGreaterThanOrEqual(0);
  expect(arrows.filter(({from, to}) => heightOf(from) <= heightOf(to))).toEqual([]);
});
