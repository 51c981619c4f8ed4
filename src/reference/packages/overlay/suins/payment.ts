import type {ModuleOverlay} from '../../../move/overlay-types';

/** Our texts about `suins::payment`. */
export const paymentModule: ModuleOverlay = {
  summary:
    'Sales of names in three steps of one transaction: an intent with the price, a payment by an authorized package, and a receipt to register or renew with. Prices are in the base currency; neither intent nor receipt can be kept.',
  functions: {
    apply_percentage_discount: {
      summary:
        'Lowers the price of an intent by some percent, on behalf of an authorized package, under a key that counts once. Aborts with `suins::EAppNotAuthorized`, `EDiscountAlreadyApplied`, `EInvalidDiscountPercentage`, or `ENotMultipleDiscountsAllowed` if other discounts are not to be added to.',
      params: ['intent', 'suins', 'app', 'discount_key', 'discount', 'allow_multiple_discounts'],
    },
    base_amount: {summary: 'Returns what is to be paid, discounts included, in the smallest unit of the base currency.'},
    calculate_total_after_discount: {summary: 'Returns what the price would be after a further discount in percent, without applying it.'},
    discount_applied: {summary: 'Says whether the intent has had any discount.'},
    discounts_applied: {summary: 'Returns the percent of each discount by its key.'},
    domain: {summary: 'Returns the name that is being paid for.'},
    finalize_payment: {
      summary:
        'Turns an intent into a receipt, puts the coin into `SuiNS` and emits `TransactionEvent`. Only authorized packages can call it, and they have to check the amount: this function does not. Aborts with `suins::EAppNotAuthorized` for others.',
    },
    init_registration: {
      summary:
        'Starts the purchase of a name for a year, at the price for its length. It does not look whether the name is free. Aborts with `domain::EInvalidDomain`, with `core_config::EInvalidLength`, `EInvalidTld` or `ESubnameNotSupported` for a name that is not for sale, and with `pricing_config::EPriceNotSet`.',
    },
    init_renewal: {
      summary:
        'Starts the renewal of a name for some years, at the price of renewals. The registration only tells the name here. Aborts with `ECannotRenewSubdomain`, and with `ECannotExceedMaxYears` for more years than are allowed.',
    },
    register: {
      summary:
        'Takes the receipt of a purchase, registers the name and returns its registration. Aborts with `registry::ERecordNotExpired` if somebody has the name, with `ENotSupportedType` for the receipt of a renewal, and with `EVersionMismatch`; the payment is undone then.',
    },
    renew: {
      summary:
        'Takes the receipt of a renewal and adds the years to the time of the name, in the registry and in the registration. Aborts with `EReceiptDomainMissmatch`, `registry::EIdMismatch`, `ERecordNotFound`, `ERecordExpired` after the grace period, `ECannotExceedMaxYears`, `ENotSupportedType` or `EVersionMismatch`.',
    },
    request_data: {summary: 'Returns what an intent is about, for the functions that read it.'},
    years: {summary: 'Returns for how many years is paid.'},
  },
  types: {
    PaymentIntent: {
      summary: 'A purchase that waits for its payment. It has no abilities, so a transaction that starts one has to finish it.',
      variants: {
        Registration: {summary: 'The purchase of a new name.', fields: {pos0: 'Name, years and price.'}},
        Renewal: {summary: 'More years for a name that exists.', fields: {pos0: 'The name with the years to add and their price.'}},
      },
    },
    Receipt: {
      summary: 'A purchase that has been paid. It has no abilities either: `register` or `renew` takes it.',
      variants: {
        Registration: {
          summary: 'A paid purchase of a new name.',
          fields: {domain: 'The name to register.', years: 'For how many years; 1.', version: 'The version of payments that made it.'},
        },
        Renewal: {
          summary: 'A paid renewal.',
          fields: {domain: 'The name to renew.', years: 'How many years to add.', version: 'The version of payments by which it was made.'},
        },
      },
    },
    RequestData: {
      summary: 'What a purchase is about.',
      fields: {
        version: 'The version of payments, which the configuration has to accept.',
        domain: 'The name.',
        years: 'The years, 1 for a new name.',
        base_amount: 'The price after discounts, in the smallest unit of the base currency.',
        discounts_applied: 'The discounts so far, in percent, by their keys.',
        metadata: 'Room for later uses; empty.',
      },
    },
    TransactionEvent: {
      summary: 'Tells of a paid purchase.',
      fields: {
        app: 'The type of the package that took the payment.',
        domain: 'The name that was paid for.',
        years: 'How many years were paid.',
        request_data_version: 'The version of payments.',
        base_amount: 'The price in the base currency, after discounts.',
        discounts_applied: 'The percent of each discount, by key.',
        metadata: 'Further data of the purchase; empty so far.',
        is_renewal: 'True for a renewal, false for a new name.',
        currency: 'The type of the coin that was paid.',
        currency_amount: 'How much of it reached `SuiNS`, without the part that was taken off before.',
      },
      emittedBy: ['finalize_payment'],
    },
  },
  errors: {
    ENotMultipleDiscountsAllowed: {
      when: 'The intent has had a discount, and the new one does not go with others.',
      raisedBy: ['apply_percentage_discount'],
      cure: 'Start a new intent and apply the better discount alone.',
    },
    ENotSupportedType: {
      when: 'A receipt of a renewal was handed to `register`, or one of a purchase to `renew`.',
      raisedBy: ['register', 'renew'],
      cure: 'Call the function that goes with the intent you began with.',
    },
    ERecordNotFound: {
      when: 'The registry has no record of the name, because it expired and was removed.',
      raisedBy: ['renew'],
      cure: 'Register the name anew, if it is free.',
    },
    ERecordExpired: {
      when: 'The name expired more than 30 days ago.',
      raisedBy: ['renew'],
      cure: 'Register it anew with `init_registration`, as anyone can by now.',
    },
    EReceiptDomainMissmatch: {
      when: 'The receipt is for another name than the registration.',
      raisedBy: ['renew'],
      cure: 'Pass the registration that the intent was started with.',
    },
    EVersionMismatch: {
      when: 'The configuration accepts another version of payments than that of this package.',
      raisedBy: ['register', 'renew'],
      cure: 'Call the newest version of the package, or use an SDK of the newest release.',
    },
    EInvalidDiscountPercentage: {
      when: 'The discount is more than 100 percent.',
      raisedBy: ['apply_percentage_discount'],
      cure: 'Give it in whole percent, up to 100.',
    },
    ECannotRenewSubdomain: {
      when: 'The registration is of a subdomain, which has no price.',
      raisedBy: ['init_renewal'],
      cure: 'Extend a subdomain with `suins_subdomains::subdomains::extend_expiration`.',
    },
    EDiscountAlreadyApplied: {
      when: 'A discount with this key is in the price already.',
      raisedBy: ['apply_percentage_discount'],
      cure: 'Leave the second call out.',
    },
    ECannotExceedMaxYears: {
      when: 'The renewal asks for more years than are allowed, or the name would end too far in the future.',
      raisedBy: ['init_renewal', 'renew'],
      cure: 'Renew for fewer years: `core_config::max_years` is the limit, counted from now and not from the end of the name.',
    },
  },
};
