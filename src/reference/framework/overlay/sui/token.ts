import type {ModuleOverlay} from '../../../move/overlay-types';

/** Our texts about `sui::token`. */
export const tokenModule: ModuleOverlay = {
  summary:
    'Closed-loop tokens: a currency whose holders can do only what a policy allows, as with loyalty points or in-game money. Each action makes an `ActionRequest` that the policy, its rules or the treasury must confirm.',
  functions: {
    action: {summary: 'Returns the name of the action that a request is about.', params: ['request']},
    add_approval: {
      summary:
        'Adds the approval of a rule to an action request; the caller needs a value of the rule type, so in practice the module of the rule calls it. Aborts with `vec_set::EKeyAlreadyExists` if that rule has approved before.',
      params: ['rule', 'request', 'ctx'],
    },
    add_rule_config: {
      summary:
        'Stores the configuration of a rule in a policy, one per rule and shared by all actions that use the rule. Needs the `TokenPolicyCap` and a value of the rule type; aborts with `ENotAuthorized` for the cap of another policy, and with `dynamic_field::EFieldAlreadyExists` if one is stored.',
      params: ['rule', 'policy', 'cap', 'config', 'ctx'],
    },
    add_rule_for_action: {
      summary:
        'Makes a rule a condition of an action, and allows the action if it was forbidden. Needs the `TokenPolicyCap`, otherwise aborts with `ENotAuthorized`; aborts with `vec_set::EKeyAlreadyExists` if the action already has the rule.',
      params: ['policy', 'cap', 'action', 'ctx'],
    },
    allow: {
      summary:
        'Allows an action without any rule. Aborts with `ENotAuthorized` if the cap manages another policy, and with `vec_map::EKeyAlreadyExists` if the action is allowed already.',
      params: ['policy', 'cap', 'action', 'ctx'],
    },
    amount: {summary: 'Returns the amount of tokens in a request.', params: ['request']},
    approvals: {summary: 'Returns the set of rule types that have approved a request.', params: ['request']},
    burn: {summary: 'Destroys a token and lowers the total supply; needs the `TreasuryCap`.', params: ['cap', 'token']},
    confirm_request: {
      summary:
        'Consumes a request that every rule of its action has approved, and returns the name of the action, the amount, the sender and the recipient. Aborts with `EUnknownAction` if the policy does not allow the action, `ENotApproved` if an approval is missing, and `ECantConsumeBalance` if the request carries a spent balance.',
      params: ['policy', 'request', 'ctx'],
    },
    confirm_request_mut: {
      summary:
        'Confirms a request that carries a spent balance, such as one from `spend`, and keeps that balance in the policy. Aborts with `EUseImmutableConfirm` if there is none, and with `EUnknownAction` or `ENotApproved` in the same cases as `confirm_request`.',
      params: ['policy', 'request', 'ctx'],
    },
    confirm_with_policy_cap: {
      summary:
        'Confirms a request on the authority of a `TokenPolicyCap` of the token, without looking at the rules, and returns action, amount, sender and recipient. Aborts with `ECantConsumeBalance` if the request carries a spent balance.',
      params: ['cap', 'request', 'ctx'],
    },
    confirm_with_treasury_cap: {
      summary:
        'Confirms a request on the authority of the `TreasuryCap`, whatever the rules say, and burns the spent balance if the request carries one.',
      params: ['cap', 'request', 'ctx'],
    },
    destroy_zero: {summary: 'Destroys an empty token. Aborts with `ENotZero` if it has any value.', params: ['token']},
    disallow: {
      summary:
        'Forbids an action and drops its rules; their configurations stay in the policy. Aborts with `ENotAuthorized` when cap and policy do not match, and with `vec_map::EKeyDoesNotExist` if the action was not allowed.',
      params: ['policy', 'cap', 'action', 'ctx'],
    },
    flush: {
      summary:
        'Burns everything that has been spent into a policy, which lowers the total supply, and returns the amount. Needs the `TreasuryCap`.',
      params: ['policy', 'cap', 'ctx'],
    },
    from_coin: {
      summary: 'Turns a coin into a token, and returns with it a request for the `from_coin` action that must be confirmed.',
      params: ['coin', 'ctx'],
    },
    from_coin_action: {summary: 'Returns `from_coin`, the name under which policies list the action of that function.', params: []},
    has_rule_config: {summary: 'Says whether a policy stores a configuration for a rule, without regard to its type.', params: ['policy']},
    has_rule_config_with_type: {summary: 'Says whether a policy stores a configuration of the given type for a rule.', params: ['policy']},
    is_allowed: {summary: 'Says whether a policy knows an action; rules may still restrict it.', params: ['policy', 'action']},
    join: {summary: 'Merges the second token into the first. No policy has to confirm that.', params: ['token', 'other']},
    keep: {summary: 'Sends a token to the sender of the transaction, without a request.', params: ['token', 'ctx']},
    mint: {
      summary:
        'Creates a token and raises the total supply. Needs the `TreasuryCap`; aborts with `balance::EOverflow` if the supply would not fit into a `u64`.',
      params: ['cap', 'amount', 'ctx'],
    },
    new_policy: {
      summary:
        'Creates a policy that allows no action yet, and its `TokenPolicyCap`. Needs the `TreasuryCap` of the token; share the policy with `share_policy`.',
      params: ['treasury_cap', 'ctx'],
    },
    new_request: {
      summary:
        'Makes a request for an action of any name, with the sender of the transaction in it. Modules use it to add actions of their own.',
      params: ['name', 'amount', 'recipient', 'spent_balance', 'ctx'],
    },
    recipient: {summary: 'Returns the recipient in a request, or none if the action has none.', params: ['request']},
    remove_rule_config: {
      summary:
        'Takes the configuration of a rule out of a policy and returns it; needs the `TokenPolicyCap`, not the rule. Aborts with `ENoConfig` if there is none of this type, and with `ENotAuthorized` for a cap of another policy.',
      params: ['policy', 'cap', 'ctx'],
    },
    remove_rule_for_action: {
      summary:
        'Lifts a rule from an action; its configuration stays. Aborts with `ENotAuthorized` for a cap that does not manage this policy, with `vec_map::EKeyDoesNotExist` if the action is not allowed, and with `vec_set::EKeyDoesNotExist` if it does not have the rule.',
      params: ['policy', 'cap', 'action', 'ctx'],
    },
    rule_config: {
      summary:
        'Returns a reference to the configuration of a rule, to a caller that can build a value of the rule type. Aborts with `ENoConfig` if the policy stores none of the given type.',
      params: ['rule', 'policy'],
    },
    rule_config_mut: {
      summary:
        'Returns the configuration of a rule by mutable reference; needs both a value of the rule type and the `TokenPolicyCap`. Aborts with `ENoConfig` if no configuration of this type is stored, and with `ENotAuthorized` if the cap is for a different policy.',
      params: ['rule', 'policy', 'cap'],
    },
    rules: {
      summary: 'Returns the rule types that an action needs. Aborts with `vec_map::EKeyDoesNotExist` if the action is not allowed.',
      params: ['policy', 'action'],
    },
    sender: {summary: 'Returns the address that made a request.', params: ['request']},
    share_policy: {
      summary:
        'Shares a policy and emits `TokenPolicyCreated`. A new policy has to end up here, because it can be neither dropped nor transferred.',
      params: ['policy'],
    },
    spend: {
      summary:
        'Deletes a token and returns a request for the `spend` action that carries its balance. Confirm it with `confirm_request_mut` or `confirm_with_treasury_cap`.',
      params: ['token', 'ctx'],
    },
    spend_action: {summary: 'Returns `spend`, the name of the action that `spend` requests.', params: []},
    spent: {summary: 'Returns how much a request spends, or none if it carries no balance.', params: ['request']},
    spent_balance: {summary: 'Returns how much has been spent into a policy since the last `flush`.', params: ['policy']},
    split: {
      summary:
        'Takes an amount out of a token and returns it as a new one, which every holder may do. Aborts with `EBalanceTooLow` if the token is worth less.',
      params: ['token', 'amount', 'ctx'],
    },
    to_coin: {
      summary: 'Turns a token into a coin, and returns with it a request for the `to_coin` action that must be confirmed.',
      params: ['token', 'ctx'],
    },
    to_coin_action: {summary: 'Returns `to_coin`, by which a policy refers to turning tokens into coins.', params: []},
    transfer: {
      summary:
        'Sends a token to an address, and returns a request for the `transfer` action; unless it is confirmed, the transaction fails.',
      params: ['token', 'recipient', 'ctx'],
    },
    transfer_action: {summary: 'Returns `transfer`, the name to allow or restrict if holders are to send tokens.', params: []},
    value: {summary: 'Returns the number of units in a token.', params: ['token']},
    zero: {summary: 'Creates a token worth zero.', params: ['ctx']},
  },
  types: {
    ActionRequest: {
      summary:
        'A request to do something with tokens. It has no abilities, so the transaction fails unless one of the `confirm_…` functions consumes it.',
      fields: {
        name: 'The name of the action: `transfer`, `spend`, `to_coin`, `from_coin` or one that another module made up.',
        amount: 'How many units of the token the action is about.',
        sender: 'The sender of the transaction that made the request.',
        recipient: 'The address that receives the tokens; the actions built into this module set it for `transfer` only.',
        spent_balance: 'The balance to be spent, which only `spend` and custom actions fill in.',
        approvals: 'The types of the rules that have approved so far.',
      },
    },
    RuleKey: {
      summary: 'The name of the dynamic field in which a policy keeps the configuration of a rule.',
      fields: {is_protected: 'Always true at present. It leaves room for configurations with other access.'},
    },
    Token: {
      summary:
        'An amount of a closed-loop currency. It lacks `store`, so it can be neither wrapped nor sent with `public_transfer`: it reaches another address only with a confirmed request.',
      fields: {
        id: 'The object ID of the token.',
        balance: 'The amount that the token is worth.',
      },
    },
    TokenPolicy: {
      summary:
        'A shared object that says which actions are allowed with a token and which rules must approve each of them. An action that it does not list is forbidden.',
      fields: {
        id: 'The ID of the policy, under which the configurations of its rules are stored.',
        spent_balance: 'What holders have spent, until the holder of the `TreasuryCap` burns it with `flush`.',
        rules: 'The allowed actions by name, each with the rule types that it needs.',
      },
    },
    TokenPolicyCap: {
      summary:
        'The right to manage one `TokenPolicy`: allow actions and set their rules. It can also confirm requests without the rules, even if they were meant for another policy of the same token.',
      fields: {
        id: 'The ID of this cap.',
        for: 'The ID of the policy that the cap manages.',
      },
    },
    TokenPolicyCreated: {
      summary: 'Reports that a policy has been shared. Wallets use it to find the policies of a token.',
      fields: {
        id: 'The ID of the shared policy.',
        is_mutable: 'True for a shared policy, which is the only kind so far.',
      },
      emittedBy: ['share_policy'],
    },
  },
  errors: {
    EUnknownAction: {
      when: 'The policy does not allow the action that the request names.',
      raisedBy: ['confirm_request', 'confirm_request_mut'],
      cure: 'Ask the holder of the `TokenPolicyCap` to call `allow` or `add_rule_for_action`; `is_allowed` tells whether it is necessary.',
    },
    ENotApproved: {
      when: 'At least one rule of the action has not approved the request.',
      raisedBy: ['confirm_request', 'confirm_request_mut'],
      cure: 'Pass the request to each rule that `rules` returns for the action before you confirm it.',
    },
    ENotAuthorized: {
      when: 'The `TokenPolicyCap` manages a policy other than the one in the call.',
      raisedBy: [
        'add_rule_config',
        'add_rule_for_action',
        'allow',
        'disallow',
        'remove_rule_config',
        'remove_rule_for_action',
        'rule_config_mut',
      ],
      cure: 'Pass the cap that `new_policy` returned together with this policy.',
    },
    EBalanceTooLow: {
      when: 'The amount to split off is larger than the value of the token.',
      raisedBy: ['split'],
      cure: 'Check `value`, and join tokens first where one alone is too small.',
    },
    ENotZero: {
      when: 'The token to be destroyed is still worth something.',
      raisedBy: ['destroy_zero'],
      cure: 'Split, spend or join the remaining value before you destroy the token.',
    },
    ECantConsumeBalance: {
      when: 'The request carries a spent balance, which this way of confirming cannot take in.',
      raisedBy: ['confirm_request', 'confirm_with_policy_cap'],
      cure: 'Confirm the request with `confirm_request_mut` or `confirm_with_treasury_cap`.',
    },
    ENoConfig: {
      when: 'The policy has no configuration of the given type for the rule.',
      raisedBy: ['remove_rule_config', 'rule_config', 'rule_config_mut'],
      cure: 'Store one with `add_rule_config`, and check the type with `has_rule_config_with_type`.',
    },
    EUseImmutableConfirm: {
      when: 'The request carries no spent balance, so there is nothing to add to the policy.',
      raisedBy: ['confirm_request_mut'],
      cure: 'Use `confirm_request`, which takes the policy by plain reference.',
    },
  },
};
