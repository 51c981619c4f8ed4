import type {Example} from '../overlay';
import {owner, recipient, suiCoin} from './values';

/** Examples of queries about addresses, their names, their balances and coins. */
export const addressExamples: Readonly<Record<string, Example>> = {
  'Query.address': {
    shows: 'Resolves a SuiNS name and reads the SUI balance of the address behind it.',
    query: /* GraphQL */ `
      query BalanceOfName($name: String!, $coin: String!) {
        address(name: $name) {
          address
          balance(coinType: $coin) {
            totalBalance
            coinBalance
            addressBalance
          }
        }
      }
    `,
    variables: {name: 'example.sui', coin: suiCoin},
  },
  'Query.multiGetAddresses': {
    shows: 'Finds the default names of two addresses.',
    query: /* GraphQL */ `
      query NamesOf($keys: [AddressKey!]!) {
        multiGetAddresses(keys: $keys) {
          address
          defaultNameRecord {
            domain
          }
        }
      }
    `,
    variables: {keys: [{address: owner}, {address: recipient}]},
  },
  'Query.multiGetBalances': {
    shows: 'Reads the SUI balances of two addresses in one request.',
    query: /* GraphQL */ `
      query BalancesOf($keys: [BalanceKey!]!) {
        multiGetBalances(keys: $keys) {
          coinType {
            repr
          }
          totalBalance
        }
      }
    `,
    variables: {
      keys: [
        {address: owner, coinType: suiCoin},
        {address: recipient, coinType: suiCoin},
      ],
    },
  },
  'Query.nameRecord': {
    shows: 'Reads where a SuiNS name points, and the record behind it.',
    query: /* GraphQL */ `
      query NameTarget($name: String!) {
        nameRecord(name: $name) {
          domain
          target {
            address
          }
          contents {
            json
          }
        }
      }
    `,
    variables: {name: '@example'},
  },
  'Query.coinMetadata': {
    shows: 'Reads what a wallet needs to show amounts of a coin, and how much of the coin there is.',
    query: /* GraphQL */ `
      query CoinInfo($coin: String!) {
        coinMetadata(coinType: $coin) {
          name
          symbol
          decimals
          iconUrl
          supply
          supplyState
          regulatedState
        }
      }
    `,
    variables: {coin: suiCoin},
  },
};
