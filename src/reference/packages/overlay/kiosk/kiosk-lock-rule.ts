import type {ModuleOverlay} from '../../../move/overlay-types';

/** Our texts about `kiosk::kiosk_lock_rule`. */
export const kioskLockRuleModule: ModuleOverlay = {
  summary:
    'A rule that makes every buyer lock the item in a kiosk. A locked item can leave only by another sale, so the rules of its type hold for each change of hands.',
  functions: {
    add: {
      summary:
        'Adds the rule to a policy; it has no settings. Aborts with `sui::transfer_policy::ERuleAlreadySet` when it is there, and with `sui::transfer_policy::ENotOwner` when the capability is of another policy.',
    },
    prove: {
      summary:
        'Puts the receipt of the rule on the request of a sale after `sui::kiosk::lock` was called for the item. Aborts with `ENotInKiosk` if the kiosk does not have the item, or has it unlocked.',
    },
  },
  types: {
    Config: {summary: 'The setting of the rule, which is empty.'},
    Rule: {summary: 'The type by which a policy and a request name the rule.'},
  },
  errors: {
    ENotInKiosk: {
      when: 'The bought item is not in the kiosk, or not locked there.',
      raisedBy: ['prove'],
      cure: 'Call `sui::kiosk::lock` with the buyer’s kiosk before `prove`, and pass the same kiosk.',
    },
  },
};
