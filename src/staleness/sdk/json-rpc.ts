import {finding, unasked, type Finding} from '../finding';
import {placesNaming} from '../pages/find';
import type {Page} from '../pages/read';
import {readClient} from '../../reference/json-rpc/read-client';
import {readParams} from '../../reference/json-rpc/read-params';
import {compareNames, describeChange} from './names';
import {between, fileOf, type Pair, type Release} from './files';

const area = 'JSON-RPC';

/** Methods that the client calls, and the parameters that are declared. */
function namesOf(release: Release): string[] | undefined {
  const files = ['src/jsonRpc/client.ts', 'src/jsonRpc/types/params.ts'].map((path) => ({path, text: fileOf(release, path)}));
  const [client, params] = files;
  if (client?.text === undefined || params?.text === undefined) return undefined;
  const declared = readParams({path: params.path, text: params.text});
  return [
    ...[...readClient({path: client.path, text: client.text}).keys()].map((method) => `methods.${method}`),
    ...[...declared].flatMap(([name, {fields}]) => fields.map((field) => `${name}.${field.name}`)),
  ];
}

/** The methods and parameters that differ between two releases of the SDK. */
export function compareJsonRpc(pair: Pair, pages: readonly Page[]): Finding[] {
  const [before, after] = [namesOf(pair.pinned), namesOf(pair.newest)];
  if (before === undefined || after === undefined) return [unasked(area, 'methods', 'JSON-RPC is not in both releases')];
  return compareNames(before, after).map(({group, gone, added}) =>
    finding(area, group, gone.length > 0 ? 'stale' : 'note', {
      found: describeChange(gone, added),
      source: between(pair),
      places: [...new Set(gone.flatMap((name) => placesNaming(pages, name)))],
    }),
  );
}
