import type {enokiSdk} from '../enoki';
import type {kioskRules, kioskSdk} from '../kiosk';
import type {paymentKit, paymentKitLimits, paymentKitSdk} from '../payment-kit';
import type {Origin, ProvenanceOf, Source} from './types';

const read = '2026-11-22';
const sdks = (...paths: string[]): Source => ({repository: 'MystenLabs/ts-sdks', commit: '03fe26bf', paths});
const inSdks = (...paths: string[]): Origin => ({source: sdks(...paths), holds: 'commit 03fe26bf, 2026-08-20', read, checkedBy: 'person'});
const inPaymentKit = (...paths: string[]): Origin => ({
  source: {repository: 'MystenLabs/sui-payment-kit', commit: '3446497', paths},
  also: [sdks('packages/payment-kit/src/constants.ts')],
  holds: 'commit 3446497, 2025-09-25',
  read,
  checkedBy: 'person',
});

export const enokiProvenance: ProvenanceOf<{enokiSdk: typeof enokiSdk}> = {
  enokiSdk: {...inSdks('packages/enoki/package.json'), unit: 'release'},
};

export const kioskProvenance: ProvenanceOf<{kioskRules: typeof kioskRules; kioskSdk: typeof kioskSdk}> = {
  kioskRules: {...inSdks('packages/kiosk/src/constants.ts'), unit: 'package ID'},
  kioskSdk: {...inSdks('packages/kiosk/package.json'), unit: 'release'},
};

export const paymentKitProvenance: ProvenanceOf<{
  paymentKit: typeof paymentKit;
  paymentKitLimits: typeof paymentKitLimits;
  paymentKitSdk: typeof paymentKitSdk;
}> = {
  paymentKit: {...inPaymentKit('Move.lock'), unit: 'ID'},
  paymentKitLimits: {
    ...inPaymentKit('sources/payment_kit.move'),
    unit: {
      nonce: 'characters',
      registryName: 'characters',
      epochs: 'epochs',
      defaultRegistry: 'name',
    },
  },
  paymentKitSdk: {...inSdks('packages/payment-kit/package.json'), unit: 'release'},
};
