import {mkdtempSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {writeFilesBelow} from '@site/src/lib/write-files';
import {readPage} from '@site/src/staleness/pages/read';
import {compareChangelog, namesIn, readChangelog} from '@site/src/staleness/sdk/changelog';
import type {Pair, Release} from '@site/src/staleness/sdk/files';
import {compareSchemas} from '@site/src/staleness/sdk/graphql';
import {compareGrpc} from '@site/src/staleness/sdk/grpc';
import {compareJsonRpc} from '@site/src/staleness/sdk/json-rpc';
import {compareNames} from '@site/src/staleness/sdk/names';

function release(version: string, files: Readonly<Record<string, string>>): Release {
  const folder = mkdtempSync(path.join(tmpdir(), 'fresh-sdk-'));
  writeFilesBelow(folder, files);
  return {name: '@mysten/sui', version, folder};
}

const schemaFile = 'src/graphql/generated/schema.graphql';
const pages = [readPage('docs/a.mdx', 'Ask `Query.object` for it.\n`setExpiration` and `GetObjectRequest`, `suix_getCoins`', [])];

test('names are compared group by group', () => {
  expect(compareNames(['A.x', 'A.y', 'B.z'], ['A.y', 'A.w', 'C.v'])).toEqual([
    {group: 'A', gone: ['x'], added: ['w']},
    {group: 'B', gone: ['z'], added: []},
    {group: 'C', gone: [], added: ['v']},
  ]);
});

test('a field that is gone from the schema has aged, with the pages that name it; a new one is a note', () => {
  const pair: Pair = {
    pinned: release('1.0.0', {[schemaFile]: 'type Query {\n  "old text"\n  object: Int\n  other: Int\n}'}),
    newest: release('1.1.0', {[schemaFile]: 'type Query {\n  other: Int\n  further: Int\n}'}),
  };
  expect(compareSchemas(pair, pages)).toMatchObject([
    {subject: 'Query', state: 'stale', places: ['docs/a.mdx:1'], source: '@mysten/sui 1.0.0 to 1.1.0'},
    {subject: 'Query', state: 'note'},
  ]);
});

test('a release without a schema could not be asked', () => {
  const pair = {pinned: release('1.0.0', {[schemaFile]: 'type Query { a: Int }'}), newest: release('1.1.0', {'README.md': ''})};
  expect(compareSchemas(pair, pages)).toMatchObject([{state: 'unasked'}]);
  expect(compareJsonRpc(pair, pages)).toMatchObject([{state: 'unasked'}]);
  expect(compareGrpc(pair, pages)).toMatchObject([{state: 'unasked'}]);
});

const message = (
  fields: readonly string[],
): string => `// @generated from protobuf file "sui/rpc/v2/ledger_service.proto" (package "sui.rpc.v2", syntax proto3)
/** A request.
 * @generated from protobuf message sui.rpc.v2.GetObjectRequest
 */
export interface GetObjectRequest {
${fields.map((field, index) => `  /** @generated from protobuf field: string ${field} = ${index + 1} */\n  ${field}: string;`).join('\n')}
}
`;

test('fields of messages are compared', () => {
  const file = 'src/grpc/proto/sui/rpc/v2/ledger_service.ts';
  const pair = {
    pinned: release('1.0.0', {[file]: message(['object_id', 'version'])}),
    newest: release('1.1.0', {[file]: message(['object_id', 'mask'])}),
  };
  expect(compareGrpc(pair, pages)).toMatchObject([
    {subject: 'sui.rpc.v2.GetObjectRequest', state: 'stale', found: 'no longer version; new: mask', places: ['docs/a.mdx:2']},
  ]);
});

test('methods and parameters of JSON-RPC are compared', () => {
  const files = (method: string, parameter: string): Record<string, string> => ({
    'src/jsonRpc/client.ts': `export class Client { async a(): Promise<number> { return await this.transport.request({method: '${method}', params: []}); } }`,
    'src/jsonRpc/types/params.ts': `export interface GetCoinsParams { ${parameter}: string; }`,
  });
  const found = compareJsonRpc(
    {pinned: release('1.0.0', files('suix_getCoins', 'owner')), newest: release('1.1.0', files('suix_getCoins', 'address'))},
    pages,
  );
  expect(found).toMatchObject([{subject: 'GetCoins', found: 'no longer owner; new: address', state: 'stale'}]);
});

const changelog = `# @mysten/sui

## 1.1.0

### Minor Changes

- 15eb25e: Only set an expiration by \`tx.setExpiration(…)\` when there are no objects,
  in \`Nowhere.known\`.
- 25eb25e: Nothing that pages name.

### Patch Changes

- Updated dependencies

## 1.0.0

- 35eb25e: \`setExpiration\` is new.
`;

test('a changelog is read entry by entry', () => {
  expect(readChangelog(changelog).map(({version}) => version)).toEqual(['1.1.0', '1.1.0', '1.1.0', '1.0.0']);
  expect(namesIn('`tx.setExpiration(…)` of `SuiClient`, a TransactionDataBuilder, `x`')).toEqual([
    'setExpiration',
    'SuiClient',
    'TransactionDataBuilder',
  ]);
});

test('a major change is listed whatever it names', () => {
  const text = ['## 2.0.0', '### Major Changes', '- 45eb25e: Needs a `token`.', '### Patch Changes', '- 55eb25e: Nothing.'].join('\n\n');
  const pair = {pinned: release('1.0.0', {}), newest: release('2.0.0', {'CHANGELOG.md': text})};
  expect(compareChangelog(pair, pages)).toMatchObject([{stated: 'a major change', found: 'Needs a `token`.', places: []}]);
});

test('entries after the pin that name what pages name are listed', () => {
  const pair = {pinned: release('1.0.0', {}), newest: release('1.1.0', {'CHANGELOG.md': changelog})};
  expect(compareChangelog(pair, pages)).toMatchObject([
    {subject: '@mysten/sui 1.1.0', state: 'note', stated: 'setExpiration', places: ['docs/a.mdx:2']},
  ]);
  expect(compareChangelog({...pair, newest: release('1.1.0', {})}, pages)).toMatchObject([{state: 'unasked'}]);
});
