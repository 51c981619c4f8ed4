import type {FunctionOverlay} from '../../overlay-types';

/** Functions of `sui::token`, the closed-loop token. */
export const token: Readonly<Record<string, FunctionOverlay>> = {
  action: {summary: 'Returns the name of the action that a request is about.', params: ['request']},
  add_approval: {
    summary:
      'Stamps a request as approved by a rule; only the module that can build the rule type may do so. Aborts with `vec_set::EKeyAlreadyExists` on a second stamp of the same rule.',
    params: ['rule', 'request', 'ctx'],
  },
  add_rule_config: {
    summary:
      'Stores the configuration of a rule in a policy, one per rule. Needs the `TokenPolicyCap` and a value of the rule type; aborts with `ENotAuthorized` for the cap of another policy, and with `dynamic_field::EFieldAlreadyExists` if one is stored.',
    params: ['rule', 'policy', 'cap', 'config', 'ctx'],
  },
  add_rule_for_action: {
    summary:
      'Makes a rule a condition of an action, and allows the action if it was not. Needs the `TokenPolicyCap`, otherwise aborts with `ENotAuthorized`; aborts with `vec_set::EKeyAlreadyExists` if the action has the rule.',
    params: ['policy', 'cap', 'action', 'ctx'],
  },
  allow: {
    summary:
      'Allows an action without any rule. Aborts with `ENotAuthorized` for the cap of another policy, and with `vec_map::EKeyAlreadyExists` if the action is allowed already.',
    params: ['policy', 'cap', 'action', 'ctx'],
  },
  amount: {summary: 'Returns the amount of tokens in a request.', params: ['request']},
  approvals: {summary: 'Returns the set of rule types that have approved a request.', params: ['request']},
  burn: {summary: 'Destroys a token and lowers the total supply; needs the `TreasuryCap`.', params: ['cap', 'token']},
  confirm_request: {
    summary:
      'Consumes a request that has the approvals of all rules of its action, and returns action, amount, sender and recipient. Aborts with `EUnknownAction` if the policy does not allow the action, `ENotApproved` if an approval is missing, and `ECantConsumeBalance` if the request carries a spent balance.',
    params: ['policy', 'request', 'ctx'],
  },
  confirm_request_mut: {
    summary:
      'Confirms a request that carries a spent balance, such as one from `spend`, and keeps that balance in the policy. Aborts with `EUseImmutableConfirm` if there is none, and like `confirm_request` with `EUnknownAction` or `ENotApproved`.',
    params: ['policy', 'request', 'ctx'],
  },
  confirm_with_policy_cap: {
    summary:
      'Confirms a request on the authority of a `TokenPolicyCap`, past all rules. Aborts with `ECantConsumeBalance` if the request carries a spent balance.',
    params: ['cap', 'request', 'ctx'],
  },
  confirm_with_treasury_cap: {
    summary:
      'Confirms a request on the authority of the `TreasuryCap`, past all rules, and burns the spent balance if the request carries one.',
    params: ['cap', 'request', 'ctx'],
  },
  destroy_zero: {summary: 'Destroys an empty token. Aborts with `ENotZero` if it has any value.', params: ['token']},
  disallow: {
    summary:
      'Forbids an action and drops its rules. Aborts with `ENotAuthorized` for the cap of another policy, and with `vec_map::EKeyDoesNotExist` if the action was not allowed.',
    params: ['policy', 'cap', 'action', 'ctx'],
  },
  flush: {
    summary: 'Burns what has been spent into a policy, lowers the total supply and returns the amount; needs the `TreasuryCap`.',
    params: ['policy', 'cap', 'ctx'],
  },
  from_coin: {
    summary: 'Turns a coin into a token, and returns with it a request for the `from_coin` action that must be confirmed.',
    params: ['coin', 'ctx'],
  },
  from_coin_action: {summary: 'Returns the name of the action of `from_coin`, which is `from_coin`.', params: []},
  has_rule_config: {summary: 'Says whether a policy stores a configuration for a rule, of whatever type.', params: ['policy']},
  has_rule_config_with_type: {summary: 'Says whether a policy stores a configuration of the given type for a rule.', params: ['policy']},
  is_allowed: {summary: 'Says whether a policy knows an action; rules may still restrict it.', params: ['policy', 'action']},
  join: {summary: 'Merges the second token into the first; needs no confirmation.', params: ['token', 'other']},
  keep: {summary: 'Sends a token to the sender of the transaction; needs no confirmation.', params: ['token', 'ctx']},
  mint: {
    summary:
      'Creates a token and raises the total supply. Needs the `TreasuryCap`; aborts with `balance::EOverflow` if the supply would exceed a `u64`.',
    params: ['cap', 'amount', 'ctx'],
  },
  new_policy: {
    summary: 'Creates a policy that allows no action and its `TokenPolicyCap`, against the `TreasuryCap`. Finish with `share_policy`.',
    params: ['treasury_cap', 'ctx'],
  },
  new_request: {
    summary:
      'Makes a request for an action of any name, with the sender of the transaction in it. It is how modules add actions of their own.',
    params: ['name', 'amount', 'recipient', 'spent_balance', 'ctx'],
  },
  recipient: {summary: 'Returns the recipient in a request, or none if the action has none.', params: ['request']},
  remove_rule_config: {
    summary:
      'Takes the configuration of a rule out of a policy and returns it; needs the `TokenPolicyCap`, not the rule. Aborts with `ENoConfig` if none of this type is stored, and with `ENotAuthorized` for the cap of another policy.',
    params: ['policy', 'cap', 'ctx'],
  },
  remove_rule_for_action: {
    summary:
      'Lifts a rule from an action; its configuration stays. Aborts with `ENotAuthorized` for the cap of another policy, with `vec_map::EKeyDoesNotExist` if the action is not allowed, and with `vec_set::EKeyDoesNotExist` if it does not have the rule.',
    params: ['policy', 'cap', 'action', 'ctx'],
  },
  rule_config: {
    summary:
      'Gives a rule a reference to its configuration; needs a value of the rule type. Aborts with `ENoConfig` if none of this type is stored.',
    params: ['rule', 'policy'],
  },
  rule_config_mut: {
    summary:
      'Gives a rule its configuration by mutable reference, if the holder of the `TokenPolicyCap` takes part. Aborts with `ENoConfig` if none of this type is stored, and with `ENotAuthorized` for the cap of another policy.',
    params: ['rule', 'policy', 'cap'],
  },
  rules: {
    summary: 'Returns the rule types that an action needs. Aborts with `vec_map::EKeyDoesNotExist` if the action is not allowed.',
    params: ['policy', 'action'],
  },
  sender: {summary: 'Returns the address that made a request.', params: ['request']},
  share_policy: {
    summary: 'Shares a policy and emits `TokenPolicyCreated`; nothing else can be done with a new one.',
    params: ['policy'],
  },
  spend: {
    summary:
      'Unwraps a token into a request for the `spend` action, to be confirmed with `confirm_request_mut` or `confirm_with_treasury_cap`.',
    params: ['token', 'ctx'],
  },
  spend_action: {summary: 'Returns the name of the action of `spend`, which is `spend`.', params: []},
  spent: {summary: 'Returns how much a request spends, or none if it carries no balance.', params: ['request']},
  spent_balance: {summary: 'Returns how much has been spent into a policy and not been flushed.', params: ['policy']},
  split: {
    summary:
      'Takes an amount out of a token as a new token; needs no confirmation. Aborts with `EBalanceTooLow` if the token is worth less.',
    params: ['token', 'amount', 'ctx'],
  },
  to_coin: {
    summary: 'Turns a token into a coin, and returns with it a request for the `to_coin` action that must be confirmed.',
    params: ['token', 'ctx'],
  },
  to_coin_action: {summary: 'Returns the name of the action of `to_coin`, which is `to_coin`.', params: []},
  transfer: {
    summary: 'Sends a token to an address, and returns a request for the `transfer` action; unless it is confirmed, the transaction fails.',
    params: ['token', 'recipient', 'ctx'],
  },
  transfer_action: {summary: 'Returns the name of the action of `transfer`, which is `transfer`.', params: []},
  value: {summary: 'Returns the number of units in a token.', params: ['token']},
  zero: {summary: 'Creates a token worth zero.', params: ['ctx']},
};
