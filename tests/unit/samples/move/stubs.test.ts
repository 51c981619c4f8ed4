import type {AbiModule} from '@site/src/reference/abi/types';
import {stubAbortCode} from '@site/src/samples/move/stub-abort-code';
import {moduleSource} from '@site/src/samples/move/stubs';

const u64 = {kind: 'primitive', name: 'u64'} as const;

const abi: AbiModule = {
  address: '0x2',
  name: 'box',
  datatypes: [
    {
      name: 'Box',
      abilities: ['store', 'key'],
      typeParameters: [{constraints: ['store'], phantom: true}],
      fields: [
        {name: 'id', type: {kind: 'datatype', address: '0x2', module: 'object', name: 'UID', arguments: []}},
        {name: 'for', type: {kind: 'vector', element: u64}},
      ],
    },
    {name: 'Key', abilities: ['copy'], typeParameters: [], fields: [{name: 'pos0', type: u64}]},
    {name: 'Empty', abilities: [], typeParameters: [], fields: [{name: 'dummy_field', type: {kind: 'primitive', name: 'bool'}}]},
    {
      name: 'State',
      abilities: ['drop'],
      typeParameters: [],
      variants: [
        {name: 'Open', fields: []},
        {name: 'Shut', fields: [{name: 'by', type: {kind: 'primitive', name: 'address'}}]},
        {name: 'Sealed', fields: [{name: 'pos0', type: u64}]},
      ],
    },
  ],
  functions: [
    {
      name: 'put',
      visibility: 'public',
      entry: true,
      typeParameters: [{constraints: ['copy', 'drop'], phantom: false}],
      parameters: [
        {reference: '&mut ', type: {kind: 'parameter', index: 0}},
        {reference: '', type: u64},
      ],
      returns: [
        {reference: '&', type: u64},
        {reference: '', type: u64},
      ],
    },
    {name: 'hidden', visibility: 'private', entry: false, typeParameters: [], parameters: [], returns: []},
    {name: 'ours', visibility: 'package', entry: false, typeParameters: [], parameters: [], returns: []},
  ],
};

describe('a stub module', () => {
  const source = moduleSource(abi).split('\n');

  it('has types and public functions only, with a recognisable abort', () => {
    expect(source).toEqual([
      'module sui::box;',
      'public struct Box<phantom T0: store> has store, key { id: sui::object::UID, `for`: vector<u64> }',
      'public struct Key(u64) has copy;',
      'public struct Empty {}',
      'public enum State has drop { Open, Shut{ by: address }, Sealed(u64) }',
      `public entry fun put<T0: copy + drop>(a0: &mut T0, a1: u64): (&u64, u64) { abort ${stubAbortCode} }`,
      '',
    ]);
    expect(stubAbortCode.toString(16)).toBe('facade');
  });

  it('gives way to what the overlay declares, and keeps the overlay first', () => {
    const overlay = {text: 'module sui::box;\n\npublic struct Key(u64) has copy;\n', declared: new Set(['Key', 'put', 'Box', 'State'])};
    expect(moduleSource(abi, overlay)).toBe('module sui::box;\n\npublic struct Key(u64) has copy;\npublic struct Empty {}\n');
  });
});
