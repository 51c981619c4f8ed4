import {alice, digests, long, type ServiceOverlay} from './types';

const sui = `${long('2')}::sui::SUI`;
const pageNote =
  'A page has 50 items by default and 1,000 at most, and ends early at 512 KiB. `next_page_token` is absent on the last page; keep all other arguments as they were when you send it.';
const indexNote = 'Needs `enable-indexing` on the node; without it the method answers `NOT_FOUND`.';

export const stateService: ServiceOverlay = {
  client: 'stateService',
  host: 'testnet',
  topic: 'Owned objects, dynamic fields, balances, coin metadata',
  description: 'StateService of the Sui gRPC API: owned objects, dynamic fields, balances and coin metadata in the current state.',
  intro: [
    'StateService reads the live state through indexes: what an address owns, what hangs below an object, how much of a coin there is. It knows no past; for an older version of an object call [GetObject](/references/fullnode-protocol/ledger-service#get-object).',
    'Pages are not a snapshot. Objects that change hands between two calls can be missed or seen twice; where that matters, read one checkpoint with [GraphQL](/references/sui-graphql).',
  ],
  methods: {
    ListDynamicFields: {
      summary: 'Lists the dynamic fields and dynamic object fields of an object, tables and bags included.',
      notes: [
        'For a table or bag, `parent` is the ID inside the collection, not the object that holds it. For a known name, derive the ID of the field and call `GetObject`; `deriveDynamicFieldID` of the TypeScript SDK does that.',
        pageNote,
        indexNote,
      ],
      mask: {root: 'DynamicField', default: 'parent,field_id'},
      request: {parent: long('5ed5'), page_size: 50, read_mask: {paths: ['kind', 'field_id', 'name', 'value_type', 'child_id']}},
      response: [
        {
          dynamicFields: [
            {kind: 'FIELD', fieldId: long('f1e1d'), name: {name: 'u64', value: 'KgAAAAAAAAA='}, valueType: 'bool'},
            {
              kind: 'OBJECT',
              fieldId: long('f1e1e'),
              name: {name: 'address', value: 'AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAKEc4='},
              valueType: `${long('ca5e')}::greenhouse::Plant`,
              childId: long('c411d'),
            },
          ],
        },
      ],
    },
    ListOwnedObjects: {
      summary: 'Lists the objects that an address owns, of one type or of all.',
      notes: [
        'A type without its parameters matches every instantiation: `0x2::coin::Coin` lists coins of all kinds. Shared and immutable objects have no owner and are never listed.',
        'A mask that needs the contents makes the node load every object. Leave out `json` and `contents` where IDs are enough.',
        pageNote,
        indexNote,
      ],
      mask: {root: 'Object', default: 'object_id,version,object_type'},
      request: {
        owner: alice,
        object_type: '0x2::coin::Coin<0x2::sui::SUI>',
        page_size: 50,
        read_mask: {paths: ['object_id', 'version', 'digest', 'balance']},
      },
      response: [
        {
          objects: [
            {objectId: long('c01d'), version: '389214493', digest: digests.object, balance: '4998002120'},
            {objectId: long('c01e'), version: '388900127', digest: digests.otherObject, balance: '1000000'},
          ],
        },
      ],
    },
    GetCoinInfo: {
      summary: 'Returns metadata, supply and regulation of a coin type, from the coin registry or from the older metadata objects.',
      notes: [
        '`supply_state` is `FIXED` where the treasury cap was given up through the [registry](/standards/currency#supply), is frozen, or belongs to `0x0`; unknown means that minting may be possible.',
        indexNote,
      ],
      request: {coin_type: '0x2::sui::SUI'},
      response: [
        {
          coinType: sui,
          metadata: {
            id: long('9258181f'),
            decimals: 9,
            name: 'Sui',
            symbol: 'SUI',
            description: '',
            metadataCapState: 'METADATA_CAP_STATE_UNKNOWN',
          },
          treasury: {totalSupply: '10000000000000000000', supplyState: 'FIXED'},
          regulatedMetadata: {coinRegulatedState: 'UNREGULATED'},
        },
      ],
    },
    GetBalance: {
      summary: 'Returns how much of one coin type an address has, in coin objects and in its address balance.',
      notes: ['`balance` is the sum of the other two. An address without that coin has a balance of 0, which is no error.', indexNote],
      request: {owner: alice, coin_type: '0x2::sui::SUI'},
      response: [{balance: {coinType: sui, balance: '5999002120', addressBalance: '1000000000', coinBalance: '4999002120'}}],
    },
    ListBalances: {
      summary: 'Lists the balances of an address, one entry for each coin type.',
      notes: ['A page has 50 entries by default and 1,000 at most.', indexNote],
      request: {owner: alice, page_size: 50},
      response: [
        {
          balances: [
            {coinType: sui, balance: '5999002120', addressBalance: '1000000000', coinBalance: '4999002120'},
            {coinType: `${long('ca5e')}::leaf::LEAF`, balance: '120', addressBalance: '0', coinBalance: '120'},
          ],
        },
      ],
    },
  },
};
