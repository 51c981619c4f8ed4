import type {ModuleOverlay} from '../../../move/overlay-types';

/** Our texts about `kiosk::witness_rule`. */
export const witnessRuleModule: ModuleOverlay = {
  summary:
    'A rule for transfer policies that asks for a value of a type that the creator has chosen. The module of that type thereby decides which sales pass, for example those of one marketplace.',
  functions: {
    add: {
      summary:
        'Adds the rule for a proof type to a policy, which can have several with different types. Aborts with `sui::transfer_policy::ENotOwner` if the cap manages another policy, and with `sui::transfer_policy::ERuleAlreadySet` for a proof type that is required already.',
    },
    prove: {
      summary:
        'Takes a value of the proof type and gives the request the receipt of its rule. Aborts with `ERuleNotFound` if the policy does not ask for this type.',
      params: ['proof', 'policy', 'request'],
    },
  },
  types: {Rule: {summary: 'The witness that stands for one proof type, its type parameter, among the rules of a policy.'}},
  errors: {
    ERuleNotFound: {
      when: 'The policy has no rule for the type of the proof.',
      raisedBy: ['prove'],
      cure: 'Look up the rules of the policy and present the type that one of them names.',
    },
  },
};
