import type {Asked} from './asked';

/** What issuers of regulated assets type. */
export const complianceQueries: readonly Asked[] = [
  {query: 'kyc aml on sui', pages: ['/guides/developer/compliance', '/guides/developer/compliance/identity']},
  {query: 'who enforces compliance rules onchain', pages: ['/guides/developer/compliance']},
  {
    query: 'regulated coin or closed loop token',
    pages: ['/guides/developer/compliance', '/standards/closed-loop-token/coin-token-comparison'],
  },
  {query: 'sanctions feed deny list', pages: ['/guides/developer/compliance/deny-list']},
  {query: 'batch deny many addresses', pages: ['/guides/developer/compliance/deny-list', '/guides/developer/coin/regulated']},
  {query: 'temporary freeze of an address', pages: ['/guides/developer/compliance/freeze']},
  {query: 'unfreeze account after expiry', pages: ['/guides/developer/compliance/freeze']},
  {query: 'freeze cap and release cap', pages: ['/guides/developer/compliance/freeze']},
  {
    query: 'unit test deny list does not reject transfer',
    pages: ['/guides/developer/compliance/testing', '/guides/developer/coin/regulated'],
  },
  {query: 'test across epochs on local network', pages: ['/guides/developer/compliance/testing']},
  {query: 'how to test compliance rules', pages: ['/guides/developer/compliance/testing']},
  {query: 'permissioned asset standard', pages: ['/standards/pas']},
  {query: 'clawback tokens from holder', pages: ['/standards/pas']},
  {query: 'tokenized shares only approved holders', pages: ['/standards/pas', '/guides/developer/compliance/identity']},
  {query: 'wrong address on deny list', pages: ['/guides/developer/compliance/deny-list']},
];
