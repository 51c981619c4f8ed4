import {mkdtempSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import type {Code, Root} from 'mdast';
import {VFile} from 'vfile';
import {typesKey} from '@site/src/samples/types/key';
import {readTypes, typesFolder, writeTypes} from '@site/src/samples/types/store';
import {readPlace} from '@site/src/type-hovers/address';
import {fileOf} from '@site/src/type-hovers/file-of';
import plugin, {servedFolder} from '@site/src/type-hovers/plugin';
import typeHovers from '@site/src/type-hovers/remark';
import {existsSync, readFileSync, writeFileSync} from 'node:fs';

const siteDir = mkdtempSync(path.join(tmpdir(), 'types-'));
const code = 'const a = f();';
const meta = {fragment: false, output: false};
const key = typesKey({language: 'ts', code, meta});
const ofFile = {...meta, file: 'examples/ts/a.ts', region: 'call'};
const fileText = 'the whole file';
const fileKey = typesKey({language: 'ts', code: '', meta: ofFile, fileText});
const types = {texts: ['const a: number'], samples: {[key]: [[1, 6, 1, 0]] as const, [fileKey]: [[1, 6, 1, 0]] as const}};

beforeAll(() => {
  writeTypes(
    siteDir,
    new Map([
      ['docs/guides/a.mdx', types],
      ['examples/ts/a.ts', types],
    ]),
  );
});

/** What the step tells a block of the page. */
function placeOf(node: Partial<Code>, page = 'docs/guides/a.mdx'): string | undefined {
  const block: Code = {type: 'code', lang: 'ts', value: code, ...node};
  const tree: Root = {type: 'root', children: [block]};
  const file = new VFile({path: path.join(siteDir, page)});
  const step = typeHovers.call({} as never, {siteDir, typesFor: (owner) => readTypes(siteDir, owner)});
  if (step) void step(tree, file, () => undefined);
  return block.data?.types;
}

test('a block is told the file with its types, and its key in there', () => {
  expect(readPlace(placeOf({}) ?? '')).toEqual({file: fileOf(types).name, key});
});

test('so is a region of a file, on any page', () => {
  const quoted = {meta: 'file="examples/ts/a.ts" region="call"', data: {sampleFile: fileText}};
  expect(readPlace(placeOf(quoted, 'docs/b.mdx') ?? '').key).toBe(fileKey);
});

test.each([
  ['text has changed since the check', {value: 'const a = g();'}],
  ['file has changed since', {meta: 'file="examples/ts/a.ts" region="call"', data: {sampleFile: 'another text'}}],
  ['sample must fail', {meta: 'fails="TS2345"'}],
  ['text is output', {meta: 'output'}],
  ['language is another', {lang: 'move'}],
])('a block whose %s has none', (_why, node) => {
  expect(placeOf(node)).toBeUndefined();
});

test('a page that nobody checked has none', () => {
  expect(placeOf({}, 'docs/other.mdx')).toBeUndefined();
});

describe('the plugin', () => {
  const generatedFilesDir = path.join(siteDir, '.docusaurus');
  const served = path.join(generatedFilesDir, servedFolder, 'assets/types');

  test('serves each file under the name of its contents, and nothing that is older', async () => {
    const load = (): unknown => plugin({siteDir, generatedFilesDir} as never).loadContent?.();
    await load();
    const file = path.join(served, `${fileOf(types).name}.json`);
    expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual(types);
    writeFileSync(path.join(served, 'old.json'), '{}');
    await load();
    expect(existsSync(path.join(served, 'old.json'))).toBe(false);
  });

  test('stops at a file of another shape', () => {
    writeFileSync(path.join(siteDir, typesFolder, 'docs/guides/a.mdx.json'), '{"texts":1}');
    expect(() => plugin({siteDir, generatedFilesDir} as never).loadContent?.()).toThrow('texts');
  });
});
