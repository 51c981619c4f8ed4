import type {ModuleOverlay} from '../../../move/overlay-types';

/** Our texts about `kiosk::kiosk_lock_rule`. */
export const kioskLockRuleModule: ModuleOverlay = {
  summary:
    'A rule for transfer policies that makes buyers lock each bought item in a kiosk. From there it can leave only by another sale, so that the other rules hold every time.',
  functions: {
    add: {
      summary:
        'Adds the rule to a policy; it has nothing to configure. Aborts with `sui::transfer_policy::ENotOwner` when the `TransferPolicyCap` and the policy do not match, and with `sui::transfer_policy::ERuleAlreadySet` when it is called again.',
    },
    prove: {
      summary:
        'Gives a request the receipt of the rule once the item is locked in the kiosk, which may belong to anyone. Aborts with `ENotInKiosk` as long as it is not there or not locked.',
    },
  },
  types: {
    Config: {summary: 'The setting of the rule, which is empty.'},
    Rule: {summary: 'The witness that stands for locking among the rules of a policy.'},
  },
  errors: {
    ENotInKiosk: {
      when: 'The bought item is not in the given kiosk, or it was placed there without a lock.',
      raisedBy: ['prove'],
      cure: 'Call `sui::kiosk::lock` on the item first, and pass the same kiosk.',
    },
  },
};
