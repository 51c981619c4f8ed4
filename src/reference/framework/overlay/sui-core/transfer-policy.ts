import type {FunctionOverlay} from '../../overlay-types';

/** Functions of `sui::transfer_policy`. */
export const transferPolicy: Readonly<Record<string, FunctionOverlay>> = {
  add_receipt: {
    summary:
      'Stamps a request as approved by a rule; only the module that can build the rule type may do so. Aborts with `vec_set::EKeyAlreadyExists` on a second stamp of the same rule.',
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
      'Creates and shares a policy without rules and sends its `TransferPolicyCap` to the sender. Callable from a transaction only; aborts with code 0 if the `Publisher` is not of the package of the type.',
    params: ['publisher', 'ctx'],
  },
  destroy_and_withdraw: {
    summary:
      'Deletes a policy with its cap, emits `TransferPolicyDestroyed` and returns the collected SUI as a coin. Aborts with `ENotOwner` if the cap is for another policy.',
    params: ['policy', 'cap', 'ctx'],
  },
  from: {summary: 'Returns the ID of the kiosk, or whatever else, that a request names as seller.', params: ['request']},
  get_rule: {
    summary:
      'Gives a rule a reference to its configuration in a policy; needs a value of the rule type. Aborts with `dynamic_field::EFieldDoesNotExist` if the policy lacks the rule.',
    params: ['rule', 'policy'],
  },
  has_rule: {summary: 'Says whether a policy has a rule.', params: ['policy']},
  item: {summary: 'Returns the ID of the item that a request is about.', params: ['request']},
  new: {
    summary:
      'Creates a policy without rules and its `TransferPolicyCap`, and emits `TransferPolicyCreated`; once the policy is shared, kiosks can trade the type. Aborts with code 0 if the `Publisher` is not of the package of the type.',
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
      'Removes a rule and drops its configuration; needs the `TransferPolicyCap`, not the rule. Aborts with `ENotOwner` for the cap of another policy, and with `dynamic_field::EFieldDoesNotExist` if the policy lacks the rule.',
    params: ['policy', 'cap'],
  },
  rules: {summary: 'Gives a reference to the set of rule types of a policy.', params: ['policy']},
  uid: {summary: 'Gives anyone a reference to the UID of a policy, to read its dynamic fields.', params: ['policy']},
  uid_mut_as_owner: {
    summary:
      'Gives the owner the UID by mutable reference, to attach dynamic fields. Aborts with `ENotOwner` for the cap of another policy.',
    params: ['policy', 'cap'],
  },
  withdraw: {
    summary:
      'Takes an amount of the collected SUI, or all of it for none, as a coin. Aborts with `ENotOwner` for the cap of another policy, and with `ENotEnough` if the policy has less.',
    params: ['policy', 'cap', 'amount', 'ctx'],
  },
};
