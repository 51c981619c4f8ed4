import type {ModuleOverlay} from '../../../move/overlay-types';

/** Our texts about `kiosk::floor_price_rule`. */
export const floorPriceRuleModule: ModuleOverlay = {
  summary:
    'A rule that lets items of a type be sold at a lowest price or above it. It keeps sellers from handing items over for next to nothing with a `PurchaseCap`, and so from going around a royalty.',
  functions: {
    add: {
      summary:
        'Adds the rule to a transfer policy, with the lowest price in MIST. Aborts with `sui::transfer_policy::ERuleAlreadySet` if the policy has it, and with `sui::transfer_policy::ENotOwner` for the capability of another policy.',
      params: ['policy', 'cap', 'floor_price'],
    },
    prove: {
      summary:
        'Puts the receipt of the rule on a transfer request. Aborts with `EPriceTooSmall` if the buyer paid less than the floor; without the rule in the policy, `sui::dynamic_field::EFieldDoesNotExist` is raised.',
    },
  },
  types: {
    Config: {summary: 'The setting of the rule in one policy.', fields: {floor_price: 'The lowest price, in MIST.'}},
    Rule: {summary: 'The type by which policies and requests know this rule.'},
  },
  errors: {
    EPriceTooSmall: {
      when: 'The item was bought for less than the policy demands.',
      raisedBy: ['prove'],
      cure: 'Offer the item at the floor price or above: the field `floor_price` of the `Config` in the policy has it.',
    },
  },
};
