import type {Asked} from './asked';

/** What people who take or make payments type. */
export const payments: readonly Asked[] = [
  {
    query: 'how to accept payments on sui',
    pages: ['/guides/developer/payments', '/standards/payment-kit', '/guides/developer/stablecoins'],
  },
  {query: 'choose payment method transfer or allowance', pages: ['/guides/developer/payments']},
  {
    query: 'take a payment from a customer',
    pages: ['/guides/developer/payments', '/standards/payment-kit', '/guides/developer/stablecoins'],
  },
  {query: 'let another address spend from my balance', pages: ['/guides/developer/payments/allowances', '/concepts/allowances']},
  {
    query: 'approve spender transferFrom',
    pages: ['/guides/developer/payments/allowances', '/guides/developer/sui-for-ethereum', '/concepts/allowances'],
  },
  {query: 'revoke allowance', pages: ['/guides/developer/payments/allowances', '/concepts/allowances']},
  {query: 'ai agent wallet with spending limit', pages: ['/guides/developer/payments/spending-limits']},
  {query: 'kill switch for a program that pays', pages: ['/guides/developer/payments/spending-limits']},
  {query: 'spending policy allowlist of payees', pages: ['/guides/developer/payments/spending-limits']},
  {query: 'monthly subscription billing', pages: ['/guides/developer/payments/recurring']},
  {query: 'recurring payments', pages: ['/guides/developer/payments/recurring', '/guides/developer/payments/allowances']},
  {query: 'customer canceled subscription', pages: ['/guides/developer/payments/recurring']},
  {query: 'verify that a payment has settled', pages: ['/guides/developer/payments/verify']},
  {query: 'reconcile payments with books', pages: ['/guides/developer/payments/verify', '/guides/operator/exchange-integration']},
  {query: 'customer claims order is paid digest', pages: ['/guides/developer/payments/verify', '/standards/payment-kit']},
];
