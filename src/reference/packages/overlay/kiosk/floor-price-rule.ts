import type {ModuleOverlay} from '../../../move/overlay-types';

/** Our texts about `kiosk::floor_price_rule`. */
export const floorPriceRuleModule: ModuleOverlay = {
  summary:
    'A rule for transfer policies that refuses sales below a lowest price in MIST. Together with locking, it prevents items from being passed on for next to nothing.',
  functions: {
    add: {
      summary:
        'Adds the rule to a policy with the lowest price in MIST, for the holder of the `TransferPolicyCap`. Aborts with `sui::transfer_policy::ENotOwner` for the cap of another policy, and with `sui::transfer_policy::ERuleAlreadySet` if the policy has the rule.',
      params: ['policy', 'cap', 'floor_price'],
    },
    prove: {
      summary:
        'Gives a request the receipt of the rule if enough was paid, otherwise aborts with `EPriceTooSmall`. A policy without the rule aborts with `sui::dynamic_field::EFieldDoesNotExist`.',
    },
  },
  types: {
    Config: {summary: 'The setting of the rule in one policy.', fields: {floor_price: 'The lowest price of a sale, in MIST.'}},
    Rule: {summary: 'The witness that stands for the floor price among the rules of a policy.'},
  },
  errors: {
    EPriceTooSmall: {
      when: 'The item was sold for less than the lowest price.',
      raisedBy: ['prove'],
      cure: 'Buy it for at least the floor price; the seller may have to list it anew.',
    },
  },
};
