import type {ModuleOverlay} from '../../../move/overlay-types';

/** Our texts about `kiosk::royalty_rule`. */
export const royaltyRuleModule: ModuleOverlay = {
  summary:
    'A rule for transfer policies by which buyers pay a royalty in SUI: a share of the price, but no less than a fixed minimum. With a share of zero it is a fixed fee, with a minimum of zero a pure percentage.',
  functions: {
    add: {
      summary:
        'Adds the rule to a policy, with the share in basis points and the minimum in MIST. Aborts with `EIncorrectArgument` above 10,000 basis points, with `sui::transfer_policy::ENotOwner` for a cap that does not fit, and with `sui::transfer_policy::ERuleAlreadySet` if there is a royalty.',
    },
    fee_amount: {
      summary:
        'Returns the royalty in MIST for a price in MIST: the share, rounded down, or the minimum if that is higher. Aborts with `sui::dynamic_field::EFieldDoesNotExist` if the policy has no royalty.',
    },
    pay: {
      summary:
        'Moves the royalty into the balance of the policy, from where the creator withdraws it, and gives the request the receipt of the rule. Aborts with `EInsufficientAmount` unless the coin is worth exactly what `fee_amount` returns for the paid price, and with `sui::dynamic_field::EFieldDoesNotExist` without the rule.',
    },
  },
  types: {
    Config: {
      summary: 'The royalty of one policy.',
      fields: {
        amount_bp: 'The share of the price in basis points: 100 is 1 percent, 10,000 all of it.',
        min_amount: 'The least royalty for a sale, in MIST.',
      },
    },
    Rule: {summary: 'The witness that stands for the royalty among the rules of a policy.'},
  },
  errors: {
    EIncorrectArgument: {
      when: 'The share is more than 10,000 basis points, the whole price.',
      raisedBy: ['add'],
      cure: 'Express the share in hundredths of a percent, for example 500 for 5 percent.',
    },
    EInsufficientAmount: {
      when: 'The coin is worth less or more than the royalty.',
      raisedBy: ['pay'],
      cure: 'Split off exactly the result of `fee_amount` for the price in the request.',
    },
  },
};
