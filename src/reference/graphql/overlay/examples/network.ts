import type {Example} from '../overlay';

/**
 * Examples of queries about the network as a whole: its checkpoints, epochs, rules, and the service
 * itself.
 */
export const networkExamples: Readonly<Record<string, Example>> = {
  'Query.chainIdentifier': {
    shows: 'Finds out which network answers, and how far it is.',
    query: /* GraphQL */ `
      query Network {
        chainIdentifier
        checkpoint {
          sequenceNumber
        }
      }
    `,
  },
  'Query.checkpoint': {
    shows: 'Reads a checkpoint by its number, with the gas totals of its epoch so far.',
    query: /* GraphQL */ `
      query CheckpointByNumber($number: UInt53!) {
        checkpoint(sequenceNumber: $number) {
          digest
          timestamp
          epoch {
            epochId
          }
          rollingGasSummary {
            computationCost
            storageCost
            storageRebate
          }
        }
      }
    `,
    variables: {number: 389100233},
  },
  'Query.checkpoints': {
    shows: 'Lists the last five checkpoints of an epoch, oldest of them first.',
    query: /* GraphQL */ `
      query LastCheckpoints($epoch: UInt53!) {
        checkpoints(last: 5, filter: {atEpoch: $epoch}) {
          pageInfo {
            hasPreviousPage
            startCursor
          }
          nodes {
            sequenceNumber
            timestamp
            networkTotalTransactions
          }
        }
      }
    `,
    variables: {epoch: 1262},
  },
  'Query.multiGetCheckpoints': {
    shows: 'Reads three checkpoints at once; one that is not known comes back as `null`.',
    query: /* GraphQL */ `
      query SomeCheckpoints($numbers: [UInt53!]!) {
        multiGetCheckpoints(keys: $numbers) {
          sequenceNumber
          digest
          timestamp
        }
      }
    `,
    variables: {numbers: [0, 389100000, 389100233]},
  },
  'Query.epoch': {
    shows: 'Reads the gas price of the current epoch and its first validators.',
    query: /* GraphQL */ `
      query EpochValidators {
        epoch {
          epochId
          referenceGasPrice
          validatorSet {
            activeValidators(first: 3) {
              nodes {
                contents {
                  json
                }
              }
            }
          }
        }
      }
    `,
  },
  'Query.epochs': {
    shows: 'Lists the seven newest epochs with what was paid for gas and given as rewards.',
    query: /* GraphQL */ `
      query RecentEpochs {
        epochs(last: 7) {
          nodes {
            epochId
            startTimestamp
            endTimestamp
            totalTransactions
            totalGasFees
            totalStakeRewards
          }
        }
      }
    `,
  },
  'Query.multiGetEpochs': {
    shows: 'Compares the reference gas price of two epochs.',
    query: /* GraphQL */ `
      query GasPrices($epochs: [UInt53!]!) {
        multiGetEpochs(keys: $epochs) {
          epochId
          referenceGasPrice
        }
      }
    `,
    variables: {epochs: [1000, 1262]},
  },
  'Query.protocolConfigs': {
    shows: 'Looks up one limit and one feature flag of the protocol version in use.',
    query: /* GraphQL */ `
      query ProtocolLimits {
        protocolConfigs {
          protocolVersion
          config(key: "max_tx_gas") {
            value
          }
          featureFlag(key: "zklogin_auth") {
            value
          }
        }
      }
    `,
  },
  'Query.serviceConfig': {
    shows: 'Asks for the page sizes of one field, and for how far back it reaches with one filter.',
    query: /* GraphQL */ `
      query TransactionPages {
        serviceConfig {
          defaultPageSize(type: "Query", field: "transactions")
          maxPageSize(type: "Query", field: "transactions")
          availableRange(type: "Query", field: "transactions", filters: ["affectedObject"]) {
            first {
              sequenceNumber
              timestamp
            }
          }
        }
      }
    `,
  },
};
