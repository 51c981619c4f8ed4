import type {ModuleOverlay} from '../../../move/overlay-types';

/** Our texts about `kiosk::witness_rule`. */
export const witnessRuleModule: ModuleOverlay = {
  summary:
    'A rule that asks for a value of a type that the creator chose, so that the module of this type decides about each sale. With it, items may be sold in one market only, or under any condition of your own.',
  functions: {
    add: {
      summary:
        'Adds the rule for a type `Proof`, which may stand in a policy beside that for another type. Aborts with `sui::transfer_policy::ERuleAlreadySet` for a type that the policy has, and with `sui::transfer_policy::ENotOwner` for a capability that is not of the policy.',
    },
    prove: {
      summary:
        'Takes a value of the type and puts the receipt of the rule on the request. Only the module of `Proof` can make such a value. Aborts with `ERuleNotFound` if the policy has no rule for the type.',
      params: ['proof', 'policy', 'request'],
    },
  },
  types: {Rule: {summary: 'The type that names the rule for one `Proof`.'}},
  errors: {
    ERuleNotFound: {
      when: 'The policy does not ask for a value of this type.',
      raisedBy: ['prove'],
      cure: 'Check the type arguments, and leave the call out where the policy lacks the rule.',
    },
  },
};
