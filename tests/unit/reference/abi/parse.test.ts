import {loadAbiFile} from '../../../../src/reference/abi/load';
import {AbiError, parseAbi} from '../../../../src/reference/abi/parse';

type Json = Record<string, unknown>;

const coinType = {type: 10, typeParameterInstantiation: [], typeName: `0x${'0'.repeat(63)}2::coin::Coin`};
const method = {
  name: 'mint',
  visibility: 2,
  isEntry: true,
  typeParameters: [{constraints: [3, 4]}],
  parameters: [{reference: 2, body: coinType}],
  returns: [{body: {type: 9, typeParameterInstantiation: [{type: 11, typeParameterInstantiation: [], typeParameter: 0}]}}],
};
const file = (module: Json): Json[] => [{address: '0x2', module: {name: 'coin', datatypes: [], functions: [], ...module}}];
const withType = (type: Json): Json[] => file({functions: [{...method, returns: [{body: type}]}]});

test('reads types, references, abilities and visibility', () => {
  const [module] = parseAbi(file({functions: [method]}), 'x.json');
  expect(module?.functions[0]).toEqual({
    name: 'mint',
    visibility: 'public',
    entry: true,
    typeParameters: [{constraints: ['store', 'key'], phantom: false}],
    parameters: [{reference: '&mut ', type: {kind: 'datatype', address: '0x2', module: 'coin', name: 'Coin', arguments: []}}],
    returns: [{reference: '', type: {kind: 'vector', element: {kind: 'parameter', index: 0}}}],
  });
});

test('reads structs and enums', () => {
  const field = {name: 'value', position: 0, type: {type: 6, typeParameterInstantiation: []}};
  const shared = {
    typeName: '0x2::coin::X',
    definingId: '0x2',
    module: 'coin',
    abilities: [1],
    typeParameters: [{constraints: [], isPhantom: true}],
  };
  const [module] = parseAbi(
    file({
      datatypes: [
        {...shared, name: 'S', kind: 1, fields: [field], variants: []},
        {...shared, name: 'E', kind: 2, fields: [], variants: [{name: 'A', position: 0, fields: [field]}]},
      ],
    }),
    'x.json',
  );
  const fields = [{name: 'value', type: {kind: 'primitive', name: 'u64'}}];
  expect(module?.datatypes).toMatchObject([
    {name: 'S', abilities: ['copy'], typeParameters: [{phantom: true}], fields},
    {name: 'E', variants: [{name: 'A', fields}]},
  ]);
});

describe('says what is wrong, and where', () => {
  test.each([
    ['no module', [], /x\.json: not the shape/],
    ['a module without a name', file({name: undefined}), /module\.name/],
    ['a name that is none', file({name: '<script>'}), /is not a Move name[\s\S]*module\.name/],
    ['an unknown key', file({constants: []}), /Unrecognized key: "constants"/],
    ['an unknown visibility', file({functions: [{...method, visibility: 4}]}), /functions\[0\]\.visibility/],
    ['an unknown type', withType({type: 12, typeParameterInstantiation: []}), /returns\[0\]\.body\.type/],
    ['a vector of nothing', withType({type: 9, typeParameterInstantiation: []}), /coin::mint: a vector type has no element type/],
    ['a type parameter without index', withType({type: 11, typeParameterInstantiation: []}), /coin::mint: a type parameter has no index/],
    [
      'a datatype without name',
      withType({type: 10, typeParameterInstantiation: []}),
      /coin::mint: expected a type name .* found undefined/,
    ],
    ['half a type name', withType({...coinType, typeName: '0x2::coin'}), /found "0x2::coin"/],
  ])('%s', (_case, json, message) => {
    expect(() => parseAbi(json, 'x.json')).toThrow(AbiError);
    expect(() => parseAbi(json, 'x.json')).toThrow(message);
  });

  test('a missing file', () => {
    expect(() => loadAbiFile('/nowhere/x.json')).toThrow(/\/nowhere\/x\.json: ENOENT/);
  });

  test('a file that is not JSON', () => {
    expect(() => loadAbiFile(__filename)).toThrow(/parse\.test\.ts: .*JSON/);
  });
});
