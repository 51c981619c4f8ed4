import type {ModuleOverlay} from '../../../move/overlay-types';

/** Our texts about `deepbook::vault`. */
export const vaultModule: ModuleOverlay = {
  summary:
    'The funds of a pool, and the flash loans that are made of them. The vault holds what open orders have locked, what has been settled and not withdrawn, stakes and fees; loans cost nothing and end within the transaction.',
  types: {
    FlashLoan: {
      summary:
        'The duty to pay a loan back. It has no abilities, so the transaction fails unless `pool::return_flashloan_base` or `pool::return_flashloan_quote` takes it.',
      fields: {
        pool_id: 'The lender: a pool.',
        borrow_quantity: 'The amount to return, in the smallest unit of the asset.',
        type_name: 'The type of the borrowed asset.',
      },
    },
    FlashLoanBorrowed: {
      summary: 'Reports a flash loan. Its return has no event of its own.',
      fields: {
        pool_id: 'The pool that lent.',
        borrow_quantity: 'The borrowed amount, in units of the asset.',
        type_name: 'The asset, as the full name of its type.',
      },
      emittedBy: ['pool::borrow_flashloan_base', 'pool::borrow_flashloan_quote'],
    },
    Vault: {
      summary:
        'The three balances of a pool. Each call settles with one balance manager by paying the difference of what either side owes.',
      fields: {
        base_balance: 'All base units in the pool.',
        quote_balance: 'All quote units in the pool.',
        deep_balance:
          'DEEP that was staked or paid or reserved for fees. Where DEEP is the base or quote asset, what is traded is in the other balance.',
      },
    },
  },
  errors: {
    ENotEnoughBaseForLoan: {
      when: 'The vault has less of the base asset than is to be borrowed.',
      raisedBy: ['pool::borrow_flashloan_base'],
      cure: 'Borrow no more than the first number from `pool::vault_balances`.',
    },
    ENotEnoughQuoteForLoan: {
      when: 'The vault has less of the quote asset than is to be borrowed.',
      raisedBy: ['pool::borrow_flashloan_quote'],
      cure: 'Keep the loan within the second number from `pool::vault_balances`.',
    },
    EInvalidLoanQuantity: {
      when: 'A loan of zero is asked for.',
      raisedBy: ['pool::borrow_flashloan_base', 'pool::borrow_flashloan_quote'],
      cure: 'Borrow at least one unit.',
    },
    EIncorrectLoanPool: {
      when: 'The loan is returned to a pool that did not make it.',
      raisedBy: ['pool::return_flashloan_base', 'pool::return_flashloan_quote'],
      cure: 'Return each loan to the pool from which it came.',
    },
    EIncorrectTypeReturned: {
      when: 'A loan of base is returned as quote, or the other way around.',
      raisedBy: ['pool::return_flashloan_base', 'pool::return_flashloan_quote'],
      cure: 'Pair `pool::borrow_flashloan_base` with `pool::return_flashloan_base`, and likewise for quote.',
    },
    EIncorrectQuantityReturned: {
      when: 'The returned coin is worth more or less than the loan.',
      raisedBy: ['pool::return_flashloan_base', 'pool::return_flashloan_quote'],
      cure: 'Split off a coin of exactly the borrowed amount.',
    },
    ENoBalanceToSettle: {
      when: 'The pool has no settled funds for the balance manager, or no account of it at all.',
      raisedBy: ['pool::withdraw_settled_amounts_permissionless'],
      cure: 'Dry-run the call first, and leave out managers for which it fails.',
    },
    EHasOwedBalances: {
      when: 'The balance manager owes the pool something. Other calls settle debts at once, so this is a safeguard that does not come up.',
      raisedBy: ['pool::withdraw_settled_amounts_permissionless'],
      cure: 'Have the owner call `pool::withdraw_settled_amounts` with a proof.',
    },
  },
};
