import type {PackageOverlay} from '../../../move/overlay-types';
import {floorPriceRuleModule} from './floor-price-rule';
import {kioskLockRuleModule} from './kiosk-lock-rule';
import {personalKioskModule} from './personal-kiosk';
import {personalKioskRuleModule} from './personal-kiosk-rule';
import {royaltyRuleModule} from './royalty-rule';
import {witnessRuleModule} from './witness-rule';

/** Our texts about the modules of `kiosk`. */
export const kiosk: PackageOverlay = {
  floor_price_rule: floorPriceRuleModule,
  kiosk_lock_rule: kioskLockRuleModule,
  personal_kiosk: personalKioskModule,
  personal_kiosk_rule: personalKioskRuleModule,
  royalty_rule: royaltyRuleModule,
  witness_rule: witnessRuleModule,
};
