import type {Asked} from './asked';

/**
 * What people type who keep a validator's key cold, look for old data, or let agents work and pay.
 */
export const coldKeysAndAgents: readonly Asked[] = [
  {query: 'validator cold wallet', pages: ['/guides/operator/validator-setup']},
  {query: 'air gapped validator keys', pages: ['/guides/operator/validator-setup']},
  {
    query: 'ledger for validator account key',
    pages: ['/guides/operator/validator-setup'],
  },
  {
    query: 'sign proof of possession offline bls',
    pages: ['/guides/operator/validator-setup', '/guides/operator/node-tools', '/references/cli/validator'],
  },
  {
    query: 'pruned transaction not found archive',
    pages: [
      '/guides/developer/advanced/archival-data',
      '/guides/developer/advanced/grpc',
      '/guides/operator/archives',
      '/guides/developer/getting-started/data-serving',
      '/references/sui-api/rpc-best-practices',
    ],
  },
  {
    query: 'read an old version of an object',
    pages: [
      '/guides/developer/advanced/archival-data',
      '/guides/developer/advanced/graphql-migration',
      '/guides/developer/getting-started/graphql-rpc',
      '/concepts/versioning',
      '/references/fullnode-protocol/ledger-service',
    ],
  },
  {
    query: 'archive.mainnet.sui.io rate limit',
    pages: ['/guides/developer/advanced/archival-data'],
  },
  {query: 'what is an allowance', pages: ['/concepts/allowances', '/guides/developer/payments/allowances', '/sui-glossary']},
  {query: 'allowance compared with erc20 approve', pages: ['/concepts/allowances', '/guides/developer/sui-for-ethereum']},
  {query: 'risks of delegated spending', pages: ['/concepts/allowances', '/guides/developer/payments/spending-limits']},
  {query: 'mcp server for sui', pages: ['/guides/developer/ai-tools', '/references/use-from-a-program']},
  {query: 'mysten labs agent skills', pages: ['/guides/developer/ai-tools']},
  {query: 'keep private key away from ai agent', pages: ['/guides/developer/ai-tools', '/guides/developer/payments/spending-limits']},
  {query: 'x402 on sui', pages: ['/guides/developer/payments/x402']},
  {query: '402 payment required header', pages: ['/guides/developer/payments/x402']},
  {query: 'ai agent pays for api request', pages: ['/guides/developer/payments/x402', '/guides/developer/payments/spending-limits']},
];
