import type {Example} from '../overlay';
import {objectId, packageId} from './values';

/** Examples of queries about objects, packages and types. */
export const objectExamples: Readonly<Record<string, Example>> = {
  'Query.object': {
    shows: 'Reads an object as it was at a checkpoint, with the transaction that last changed it.',
    query: /* GraphQL */ `
      query ObjectAtCheckpoint($id: SuiAddress!, $checkpoint: UInt53!) {
        object(address: $id, atCheckpoint: $checkpoint) {
          version
          previousTransaction {
            digest
          }
          asMoveObject {
            contents {
              type {
                repr
              }
              json
            }
          }
        }
      }
    `,
    variables: {id: objectId, checkpoint: 389100233},
  },
  'Query.objects': {
    shows: 'Lists shared objects of one type.',
    query: /* GraphQL */ `
      query SharedObjects($type: String!, $after: String) {
        objects(first: 20, after: $after, filter: {type: $type, ownerKind: SHARED}) {
          pageInfo {
            hasNextPage
            endCursor
          }
          nodes {
            address
            version
          }
        }
      }
    `,
    variables: {type: `${packageId}::greenhouse::Greenhouse`, after: null},
  },
  'Query.objectVersions': {
    shows: 'Lists the three newest versions of an object, with the transaction that made each.',
    query: /* GraphQL */ `
      query History($id: SuiAddress!) {
        objectVersions(address: $id, last: 3) {
          nodes {
            version
            digest
            previousTransaction {
              digest
            }
          }
        }
      }
    `,
    variables: {id: objectId},
  },
  'Query.multiGetObjects': {
    shows: 'Reads two versions of one object to compare them.',
    query: /* GraphQL */ `
      query TwoVersions($keys: [ObjectKey!]!) {
        multiGetObjects(keys: $keys) {
          version
          asMoveObject {
            contents {
              json
            }
          }
        }
      }
    `,
    variables: {
      keys: [
        {address: objectId, version: 481001772},
        {address: objectId, version: 481001774},
      ],
    },
  },
  'Query.node': {
    shows: 'Fetches something again by the `id` of an earlier answer, whatever it was.',
    query: /* GraphQL */ `
      query Again($id: ID!) {
        node(id: $id) {
          __typename
          ... on Object {
            version
          }
          ... on Transaction {
            digest
          }
        }
      }
    `,
    variables: {id: 'TzowMTAy'},
  },
  'Query.package': {
    shows: 'Reads the signature of a public function.',
    query: /* GraphQL */ `
      query FunctionSignature($package: SuiAddress!) {
        package(address: $package) {
          version
          module(name: "coin") {
            function(name: "split") {
              visibility
              parameters {
                repr
              }
              return {
                repr
              }
            }
          }
        }
      }
    `,
    variables: {package: '0x2'},
  },
  'Query.packages': {
    shows: 'Lists packages published after a checkpoint.',
    query: /* GraphQL */ `
      query NewPackages($afterCheckpoint: UInt53!, $after: String) {
        packages(first: 20, after: $after, filter: {afterCheckpoint: $afterCheckpoint}) {
          pageInfo {
            hasNextPage
            endCursor
          }
          nodes {
            address
            version
          }
        }
      }
    `,
    variables: {afterCheckpoint: 389100000, after: null},
  },
  'Query.packageVersions': {
    shows: 'Lists the upgrades of a package after its first version.',
    query: /* GraphQL */ `
      query Upgrades($package: SuiAddress!) {
        packageVersions(address: $package, first: 10, filter: {afterVersion: 1}) {
          nodes {
            address
            version
            previousTransaction {
              digest
            }
          }
        }
      }
    `,
    variables: {package: packageId},
  },
  'Query.multiGetPackages': {
    shows: 'Reads the module names of two system packages.',
    query: /* GraphQL */ `
      query Modules($keys: [PackageKey!]!) {
        multiGetPackages(keys: $keys) {
          address
          modules(first: 50) {
            nodes {
              name
            }
          }
        }
      }
    `,
    variables: {keys: [{address: '0x1'}, {address: '0x2'}]},
  },
  'Query.type': {
    shows: 'Reads the abilities of a type and the layout of its values.',
    query: /* GraphQL */ `
      query TypeLayout($type: String!) {
        type(type: $type) {
          repr
          abilities
          layout
        }
      }
    `,
    variables: {type: '0x2::coin::Coin<0x2::sui::SUI>'},
  },
  'Query.multiGetTypes': {
    shows: 'Finds out which of two types has the ability `store`.',
    query: /* GraphQL */ `
      query Abilities($types: [String!]!) {
        multiGetTypes(keys: $types) {
          repr
          abilities
        }
      }
    `,
    variables: {types: ['0x2::coin::TreasuryCap<0x2::sui::SUI>', '0x2::token::Token<0x2::sui::SUI>']},
  },
};
