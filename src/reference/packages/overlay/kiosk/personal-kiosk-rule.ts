import type {ModuleOverlay} from '../../../move/overlay-types';

/** Our texts about `kiosk::personal_kiosk_rule`. */
export const personalKioskRuleModule: ModuleOverlay = {
  summary:
    'A rule for transfer policies that lets items go only into personal kiosks, whose owner cannot change. It closes the way around royalties in which a whole kiosk is sold with what is in it.',
  functions: {
    add: {
      summary:
        'Adds the rule to a policy, without a setting. Aborts with `sui::transfer_policy::ENotOwner` if the `TransferPolicyCap` belongs to another policy, and with `sui::transfer_policy::ERuleAlreadySet` if it is called twice.',
    },
    prove: {
      summary:
        'Gives a request the receipt of the rule when the item is in a personal kiosk. Aborts with `EItemNotInKiosk` if the kiosk does not hold it, and with `EKioskNotOwned` if the kiosk is an ordinary one.',
    },
  },
  types: {Rule: {summary: 'The witness that stands for personal kiosks among the rules of a policy.'}},
  errors: {
    EItemNotInKiosk: {
      when: 'The kiosk does not hold the bought item yet.',
      raisedBy: ['prove'],
      cure: 'Place or lock the item in the kiosk of the buyer before the call.',
    },
    EKioskNotOwned: {
      when: 'The kiosk that holds the item is not bound to an owner.',
      raisedBy: ['prove'],
      cure: 'Turn the kiosk into a personal one with `personal_kiosk::new`, which cannot be undone, or put the item into another.',
    },
  },
};
