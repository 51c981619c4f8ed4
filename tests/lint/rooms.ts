import {createRequire} from 'node:module';
import type {Import} from './cruise';

interface Floors {
  floors: readonly {floor: string; rooms: readonly string[]}[];
  configuration: readonly string[];
  apart: readonly {room: string; uses: readonly string[]}[];
  sideways: readonly {from: string; to: string; reason: string}[];
}

// Lint's configuration is CommonJS, as dependency-cruiser wants it.
export const {floors, configuration, apart, sideways} = createRequire(__filename)('./floors.cjs') as Floors;

/** Every room that has a place: those of the floors, top to bottom, and those that stand apart. */
export const rooms: readonly string[] = [...floors.flatMap((floor) => floor.rooms), ...apart.map(({room}) => room)];

/** How many imports lead from one room to another. */
export interface RoomImports {
  from: string;
  to: string;
  count: number;
}

/** The name that the files of the site's configuration go by, as if they were a room. */
export const top = 'configuration';

/**
 * `src/search/plugin.ts` → `search`; undefined for a file that is in no room, such as package.json.
 */
function roomOf(file: string): string | undefined {
  if (configuration.includes(file)) return top;
  const [folder, room, ...rest] = file.split('/');
  return folder === 'src' && rest.length > 0 ? room : undefined;
}

/**
 * Imports of files, put together by the rooms that they lead from and to. Imports within a room are
 * left out.
 */
export function importsOfRooms(imports: readonly Import[]): RoomImports[] {
  const counts = new Map<string, RoomImports>();
  for (const {from: file, to: other} of imports) {
    const from = roomOf(file);
    const to = roomOf(other);
    if (from === undefined || to === undefined || from === to) continue;
    const known = counts.get(`${from} ${to}`) ?? {from, to, count: 0};
    counts.set(`${from} ${to}`, {...known, count: known.count + 1});
  }
  return [...counts.values()];
}

/** A way from a room back to itself, as a list of rooms, or undefined where there is none. */
export function findCycle(edges: readonly Pick<RoomImports, 'from' | 'to'>[]): string[] | undefined {
  const finished = new Set<string>();
  const follow = (room: string, way: readonly string[]): string[] | undefined => {
    const start = way.indexOf(room);
    if (start !== -1) return [...way.slice(start), room];
    if (finished.has(room)) return undefined;
    for (const {to} of edges.filter(({from}) => from === room)) {
      const cycle = follow(to, [...way, room]);
      if (cycle) return cycle;
    }
    finished.add(room);
    return undefined;
  };
  for (const {from} of edges) {
    const cycle = follow(from, []);
    if (cycle) return cycle;
  }
  return undefined;
}
