import {long, type ServiceOverlay} from './types';

export const movePackageService: ServiceOverlay = {
  client: 'movePackageService',
  host: 'testnet',
  topic: 'Published packages, their types and functions',
  description:
    'MovePackageService of the Sui gRPC API: published packages, their modules, types and function signatures, and their versions.',
  intro: [
    'MovePackageService describes published Move code: which types and functions a package has, with abilities, fields and signatures. It reads packages of any version that the node still has.',
    'Its methods take no field mask and always return the whole descriptor. For the bytecode, read `modules.contents` of [GetPackage](#get-package); for the objects that a package created, ask [StateService](/references/fullnode-protocol/state-service).',
  ],
  methods: {
    GetPackage: {
      summary: 'Returns a package with all modules, descriptors, type origins and linkage.',
      notes: ['Large packages give large answers. Where one function or type is enough, use the two methods below.'],
      request: {package_id: '0x2'},
      response: [
        {
          package: {
            storageId: long('2'),
            originalId: long('2'),
            version: '68',
            modules: [
              {
                name: 'clock',
                datatypes: [
                  {
                    typeName: `${long('2')}::clock::Clock`,
                    definingId: long('2'),
                    module: 'clock',
                    name: 'Clock',
                    abilities: ['KEY'],
                    kind: 'STRUCT',
                    fields: [
                      {name: 'id', position: 0, type: {type: 'DATATYPE', typeName: `${long('2')}::object::UID`}},
                      {name: 'timestamp_ms', position: 1, type: {type: 'U64'}},
                    ],
                  },
                ],
              },
            ],
          },
        },
      ],
    },
    GetDatatype: {
      summary: 'Describes one struct or enum of a module: abilities, type parameters, and fields or variants.',
      request: {package_id: '0x2', module_name: 'coin', name: 'Coin'},
      response: [
        {
          datatype: {
            typeName: `${long('2')}::coin::Coin`,
            definingId: long('2'),
            module: 'coin',
            name: 'Coin',
            abilities: ['STORE', 'KEY'],
            typeParameters: [{isPhantom: true}],
            kind: 'STRUCT',
            fields: [
              {name: 'id', position: 0, type: {type: 'DATATYPE', typeName: `${long('2')}::object::UID`}},
              {
                name: 'balance',
                position: 1,
                type: {
                  type: 'DATATYPE',
                  typeName: `${long('2')}::balance::Balance`,
                  typeParameterInstantiation: [{type: 'TYPE_PARAMETER', typeParameter: 0}],
                },
              },
            ],
          },
        },
      ],
    },
    GetFunction: {
      summary: 'Describes one function of a module: visibility, type parameters, parameters and results.',
      notes: ['A transaction can call public and entry functions; private ones are described too, as far as the bytecode has them.'],
      request: {package_id: '0x2', module_name: 'coin', name: 'value'},
      response: [
        {
          function: {
            name: 'value',
            visibility: 'PUBLIC',
            isEntry: false,
            typeParameters: [{isPhantom: false}],
            parameters: [
              {
                reference: 'IMMUTABLE',
                body: {
                  type: 'DATATYPE',
                  typeName: `${long('2')}::coin::Coin`,
                  typeParameterInstantiation: [{type: 'TYPE_PARAMETER', typeParameter: 0}],
                },
              },
            ],
            returns: [{body: {type: 'U64'}}],
          },
        },
      ],
    },
    ListPackageVersions: {
      summary: 'Lists all versions of a package, given the ID of any one of them.',
      notes: ['Needs the indexes of the node. A page has 1,000 versions by default and 10,000 at most.'],
      request: {package_id: '0x2', page_size: 2},
      response: [
        {
          versions: [
            {packageId: long('2'), version: '1'},
            {packageId: long('2'), version: '2'},
          ],
          nextPageToken: 'AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAIDAAAAAAAAAA==',
        },
      ],
    },
  },
};
