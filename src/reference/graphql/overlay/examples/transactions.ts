import type {Example} from '../overlay';
import {digest, otherDigest, owner, packageId, signature, transactionBytes} from './values';

/** Examples of operations on transactions and events. */
export const transactionExamples: Readonly<Record<string, Example>> = {
  'Query.transaction': {
    shows: 'Reads the Move calls of a transaction.',
    query: /* GraphQL */ `
      query Calls($digest: String!) {
        transaction(digest: $digest) {
          kind {
            ... on ProgrammableTransaction {
              commands(first: 50) {
                nodes {
                  __typename
                  ... on MoveCallCommand {
                    function {
                      fullyQualifiedName
                    }
                  }
                }
              }
            }
          }
        }
      }
    `,
    variables: {digest},
  },
  'Query.transactions': {
    shows: 'Lists the newest transactions that called one module.',
    query: /* GraphQL */ `
      query CallsOfModule($module: String!, $before: String) {
        transactions(last: 20, before: $before, filter: {function: $module}) {
          pageInfo {
            hasPreviousPage
            startCursor
          }
          nodes {
            digest
            sender {
              address
            }
          }
        }
      }
    `,
    variables: {module: `${packageId}::greenhouse`, before: null},
  },
  'Query.transactionEffects': {
    shows: 'Reads whether a transaction succeeded and, if not, where it aborted.',
    query: /* GraphQL */ `
      query Outcome($digest: String!) {
        transactionEffects(digest: $digest) {
          status
          executionError {
            message
            abortCode
            sourceLineNumber
            function {
              fullyQualifiedName
            }
          }
        }
      }
    `,
    variables: {digest},
  },
  'Query.multiGetTransactions': {
    shows: 'Reads sender and gas budget of two transactions.',
    query: /* GraphQL */ `
      query Senders($digests: [String!]!) {
        multiGetTransactions(keys: $digests) {
          digest
          sender {
            address
          }
          gasInput {
            gasBudget
          }
        }
      }
    `,
    variables: {digests: [digest, otherDigest]},
  },
  'Query.multiGetTransactionEffects': {
    shows: 'Reads the objects that two transactions created.',
    query: /* GraphQL */ `
      query Created($digests: [String!]!) {
        multiGetTransactionEffects(keys: $digests) {
          digest
          objectChanges(first: 50) {
            nodes {
              address
              idCreated
            }
          }
        }
      }
    `,
    variables: {digests: [digest, otherDigest]},
  },
  'Query.events': {
    shows: 'Lists events that functions of one package emitted in transactions of one sender.',
    query: /* GraphQL */ `
      query EventsOfSender($package: String!, $sender: SuiAddress!) {
        events(first: 20, filter: {module: $package, sender: $sender}) {
          nodes {
            timestamp
            transaction {
              digest
            }
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
    variables: {package: packageId, sender: owner},
  },
  'Query.simulateTransaction': {
    shows: 'Estimates the gas of a transaction that has no gas payment yet. The bytes are cut short.',
    query: /* GraphQL */ `
      query Estimate($transaction: JSON!) {
        simulateTransaction(transaction: $transaction, doGasSelection: true) {
          effects {
            status
            gasEffects {
              gasSummary {
                computationCost
                storageCost
                storageRebate
              }
            }
          }
        }
      }
    `,
    variables: {transaction: {bcs: {value: transactionBytes}}},
  },
  'Mutation.executeTransaction': {
    shows: 'Executes a signed transaction and returns the balances that it changed. Bytes and signature are cut short.',
    query: /* GraphQL */ `
      mutation Send($bytes: Base64!, $signatures: [Base64!]!) {
        executeTransaction(transactionDataBcs: $bytes, signatures: $signatures) {
          effects {
            digest
            status
            balanceChanges(first: 50) {
              nodes {
                owner {
                  address
                }
                amount
              }
            }
          }
        }
      }
    `,
    variables: {bytes: transactionBytes, signatures: [signature]},
  },
  'Query.verifySignature': {
    shows: 'Checks that an address signed a personal message. The signature is cut short.',
    query: /* GraphQL */ `
      query SignedBy($message: Base64!, $signature: Base64!, $author: SuiAddress!) {
        verifySignature(message: $message, signature: $signature, intentScope: PERSONAL_MESSAGE, author: $author) {
          success
        }
      }
    `,
    variables: {message: 'CkhlbGxvLCBTdWk=', signature, author: owner},
  },
  'Query.verifyZkLoginSignature': {
    shows: 'Checks a zkLogin signature on a transaction with the query that takes its place.',
    query: /* GraphQL */ `
      query SignedWithZkLogin($bytes: Base64!, $signature: Base64!, $author: SuiAddress!) {
        verifySignature(message: $bytes, signature: $signature, intentScope: TRANSACTION_DATA, author: $author) {
          success
        }
      }
    `,
    variables: {bytes: transactionBytes, signature: 'BQNNMTczMTgwODkx', author: owner},
  },
};
