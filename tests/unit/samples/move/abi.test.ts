import {loadAbi, parseAbi} from '@site/src/samples/move/abi';

const moduleOf = (functions: unknown[]): unknown => [{address: '0x2', module: {name: 'm', datatypes: [], functions}}];
const plain = {name: 'f', visibility: 2, isEntry: false, typeParameters: [], parameters: [], returns: []};

describe('the ABI of the framework', () => {
  it.each([
    ['0x1', 'vector'],
    ['0x2', 'coin'],
    ['0x3', 'sui_system'],
  ] as const)('of %s has the module %s', (address, name) => {
    expect(loadAbi(address).map((module) => module.name)).toContain(name);
  });

  it('says what a function takes and returns', () => {
    const split = loadAbi('0x2')
      .find(({name}) => name === 'coin')
      ?.functions.find(({name}) => name === 'split');
    expect(split).toMatchObject({visibility: 'public', entry: false, typeParameters: [{constraints: []}]});
    expect(split?.parameters.map(({reference}) => reference)).toEqual(['&mut ', '', '&mut ']);
    expect(split?.returns).toEqual([
      {reference: '', type: {kind: 'datatype', address: '0x2', module: 'coin', name: 'Coin', arguments: [{kind: 'parameter', index: 0}]}},
    ]);
  });

  it('says what a datatype holds', () => {
    const coin = loadAbi('0x2').find(({name}) => name === 'coin');
    expect(coin?.datatypes.find(({name}) => name === 'Coin')).toMatchObject({
      abilities: ['store', 'key'],
      typeParameters: [{phantom: true}],
      fields: [{name: 'id'}, {name: 'balance'}],
    });
    const registry = loadAbi('0x2').find(({name}) => name === 'coin_registry');
    const state = registry?.datatypes.find(({name}) => name === 'MetadataCapState');
    expect(state?.variants?.map(({name}) => name)).toEqual(['Claimed', 'Unclaimed', 'Deleted']);
  });
});

describe('an ABI of another shape', () => {
  it('is accepted while the shape is the known one', () => {
    expect(parseAbi(moduleOf([plain]), 'x.json')).toHaveLength(1);
  });

  it.each([
    ['a new key', moduleOf([{...plain, docs: 'text'}])],
    ['a visibility that is unknown', moduleOf([{...plain, visibility: 4}])],
    ['visibility as text', moduleOf([{...plain, visibility: 'PUBLIC'}])],
    ['a key that is gone', moduleOf([{name: 'f'}])],
    ['nothing', []],
  ])('is refused: %s', (_, json) => {
    expect(() => parseAbi(json, 'x.json')).toThrow(/x\.json: the ABI's shape changed; adapt src\/samples\/move\/abi-schema\.ts/);
  });

  it('is refused where a type has no readable name', () => {
    const body = {type: 10, typeParameterInstantiation: [], typeName: 'Coin'};
    expect(() => parseAbi(moduleOf([{...plain, parameters: [{body}]}]), 'x.json')).toThrow(
      /expected a type name "0x…::module::Name", found "Coin"/,
    );
  });
});
