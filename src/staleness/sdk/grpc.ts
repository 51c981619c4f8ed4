import path from 'node:path';
import {finding, unasked, type Finding} from '../finding';
import {placesNaming} from '../pages/find';
import type {Page} from '../pages/read';
import {readComments, type DocumentedType} from '../../reference/grpc/comments';
import {readProtoSources} from '../../reference/grpc/source';
import {compareNames, describeChange} from './names';
import {between, type Pair, type Release} from './files';

const area = 'gRPC';

/** Methods, fields and values by their full names, as a release's generated files have them. */
function membersOf({folder}: Release): ReadonlyMap<string, string> {
  const {services, messages, enums} = readComments(readProtoSources(path.join(folder, 'src/grpc/proto')));
  const members = (kind: string, types: ReadonlyMap<string, DocumentedType>): [string, string][] =>
    [...types].flatMap(([type, {members: all}]) => [...all.keys()].map((name): [string, string] => [`${type}.${name}`, kind]));
  return new Map([...members('method', services), ...members('field', messages), ...members('value', enums)]);
}

/** The services, messages and enums that differ between two releases of the SDK. */
export function compareGrpc(pair: Pair, pages: readonly Page[]): Finding[] {
  let before: ReadonlyMap<string, string>;
  let after: ReadonlyMap<string, string>;
  try {
    [before, after] = [membersOf(pair.pinned), membersOf(pair.newest)];
  } catch (error) {
    return [unasked(area, 'protocol', error instanceof Error ? error.message : String(error))];
  }
  const isOurs = (name: string): boolean => name.startsWith('sui.rpc.');
  const had = [...before.keys()].filter(isOurs);
  const known = new Set(had.map((name) => name.slice(0, name.lastIndexOf('.'))));
  const changes = compareNames(had, [...after.keys()].filter(isOurs));
  const fresh = changes.filter(({group}) => !known.has(group)).map(({group}) => group);
  const source = between(pair);
  return [
    ...changes
      .filter(({group}) => known.has(group))
      .map(({group, gone, added}) =>
        finding(area, group, gone.length > 0 ? 'stale' : 'note', {
          found: describeChange(gone, added),
          source,
          places: placesNaming(pages, group.slice(group.lastIndexOf('.') + 1)),
        }),
      ),
    ...(fresh.length === 0 ? [] : [finding(area, 'new services, messages and enums', 'note', {found: fresh.join(', '), source})]),
  ];
}
