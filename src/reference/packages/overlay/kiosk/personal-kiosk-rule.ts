import type {ModuleOverlay} from '../../../move/overlay-types';

/** Our texts about `kiosk::personal_kiosk_rule`. */
export const personalKioskRuleModule: ModuleOverlay = {
  summary:
    'A rule that lets items go only into personal kiosks, whose owner never changes. Together with `kiosk_lock_rule`, it stops owners from selling a whole kiosk to avoid royalties.',
  functions: {
    add: {
      summary:
        'Adds the rule to a policy, without settings. Aborts with `sui::transfer_policy::ERuleAlreadySet` where the policy has it already, and with `sui::transfer_policy::ENotOwner` where the capability does not fit.',
    },
    prove: {
      summary:
        'Puts the receipt of the rule on a request once the item is in a personal kiosk. Aborts with `EItemNotInKiosk` or with `EKioskNotOwned` otherwise.',
    },
  },
  types: {Rule: {summary: 'The type by which the rule is named in policies and on requests.'}},
  errors: {
    EItemNotInKiosk: {
      when: 'The bought item is not in the kiosk that was passed.',
      raisedBy: ['prove'],
      cure: 'Place or lock the item in the kiosk first, in the same transaction.',
    },
    EKioskNotOwned: {
      when: 'The kiosk is not personal.',
      raisedBy: ['prove'],
      cure: 'Make it personal with `personal_kiosk::new`, or put the item into a kiosk that is.',
    },
  },
};
