import {kioskRules} from '../../facts/kiosk';
import {publishedFrom} from './published-info';

const paymentKit = {
  repository: 'MystenLabs/sui-payment-kit',
  commit: '34464974de849975872cc67f02715a98db3112ba',
  date: '2025-09-25',
} as const;
const apps = {repository: 'MystenLabs/apps', commit: '7a07937149c0af057be8f6747e60d0f1acd88fde', date: '2025-12-03'} as const;

const rulePublication = (of: string, name: keyof typeof kioskRules.mainnet) => ({
  of,
  mainnet: kioskRules.mainnet[name],
  testnet: kioskRules.testnet[name],
});

/** Payment Kit and the rules for kiosks. */
export const kitPackages = [
  ...publishedFrom(paymentKit, [
    {
      name: 'payment_kit',
      label: 'Payment Kit',
      folder: '',
      summary: 'Payments with a receipt event, and registries that take the payment of an order once and refuse it a second time.',
      about:
        'Call one of two functions of `payment_kit` to pay: `process_registry_payment`, which remembers the order, or `process_ephemeral_payment`, which does not. [Payment Kit](/standards/payment-kit) compares the two and shows a shop that uses them.',
    },
  ]),
  ...publishedFrom(apps, [
    {
      name: 'kiosk',
      label: 'Kiosk rules',
      folder: 'kiosk',
      summary: 'Ready-made rules for transfer policies, such as royalties and a lowest price, and kiosks that stay with one owner.',
      about:
        'A creator adds a rule to the transfer policy of a type, and each buyer then proves in the transaction of the sale that it was kept. [Kiosk](/standards/kiosk) explains policies and rules, and the framework has the base: [`sui::kiosk`](/references/framework/sui/kiosk) and [`sui::transfer_policy`](/references/framework/sui/transfer_policy).',
      alsoPublished: [
        rulePublication('Royalties and locking, as `@mysten/kiosk` calls them', 'royaltyAndLock'),
        rulePublication('The lowest price, as `@mysten/kiosk` calls it', 'floorPrice'),
        rulePublication('Personal kiosks, as `@mysten/kiosk` calls them', 'personalKiosk'),
      ],
    },
  ]),
];
