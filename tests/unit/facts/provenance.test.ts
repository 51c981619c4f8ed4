import {readdirSync} from 'node:fs';
import path from 'node:path';
import {provenance} from '@site/src/facts/provenance';
import {facts} from '@site/src/facts/provenance/facts';
import {protocol} from '@site/src/facts/protocol';
import {checkedByPeople, figuresBelow, listFigures, readOtherwise, type Figure} from '@site/src/facts/provenance/list';
import type {ProvenanceOf} from '@site/src/facts/provenance/types';

const figures = listFigures();
/** The day is already another one where the clock is ahead of UTC. */
const tomorrow = new Date(Date.now() + 24 * 60 * 60 * 1000).toISOString().slice(0, 10);
const pathsOf = (found: readonly Figure[]): string[] => found.map(({path: name}) => name);

/** Files of src/facts that have values. */
const valueFiles = readdirSync('src/facts').filter((file) => file.endsWith('.ts'));

/** Every number, text and list that a file exports, by its path. */
function leaves(name: string, value: unknown): string[] {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return [name];
  return Object.entries(value).flatMap(([key, inner]) => leaves(`${name}.${key}`, inner));
}

test.each(valueFiles)('%s: each value it exports has a source', async (file) => {
  const exported = (await import(path.resolve('src/facts', file))) as Record<string, unknown>;
  const expected = Object.entries(exported).flatMap(([name, value]) => leaves(name, value));
  expect(expected.length).toBeGreaterThan(0);
  expect(expected.filter((name) => !pathsOf(figures).includes(name))).toEqual([]);
});

test('nothing has a source that is no figure', () => {
  expect(Object.keys(provenance).sort()).toEqual(Object.keys(facts).sort());
});

test.each(figures.map((figure) => [figure.path, figure] as const))('%s has a unit and a day', (_path, {unit, origin}) => {
  expect(unit).not.toBe('');
  expect(origin.holds).not.toBe('');
  expect(origin.read).toMatch(/^20\d\d-[01]\d-[0-3]\d$/);
  expect(origin.read <= tomorrow).toBe(true);
});

test('figures of the protocol were read at the version that the site documents', () => {
  const documented = figuresBelow('protocol', figures).filter(({path: name}) => !name.startsWith('protocol.next.'));
  const read = documented.map(({origin}) => origin);
  expect(new Set(read.map(({holds}) => holds))).toEqual(new Set([`protocol ${protocol.version}`]));
  for (const {source} of read) expect(JSON.stringify(source)).toContain(`Mainnet_version_${protocol.version}.snap`);
});

test('figures are found one by one and in groups', () => {
  expect(pathsOf(figuresBelow('protocol.object'))).toEqual([
    'protocol.object.bytes',
    'protocol.object.packageBytes',
    'protocol.object.nesting',
  ]);
  expect(figuresBelow('protocol.object.bytes')).toMatchObject([{unit: 'bytes', origin: {checkedBy: 'source'}}]);
  expect(figuresBelow('protocol.obj')).toEqual([]);
});

test('a figure has the numbers that its source said when it was read', () => {
  expect(readOtherwise(figures)).toEqual([]);
  const changed = figuresBelow('limits.publicEndpoint.requests', figures).map((figure) => ({...figure, value: 120}));
  expect(readOtherwise(changed)).toEqual([
    'limits.publicEndpoint.requests has 120, and its source said "100 requests per 30 seconds, in December 2025" on 2026-11-21. Read the source again, and renew "says", "read" and "holds" in src/facts/provenance/.',
  ]);
});

test('what only a person can check is listed, the oldest first', () => {
  const asked = checkedByPeople(figures);
  expect(asked.length).toBeGreaterThan(10);
  expect(asked.map(({origin}) => origin.checkedBy)).not.toContain('source');
  expect(asked.map(({origin}) => origin.read)).toEqual([...asked.map(({origin}) => origin.read)].sort());
});

test('a figure without a source, and a source without a figure, do not compile', () => {
  const origin = {source: {page: 'a page'}, unit: 'pieces', holds: 'today', read: '2026-11-22', checkedBy: 'person'} as const;
  // @ts-expect-error: nothing is said of "b"
  const missing: ProvenanceOf<{a: number; b: number}> = {a: origin};
  // @ts-expect-error: there is no figure "c"
  const stale: ProvenanceOf<{a: number}> = {a: origin, c: origin};
  // @ts-expect-error: nothing says in which unit "b" is
  const withoutUnit: ProvenanceOf<{a: {b: number; c: number}}> = {a: {...origin, unit: {c: 'pieces'}}};
  expect([missing, stale, withoutUnit]).toHaveLength(3);
});
