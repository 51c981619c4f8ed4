import {currencyId} from './currency-id';

console.log('SUI ', currencyId('0x2::sui::SUI'));
console.log(
  'USDC',
  currencyId(
    '0xdba34672e30cb065b1f93e3ab55318768fd6fef66c15942c9f7cb846e2f900e7::usdc::USDC',
  ),
);
