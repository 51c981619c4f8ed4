import type {ModuleOverlay} from '../../../move/overlay-types';

/** Our texts about `kiosk::royalty_rule`. */
export const royaltyRuleModule: ModuleOverlay = {
  summary:
    'A rule that charges the buyer a royalty on each sale: a share of the price, with a least amount. The money collects in the transfer policy, from which its owner withdraws it.',
  functions: {
    add: {
      summary:
        'Adds the rule to a policy with a share in hundredths of a percent and a least amount in MIST. A share of 0 makes the royalty a fixed sum. Aborts with `EIncorrectArgument` for more than 10,000, and with `sui::transfer_policy::ERuleAlreadySet` or `ENotOwner` as all rules do.',
    },
    fee_amount: {
      summary:
        'Returns the royalty on a price, in MIST: the share, rounded down, or the least amount if that is more. Simulate it to show the price with the royalty. Aborts with `sui::dynamic_field::EFieldDoesNotExist` if the policy lacks the rule.',
    },
    pay: {
      summary:
        'Takes the royalty from the buyer into the policy and puts the receipt of the rule on the request. The coin has to be worth exactly what `fee_amount` returns for the price that was paid. Aborts with `EInsufficientAmount` otherwise.',
    },
  },
  types: {
    Config: {
      summary: 'The settings of the rule in one policy.',
      fields: {
        amount_bp: 'The share of the price, in hundredths of a percent: 500 is 5%.',
        min_amount: 'The least royalty for a sale, in MIST.',
      },
    },
    Rule: {summary: 'The type that names the rule in policies and on requests.'},
  },
  errors: {
    EIncorrectArgument: {
      when: 'The share is more than 10,000, which stands for 100%.',
      raisedBy: ['add'],
      cure: 'Give the share in hundredths of a percent: 250 for 2.5%.',
    },
    EInsufficientAmount: {
      when: 'The coin is worth less than the royalty, or more.',
      raisedBy: ['pay'],
      cure: 'Split exactly what `fee_amount` returns for the price off in the same transaction.',
    },
  },
};
