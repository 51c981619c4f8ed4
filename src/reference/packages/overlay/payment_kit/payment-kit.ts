import type {ModuleOverlay} from '../../../move/overlay-types';

/** Our texts about `payment_kit::payment_kit`. */
export const paymentKitModule: ModuleOverlay = {
  summary:
    'Payments of orders with a receipt for each: through a registry that takes an order once, or ephemeral ones without a memory. Amounts are in the smallest unit of the coin, and the coin has to be worth exactly the amount.',
  functions: {
    create_payment_key: {
      summary:
        'Returns the key under which a registry keeps the record of a payment, to be handed to `delete_payment_record`. It checks nothing: a key of other values finds no record.',
    },
    create_registry: {
      summary:
        'Creates a registry with an ID that follows from the namespace and the name, and returns it with the capability of its admin. Share the registry with `share` in the same transaction, since it has neither `store` nor `drop`. Aborts with `ERegistryNameLengthIsNotAllowed` or `ERegistryNameContainsInvalidCharacters` for a name that is not allowed, and with `ERegistryAlreadyExists` for one that is taken.',
    },
    delete_payment_record: {
      summary:
        'Deletes the record of a payment, so that the storage rebate goes to whoever pays for the gas; anyone may. Afterwards, the registry accepts the same payment again. Aborts with `EPaymentRecordDoesNotExist` if there is no such record, with `EInvalidVersion`, and with `EPaymentRecordHasNotExpired` before as many epochs have passed as the registry demands, 30 if it says nothing.',
    },
    process_ephemeral_payment: {
      summary:
        'Sends a coin to the receiver, emits a `PaymentReceipt` and returns it. Nothing is remembered, so the same order can be paid again. Aborts with `EIncorrectAmount` unless the coin is worth exactly `payment_amount`, and with `EInvalidNonce` for a nonce that is empty or longer than 36 characters.',
    },
    process_registry_payment: {
      summary:
        'Takes a payment, stores a record of it in the registry, emits a `PaymentReceipt` and returns that. The coin goes to the receiver, or into the registry if that manages its funds. Aborts with `EPaymentAlreadyExists` if nonce, amount, receiver and coin type were paid before, with `EIncorrectAmount` or `EInvalidNonce` as an ephemeral payment does, with `ERegistryMustBeReceiver` or `EReceiverMustBeProvided` for a receiver that does not suit the registry, and with `EInvalidVersion`.',
    },
    set_config_epoch_expiration_duration: {
      summary:
        'Sets after how many epochs records may be deleted. It holds for records that exist already, too. Aborts with `EUnauthorizedAdmin` for the capability of another registry, and with `EInvalidVersion`.',
    },
    set_config_registry_managed_funds: {
      summary:
        'Decides whether coins of later payments stay in the registry or go to the receiver that each payment names. Coins that are in the registry stay there either way. Aborts with `EUnauthorizedAdmin` if the capability belongs to another registry, and with `EInvalidVersion`.',
    },
    share: {
      summary:
        'Makes a new registry a shared object, so that anyone can pay through it. There is no other way to finish the transaction that created it.',
    },
    withdraw_from_registry: {
      summary:
        'Returns everything that the registry holds of one coin type, as a coin, which is empty if all of it was withdrawn before. Aborts with `EUnauthorizedAdmin` for a capability of a different registry, with `EInvalidVersion`, and with `ERegistryBalanceDoesNotExist` if the registry never took a payment in that coin.',
    },
  },
  types: {
    BalanceKey: {
      summary: 'The name of the dynamic field in which a registry keeps its funds of one coin type, as a `Balance`.',
    },
    Namespace: {
      summary: 'The parent of all registries, one shared object for each network. The IDs of registries derive from it and their names.',
      fields: {id: 'The object ID of the namespace.'},
    },
    PaymentKey: {
      summary: 'What makes an order the same: the name of the dynamic field with its record, for one coin type.',
      fields: {
        nonce: 'The number or text that the shop gave the order.',
        payment_amount: 'How much was paid, in the smallest unit of the coin.',
        receiver: 'Who got the coin; the ID of the registry where that keeps its funds.',
      },
    },
    PaymentReceipt: {
      summary:
        'What was paid, for whom and when, returned to the transaction that paid. Compare all of its fields with the order before you deliver.',
      fields: {
        payment_type: 'Whether a registry has recorded the payment, and which one.',
        nonce: 'The number or text of the order, as the payer gave it.',
        payment_amount: 'The value of the coin, in its smallest unit.',
        receiver: 'The address that got the coin, or the ID of the registry that kept it.',
        coin_type: 'The type of the coin with the address of the package that defines it, without `0x`.',
        timestamp_ms: 'The time of the payment by the clock, in milliseconds since the Unix epoch.',
      },
      emittedBy: ['process_ephemeral_payment', 'process_registry_payment'],
    },
    PaymentRecord: {
      summary: 'The memory of one payment in a registry, under its `PaymentKey`.',
      fields: {epoch_at_time_of_record: 'The epoch of the payment, from which the expiration counts.'},
    },
    PaymentRegistry: {
      summary:
        'A shared object that remembers payments in dynamic fields, has settings, and may keep the money. Its ID follows from its name.',
      fields: {
        id: 'The object ID, which is also the receiver of payments that the registry keeps.',
        cap_id: 'The ID of the `RegistryAdminCap` that may change this registry.',
        config: 'The settings by name: `epoch_expiration_duration` and `registry_managed_funds`, each present once it was set.',
        version: 'The version that the package must have; 0 so far.',
      },
    },
    PaymentType: {
      summary: 'How a payment was made.',
      variants: {
        Ephemeral: {summary: 'Without a registry, so nothing kept a second payment from going through.'},
        Registry: {summary: 'Through a registry, which holds a record of it.', fields: {pos0: 'The ID of the registry.'}},
      },
    },
    RegistryAdminCap: {
      summary: 'The right to change the settings of one registry and to withdraw its money. Whoever holds it can pass it on.',
      fields: {id: 'The object ID of the capability.', registry_id: 'The registry that it is for.'},
    },
  },
  errors: {
    EPaymentAlreadyExists: {
      when: 'The registry has a record of a payment with the same nonce, amount, receiver and coin type.',
      raisedBy: ['process_registry_payment'],
      cure: 'Look for the receipt of the first payment: the order is paid. Give a new order a new nonce.',
    },
    EIncorrectAmount: {
      when: 'The coin is worth more or less than `payment_amount`.',
      raisedBy: ['process_ephemeral_payment', 'process_registry_payment'],
      cure: 'Split a coin of exactly that amount off in the same transaction.',
    },
    EPaymentRecordDoesNotExist: {
      when: 'The registry has no record under the key.',
      raisedBy: ['delete_payment_record'],
      cure: 'Make the key from the nonce, amount and receiver of the receipt, with its coin type, and name the registry that took the payment.',
    },
    EPaymentRecordHasNotExpired: {
      when: 'Fewer epochs have passed since the payment than the registry demands.',
      raisedBy: ['delete_payment_record'],
      cure: 'Wait until the epoch of the record plus the `epoch_expiration_duration` of the registry, which is 30 if it is not set.',
    },
    EUnauthorizedAdmin: {
      when: 'The `RegistryAdminCap` is of another registry.',
      raisedBy: ['set_config_epoch_expiration_duration', 'set_config_registry_managed_funds', 'withdraw_from_registry'],
      cure: 'Pass the capability whose ID the `cap_id` field of the registry has.',
    },
    ERegistryAlreadyExists: {
      when: 'Another registry has the name.',
      raisedBy: ['create_registry'],
      cure: 'Choose another name, or use the registry that exists if it is yours.',
    },
    ERegistryNameLengthIsNotAllowed: {
      when: 'The name of the new registry is shorter than 3 characters or longer than 63.',
      raisedBy: ['create_registry'],
      cure: 'Give it a name of 3 to 63 characters.',
    },
    ERegistryNameContainsInvalidCharacters: {
      when: 'The name has a character other than a to z, 0 to 9 and the hyphen, or begins or ends with a hyphen.',
      raisedBy: ['create_registry'],
      cure: 'Write it in lowercase letters and digits, with hyphens between them only.',
    },
    EInvalidNonce: {
      when: 'The nonce is empty or has more than 36 characters.',
      raisedBy: ['process_ephemeral_payment', 'process_registry_payment'],
      cure: 'Use a nonce of 1 to 36 ASCII characters; a UUID fits.',
    },
    ERegistryMustBeReceiver: {
      when: 'The registry keeps its funds, and the payment names another receiver.',
      raisedBy: ['process_registry_payment'],
      cure: 'Pass no receiver, or the ID of the registry as an address.',
    },
    EReceiverMustBeProvided: {
      when: 'The registry passes money on, and the payment names no receiver.',
      raisedBy: ['process_registry_payment'],
      cure: 'Pass the address that the money is for.',
    },
    ERegistryBalanceDoesNotExist: {
      when: 'The registry has never kept a payment in this coin type.',
      raisedBy: ['withdraw_from_registry'],
      cure: 'Check the type argument, and whether the registry manages its funds.',
    },
    EInvalidVersion: {
      when: 'The registry demands another version of the package than the one that was called.',
      raisedBy: [
        'delete_payment_record',
        'process_registry_payment',
        'set_config_epoch_expiration_duration',
        'set_config_registry_managed_funds',
        'withdraw_from_registry',
      ],
      cure: 'Call the newest version of the package.',
    },
  },
};
