import type {ModuleOverlay} from '../../../move/overlay-types';

/** Our texts about `sui::transfer_policy`. */
export const transferPolicyModule: ModuleOverlay = {
  summary:
    'The rules that a creator sets for trades of a type, such as royalties: a purchase is final only when every rule has left its receipt on the `TransferRequest`. The owner of the `TransferPolicyCap` adds rules and withdraws profits.',
  functions: {
    add_receipt: {
      summary:
        'Stamps a transfer request as approved by a rule; only a module that can create a value of the rule type can do so. Aborts with `vec_set::EKeyAlreadyExists` if the request already carries the receipt.',
      params: ['rule', 'request'],
    },
    add_rule: {
      summary:
        'Adds a rule with its configuration, after which no request passes without a receipt of that rule. Needs the `TransferPolicyCap` and a value of the rule type; aborts with `ENotOwner` for the cap of another policy, and with `ERuleAlreadySet` if the rule is there.',
      params: ['rule', 'policy', 'cap', 'config'],
    },
    add_to_balance: {
      summary:
        'Lets a rule pay SUI, such as a royalty, into the policy. Aborts with `EUnknownRequirement` if the policy does not have the rule.',
      params: ['rule', 'policy', 'coin'],
    },
    confirm_request: {
      summary:
        'Consumes a request that has a receipt of each rule, and returns the item ID, the paid amount and the ID of the seller. Aborts with `EPolicyNotSatisfied` if the number of receipts differs from that of the rules, and with `EIllegalRule` if a receipt is of a rule that the policy lacks.',
      params: ['policy', 'request'],
    },
    default: {
      summary:
        'Creates and shares a policy without rules, sends its `TransferPolicyCap` to the sender and emits `TransferPolicyCreated`. Only a transaction can call it; it aborts with code 0 if the `Publisher` does not come from the package of the type.',
      params: ['publisher', 'ctx'],
    },
    destroy_and_withdraw: {
      summary:
        'Deletes a policy with its cap, emits `TransferPolicyDestroyed` and returns the collected SUI as a coin. Aborts with `ENotOwner` if the cap does not manage this policy.',
      params: ['policy', 'cap', 'ctx'],
    },
    from: {
      summary: 'Returns the ID that a request names as the seller, which is a kiosk unless another trading system made the request.',
      params: ['request'],
    },
    get_rule: {
      summary:
        'Returns a reference to the configuration of a rule; needs a value of the rule type. Aborts with `dynamic_field::EFieldDoesNotExist` if the policy does not have the rule, and with `dynamic_field::EFieldTypeMismatch` if its configuration has another type.',
      params: ['rule', 'policy'],
    },
    has_rule: {summary: 'Says whether a policy has a rule of the given type.', params: ['policy']},
    item: {summary: 'Returns the ID of the item that a request is about.', params: ['request']},
    new: {
      summary:
        'Creates a policy without rules and its `TransferPolicyCap`, and emits `TransferPolicyCreated`; once the policy is shared, kiosks can trade the type. Aborts with code 0, the number of `EPolicyNotSatisfied`, if the `Publisher` belongs to another package than the type.',
      params: ['publisher', 'ctx'],
    },
    new_request: {
      summary:
        'Makes a request, which only a policy of its type can consume. Anyone may call it, so that other trading systems than kiosks can use policies.',
      params: ['item', 'paid', 'from'],
    },
    paid: {summary: 'Returns the amount in MIST that was paid according to a request.', params: ['request']},
    remove_rule: {
      summary:
        'Removes a rule and drops its configuration; needs the `TransferPolicyCap`, not the rule. Aborts with `ENotOwner` when cap and policy do not match, and with `dynamic_field::EFieldDoesNotExist` if there is no such rule.',
      params: ['policy', 'cap'],
    },
    rules: {summary: 'Returns a reference to the set of rule types of a policy.', params: ['policy']},
    uid: {summary: 'Returns a reference to the UID of a policy, with which anyone can read its dynamic fields.', params: ['policy']},
    uid_mut_as_owner: {
      summary:
        'Returns the UID by mutable reference to the holder of the `TransferPolicyCap`, who can attach dynamic fields to the policy. Aborts with `ENotOwner` for the cap of a different one.',
      params: ['policy', 'cap'],
    },
    withdraw: {
      summary:
        'Takes an amount of the collected SUI in MIST as a coin, or all of it if the amount is none. Aborts with `ENotOwner` if the cap is for another policy, and with `ENotEnough` if the policy has less.',
      params: ['policy', 'cap', 'amount', 'ctx'],
    },
  },
  types: {
    RuleKey: {
      summary: 'The name of the dynamic field that stores the configuration of a rule in a policy. Its type parameter is the rule.',
    },
    TransferPolicy: {
      summary:
        'The conditions for trades of one type, made with the `Publisher` of its package and usually shared. A type can have several policies, and any one of them can confirm a request.',
      fields: {
        id: 'The object ID of the policy, which also carries the configurations of its rules.',
        balance: 'The SUI that rules have paid in and the owner has not withdrawn.',
        rules: 'The types of all rules that a request must satisfy.',
      },
    },
    TransferPolicyCap: {
      summary: 'The right to manage one policy: add and remove rules, withdraw its SUI, and destroy it. Whoever holds the object has it.',
      fields: {
        id: 'The ID of the cap, not of the policy.',
        policy_id: 'The ID of the policy that it manages.',
      },
    },
    TransferPolicyCreated: {
      summary: 'Reports a new policy for the type. Wallets and marketplaces use it to find policies.',
      fields: {id: 'The ID of the new policy.'},
      emittedBy: ['new', 'default'],
    },
    TransferPolicyDestroyed: {
      summary: 'Reports that a policy for the type is gone. Others for the same type may remain.',
      fields: {id: 'The ID of the deleted policy.'},
      emittedBy: ['destroy_and_withdraw'],
    },
    TransferRequest: {
      summary:
        'A sale that waits for approval. It has no abilities, so the transaction fails unless `confirm_request` consumes it after each rule has added its receipt.',
      fields: {
        item: 'The ID of the item that changes hands.',
        paid: 'The price that was paid, in MIST.',
        from: 'The ID of the kiosk that sold the item, or of another source.',
        receipts: 'The types of the rules whose receipts it carries so far.',
      },
    },
  },
  errors: {
    EPolicyNotSatisfied: {
      when: 'The request carries fewer or more receipts than the policy has rules. `new` and `default` abort with the same code, but without this name, for a `Publisher` of another package.',
      raisedBy: ['confirm_request'],
      cure: 'Call the function of every rule in `rules` that adds its receipt, then confirm.',
    },
    EIllegalRule: {
      when: 'The request has a receipt of a rule that this policy does not have.',
      raisedBy: ['confirm_request'],
      cure: 'Collect receipts of exactly the rules of the policy that you confirm with.',
    },
    EUnknownRequirement: {
      when: 'A rule that is not part of the policy tries to pay into it.',
      raisedBy: ['add_to_balance'],
      cure: 'Add the rule to the policy first, or pass the policy that has it.',
    },
    ERuleAlreadySet: {
      when: 'The policy already has the rule that is to be added.',
      raisedBy: ['add_rule'],
      cure: 'Remove the rule with `remove_rule` before you add it with a new configuration.',
    },
    ENotOwner: {
      when: 'The `TransferPolicyCap` manages a different policy.',
      raisedBy: ['add_rule', 'destroy_and_withdraw', 'remove_rule', 'uid_mut_as_owner', 'withdraw'],
      cure: 'Pass the cap whose `policy_id` is the ID of the policy.',
    },
    ENotEnough: {
      when: 'The amount asked for is larger than the balance of the policy.',
      raisedBy: ['withdraw'],
      cure: 'Withdraw a smaller amount, or pass none to take the whole balance.',
    },
  },
};
