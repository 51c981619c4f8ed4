import type {ModuleOverlay} from '../../../move/overlay-types';

/** Our texts about `suins::payment`. */
export const paymentModule: ModuleOverlay = {
  summary:
    'The steps of a sale: an intent with a price, a payment through an authorized app, and a receipt that registers or renews a name. Intents and receipts cannot be stored or dropped, so all steps happen in one transaction.',
  functions: {
    apply_percentage_discount: {
      summary:
        'Lowers the price of an intent by a percentage for an authorized app; further discounts apply to the lowered price. Aborts with `suins::EAppNotAuthorized` for any other app, `EDiscountAlreadyApplied` if the key was used before, `ENotMultipleDiscountsAllowed` if there is a discount and the call does not allow several, and `EInvalidDiscountPercentage` above 100.',
      params: ['intent', 'suins', 'app', 'discount_key', 'discount', 'allow_multiple_discounts'],
    },
    base_amount: {summary: 'Returns the price after the discounts so far, in the smallest unit of the base currency.'},
    calculate_total_after_discount: {
      summary:
        'Returns what would remain of the price after a discount in percent, rounded in favor of SuiNS, without applying it. A discount above 100 makes the subtraction fail as soon as it exceeds the price.',
    },
    discount_applied: {summary: 'Says whether at least one discount went into the price.'},
    discounts_applied: {summary: 'Returns a copy of the discounts, in percent by key.'},
    domain: {summary: 'Returns a reference to the name that is to be paid for.'},
    finalize_payment: {
      summary:
        'Takes the coin into the balance of SuiNS, emits `TransactionEvent` and turns the intent into a receipt. It does not compare the coin with the price: that is up to the app, whose witness must be authorized, or the call aborts with `suins::EAppNotAuthorized`.',
    },
    init_registration: {
      summary:
        'Starts the purchase of a second-level name for one year and returns the intent with its price; whether the name is free is checked only by `register`. Aborts with `domain::EInvalidDomain`, `core_config::EInvalidTld`, `core_config::EInvalidLength` or `core_config::ESubnameNotSupported` if the name cannot be sold, and with `pricing_config::EPriceNotSet` if its length has no price.',
    },
    init_renewal: {
      summary:
        'Starts the renewal of a name and returns the intent, priced per year by the `RenewalConfig`; anyone who can lend the registration may pay. Aborts with `ECannotRenewSubdomain` for a subdomain, `ECannotExceedMaxYears` for too many years, and `pricing_config::EPriceNotSet` if no price fits the length.',
    },
    register: {
      summary:
        'Turns a receipt for a registration into the registration itself, which starts now. Aborts with `ENotSupportedType` for a receipt of a renewal, `EVersionMismatch` for an outdated one, and `registry::ERecordNotExpired` if the name is taken or in its grace period; the payment is undone then. A name that has ceased to be for sale aborts with the error of `core_config`.',
    },
    renew: {
      summary:
        'Adds the paid years to the expiration of a name, in its record and its registration. Aborts with `ERecordExpired` later than 30 days after expiration, `ERecordNotFound` if the name was burned, `ECannotExceedMaxYears` if the end would be more than `core_config::max_years` plus one years from now, and `registry::EIdMismatch` if a newer registration controls the name. A receipt that does not fit aborts with `ENotSupportedType`, `EVersionMismatch` or `EReceiptDomainMissmatch`.',
    },
    request_data: {summary: 'Returns a reference to the data of an intent, of either kind.'},
    years: {summary: 'Returns the number of years in the request, which is 1 for a registration.'},
  },
  types: {
    PaymentIntent: {
      summary:
        'A purchase that has a price and is not paid yet. `init_registration` and `init_renewal` create it, and only `finalize_payment` consumes it.',
      variants: {
        Registration: {summary: 'The purchase of a new name.', fields: {pos0: 'What is bought and for how much.'}},
        Renewal: {
          summary: 'The extension of a name that exists.',
          fields: {pos0: 'Which name is extended, for how long and at what price.'},
        },
      },
    },
    Receipt: {
      summary: 'Proof that an app took a payment. `finalize_payment` makes it, and `register` or `renew` consumes it.',
      variants: {
        Registration: {
          summary: 'A paid purchase of a new name.',
          fields: {
            domain: 'The name that `register` will create.',
            years: 'The years until it expires.',
            version: 'The payment version of the intent, which has to match the configuration.',
          },
        },
        Renewal: {
          summary: 'A paid renewal.',
          fields: {
            domain: 'The name that `renew` will extend.',
            years: 'The years that are added.',
            version: 'The payment version under which the renewal began.',
          },
        },
      },
    },
    RequestData: {
      summary: 'The content of an intent. Getters of this module read it, and discounts change its price.',
      fields: {
        version: 'The payment version of the package that began the sale.',
        domain: 'The name to register or renew.',
        years: 'The duration that is paid for.',
        base_amount: 'The price with all discounts so far, in the smallest unit of the base currency.',
        discounts_applied: 'The percentage of each discount, by the key of the app that gave it.',
        metadata: 'Free text by key; this version leaves it empty.',
      },
    },
    TransactionEvent: {
      summary: 'Reports a payment for a registration or a renewal.',
      fields: {
        app: 'The witness type of the app that took the payment.',
        domain: 'The name in question.',
        years: 'How many years were paid for.',
        request_data_version: 'The payment version of the intent.',
        base_amount: 'The price after discounts, in the smallest unit of the base currency.',
        discounts_applied: 'Each discount in percent, with its key.',
        metadata: 'The metadata of the intent, empty at present.',
        is_renewal: 'True for a renewal, false for a registration.',
        currency: 'The coin type that was paid.',
        currency_amount:
          'How much reached the balance of SuiNS, in the smallest unit of that coin type. What an app set aside before is not included.',
      },
      emittedBy: ['finalize_payment'],
    },
  },
  errors: {
    ENotMultipleDiscountsAllowed: {
      when: 'The intent already has a discount, and the app wants its own to be the only one.',
      raisedBy: ['apply_percentage_discount'],
      cure: 'Apply this discount first, or pass true for `allow_multiple_discounts`.',
    },
    ENotSupportedType: {
      when: 'The receipt is of the other kind: for a renewal in `register`, or for a registration in `renew`.',
      raisedBy: ['register', 'renew'],
      cure: 'Hand the receipt to the function that fits the intent it came from.',
    },
    ERecordNotFound: {when: 'The name that is to be renewed has no record any more.', raisedBy: ['renew'], cure: 'Register the name anew.'},
    ERecordExpired: {
      when: 'The name expired more than 30 days ago.',
      raisedBy: ['renew'],
      cure: 'Register it anew with `init_registration`, as anyone can by now.',
    },
    EReceiptDomainMissmatch: {
      when: 'The receipt was paid for another name than that of the registration.',
      raisedBy: ['renew'],
      cure: 'Pass the registration that the intent was started with.',
    },
    EVersionMismatch: {
      when: 'The version of payments in the receipt differs from the one in `CoreConfig`.',
      raisedBy: ['register', 'renew'],
      cure: 'Call the newest version of the SuiNS package, or use an SDK of the newest release.',
    },
    EInvalidDiscountPercentage: {
      when: 'The discount is more than 100 percent.',
      raisedBy: ['apply_percentage_discount'],
      cure: 'Give it in whole percent, up to 100.',
    },
    ECannotRenewSubdomain: {
      when: 'The registration is for a subdomain, which is not paid for.',
      raisedBy: ['init_renewal'],
      cure: 'Extend a subdomain with `suins_subdomains::subdomains::extend_expiration`.',
    },
    EDiscountAlreadyApplied: {
      when: 'A discount with the same key is in the intent.',
      raisedBy: ['apply_percentage_discount'],
      cure: 'Leave the second call out.',
    },
    ECannotExceedMaxYears: {
      when: 'The years exceed the maximum of the configuration, or the new expiration would be too far in the future.',
      raisedBy: ['init_renewal', 'renew'],
      cure: 'Ask for at most `core_config::max_years` years, and for fewer if the name would otherwise end later than that many years plus one from now.',
    },
  },
};
