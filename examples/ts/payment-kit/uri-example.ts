import {paymentUri, readPaymentUri} from './uri';

const uri = paymentUri(
  {
    receiver: '0x91d4f0c27a3be8561f0a9c4e2d83b7650f6ea1c9d2485b37e0fa86c15d7b3e92',
    amount: 2_500_000_000n,
    coinType: '0x2::sui::SUI',
    nonce: 'order-2042',
  },
  'harbor-museum',
);
console.log(uri);
console.log(readPaymentUri(uri).amount);
