import {own} from './own';
import type {Uses} from './types';

/** Uses of the framework for money, trade, time and chance. */
export const moneyUses: Uses = {
  'sui::balance': own(
    'sui_balance',
    'A till takes coins in and gives them out, and keeps the money as a balance in between.',
    '/guides/developer/coin',
    '/standards/coin',
  ),
  'sui::clock': {
    file: 'timing/sources/price_clock.move',
    region: 'price',
    sentence: 'A price falls with the time of the shared clock, to which every full node and validator agrees.',
    learn: ['/guides/developer/sui-101/access-time'],
  },
  'sui::coin': {
    file: 'tip_jar/sources/jar.move',
    region: 'share-out',
    sentence: 'A coin is split into equal parts, which go to address balances, and what is left comes back.',
    learn: ['/guides/developer/coin/address-balances', '/standards/coin'],
  },
  'sui::coin_registry': own(
    'sui_coin_registry',
    'The initializer of a package makes a currency with its names and hands out two capabilities.',
    '/guides/developer/coin',
    '/standards/currency',
  ),
  'sui::deny_list': own(
    'sui_deny_list',
    'The issuer of a regulated coin bars an address, unless it is barred already.',
    '/guides/developer/coin/regulated',
    '/standards/coin',
  ),
  'sui::funds_accumulator': own(
    'sui_funds_accumulator',
    'A withdrawal stands for funds of an address balance, and a part of it becomes a balance here.',
    '/guides/developer/coin/address-balances',
    '/concepts/address-balances',
  ),
  'sui::kiosk': own(
    'sui_kiosk',
    'The owner of a kiosk puts an item in and lists it at a price.',
    '/guides/developer/nft',
    '/standards/kiosk',
  ),
  'sui::kiosk_extension': own(
    'sui_kiosk_extension',
    'An extension lets anybody deliver items to a kiosk whose owner has installed it.',
    '/standards/kiosk-apps',
  ),
  'sui::random': own(
    'sui_random',
    'A die is rolled in an entry function, with a generator that never leaves it.',
    '/guides/developer/advanced/randomness-onchain',
    '/concepts/gaming',
  ),
  'sui::sui': own(
    'sui_sui',
    'A shop that sells for SUI names the type of the coin and counts in MIST.',
    '/guides/developer/sui-101/coin-mgt',
    '/concepts/tokenomics',
  ),
  'sui::token': own(
    'sui_token',
    'Spending a closed-loop token makes a request, which counts once the policy has confirmed it.',
    '/guides/developer/coin/loyalty',
    '/standards/closed-loop-token/spending',
  ),
  'sui::transfer_policy': own(
    'sui_transfer_policy',
    'A purchase from a kiosk gives the item and a request that the policy of its type has to confirm.',
    '/guides/developer/nft/asset-tokenization',
    '/standards/kiosk',
  ),
  'sui_system::staking_pool': own(
    'system_staking_pool',
    'A stake is an object that knows when it became active, and that can be cut in two.',
    '/concepts/tokenomics/staking-unstaking',
  ),
  'sui_system::sui_system': own(
    'system_sui_system',
    'A contract stakes a coin with a validator and gives the receipt to somebody else.',
    '/concepts/tokenomics/staking-unstaking',
    '/guides/operator/exchange-integration',
  ),
};
