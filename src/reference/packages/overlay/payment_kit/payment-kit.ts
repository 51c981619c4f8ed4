import type {ModuleOverlay} from '../../../move/overlay-types';

/** Our texts about `payment_kit::payment_kit`. */
export const paymentKitModule: ModuleOverlay = {
  summary:
    'Payments with a receipt, either on their own or through a registry that refuses to take the same payment twice. A payment in any coin type is identified by a nonce, the amount and the receiver, and the receipt is also an event.',
  functions: {
    create_payment_key: {
      summary:
        'Makes the key under which a registry keeps the record of a payment in a coin type. It needs the same nonce, amount and receiver as the payment.',
    },
    create_registry: {
      summary:
        'Creates a registry whose ID follows from its name, and returns it with its admin cap; hand the registry to `share` in the same transaction. Anyone may do so. Aborts with `ERegistryNameLengthIsNotAllowed` or `ERegistryNameContainsInvalidCharacters` for a bad name, and with `ERegistryAlreadyExists` if it is in use.',
    },
    delete_payment_record: {
      summary:
        'Deletes an expired record, which frees its storage deposit and lets the same payment be made again; it is open to everyone. Aborts with `EPaymentRecordDoesNotExist` without such a record, with `EPaymentRecordHasNotExpired` before as many epochs have passed as the registry demands, 30 by default, and with `EInvalidVersion` if the registry is of another version.',
    },
    process_ephemeral_payment: {
      summary:
        'Sends a coin to the receiver, emits `PaymentReceipt` and returns the receipt. No record is kept, so nothing prevents paying twice. Aborts with `EIncorrectAmount` unless the coin is worth exactly the amount, and with `EInvalidNonce` unless the nonce has 1 to 36 characters.',
    },
    process_registry_payment: {
      summary:
        'Pays through a registry, which records the payment, and returns the receipt, which it emits as `PaymentReceipt`; the coin goes to the receiver or, if the registry manages funds, to its balance. Aborts with `EPaymentAlreadyExists` if a record of the same payment is there, `EIncorrectAmount` or `EInvalidNonce` for a wrong coin or nonce, and `EInvalidVersion` for a registry of another version. A registry that manages funds aborts with `ERegistryMustBeReceiver` if the receiver is somebody else, any other with `EReceiverMustBeProvided` if there is none.',
    },
    set_config_epoch_expiration_duration: {
      summary:
        'Sets after how many epochs records of a registry expire, instead of 30; existing records are affected too. Aborts with `EUnauthorizedAdmin` for the cap of another registry, and with `EInvalidVersion` if the version of the registry does not match.',
    },
    set_config_registry_managed_funds: {
      summary:
        'Decides whether later payments stay in the registry until the admin withdraws them, or go to their receivers, which is the default; coins that are in the registry stay there either way. A cap that does not belong to the registry aborts with `EUnauthorizedAdmin`, a registry of another version with `EInvalidVersion`.',
    },
    share: {
      summary:
        'Shares a new registry. The transaction that creates one has to do so, because a registry can be neither transferred nor dropped.',
    },
    withdraw_from_registry: {
      summary:
        'Returns all that a registry has collected in one coin type as a coin, possibly worth zero. Aborts with `EUnauthorizedAdmin` unless the cap is that of the registry, `ERegistryBalanceDoesNotExist` if nothing of the type was ever collected, and `EInvalidVersion` on a wrong version.',
    },
  },
  types: {
    BalanceKey: {summary: 'The name of the dynamic field in which a registry collects one coin type, its type parameter.'},
    Namespace: {
      summary: 'The shared object below which all registries get their IDs, so that no name is used twice. There is one for the package.',
      fields: {id: 'The ID from which, together with a name, the ID of a registry is derived.'},
    },
    PaymentKey: {
      summary:
        'What makes a payment unique in a registry, and the name of the dynamic field with its record. The type parameter is the coin type.',
      fields: {
        nonce: 'A text that the application chooses for each payment, such as the number of an invoice.',
        payment_amount: 'The amount, in the smallest unit of the coin type.',
        receiver: 'Who got the coin; the ID of the registry where that keeps its funds.',
      },
    },
    PaymentReceipt: {
      summary:
        'Describes a payment that has been made, both as a return value and as an event. Compare all of its fields with the order before you deliver.',
      fields: {
        payment_type: 'Whether the payment went through a registry, and through which one.',
        nonce: 'The text that identifies the payment.',
        payment_amount: 'How much was paid, in the smallest unit of the coin type.',
        receiver: 'The address that got the coin, or that of the registry which collected it.',
        coin_type: 'The full type of the coin as text, with the address of the package that defines it, in hexadecimal without `0x`.',
        timestamp_ms: 'When the payment was made, in milliseconds since 1970.',
      },
      emittedBy: ['process_ephemeral_payment', 'process_registry_payment'],
    },
    PaymentRecord: {
      summary: 'The trace of a payment in a registry, which prevents a repetition until it is deleted.',
      fields: {epoch_at_time_of_record: 'The epoch of the payment, from which its expiration counts.'},
    },
    PaymentRegistry: {
      summary:
        'A shared object that records payments and, on request, collects them. `create_registry` makes it, and the holder of its admin cap changes the settings.',
      fields: {
        id: 'The object ID, which is also the receiver of payments that the registry keeps.',
        cap_id: 'The ID of the only admin cap that is accepted.',
        config: 'The settings by name: `epoch_expiration_duration` and `registry_managed_funds`, each present once it was set.',
        version: 'The version that the code has to match, 0 so far.',
      },
    },
    PaymentType: {
      summary: 'The way in which a payment was made.',
      variants: {
        Ephemeral: {summary: 'Made without a registry and therefore without a record.'},
        Registry: {summary: 'Made through a registry and recorded there.', fields: {pos0: 'The ID of that registry.'}},
      },
    },
    RegistryAdminCap: {
      summary: 'The right to configure one registry and to withdraw from it. It comes with the registry and can be transferred.',
      fields: {id: 'The ID of the cap, which the registry stores.', registry_id: 'The ID of the registry, for lookup offchain.'},
    },
  },
  errors: {
    EPaymentAlreadyExists: {
      when: 'The registry has a record with the same nonce, amount, receiver and coin type.',
      raisedBy: ['process_registry_payment'],
      cure: 'Treat the payment as made, or use a fresh nonce for another one.',
    },
    EIncorrectAmount: {
      when: 'The coin is not worth exactly the stated amount.',
      raisedBy: ['process_ephemeral_payment', 'process_registry_payment'],
      cure: 'Split off a coin of the amount, in the smallest unit.',
    },
    EPaymentRecordDoesNotExist: {
      when: 'The registry has no record under the key.',
      raisedBy: ['delete_payment_record'],
      cure: 'Build the key from the fields of the receipt and with its coin type; maybe the record is deleted already.',
    },
    EPaymentRecordHasNotExpired: {
      when: 'The current epoch is earlier than the epoch of the record plus the duration of the registry.',
      raisedBy: ['delete_payment_record'],
      cure: 'Wait for that epoch; the duration is 30 epochs unless the admin has set another.',
    },
    EUnauthorizedAdmin: {
      when: 'The admin cap belongs to another registry.',
      raisedBy: ['set_config_epoch_expiration_duration', 'set_config_registry_managed_funds', 'withdraw_from_registry'],
      cure: 'Compare `registry_id` of the cap with the registry that you pass.',
    },
    ERegistryAlreadyExists: {
      when: 'The name has been given to a registry before.',
      raisedBy: ['create_registry'],
      cure: 'Choose a different name; names are never released.',
    },
    ERegistryNameLengthIsNotAllowed: {
      when: 'The name of the registry has fewer than 3 or more than 63 characters.',
      raisedBy: ['create_registry'],
      cure: 'Give it a name of 3 to 63 characters.',
    },
    ERegistryNameContainsInvalidCharacters: {
      when: 'The name contains something other than lower-case letters, digits and hyphens, or has a hyphen at an end.',
      raisedBy: ['create_registry'],
      cure: 'Write it in lowercase letters and digits, with hyphens between them only, for example `my-shop`.',
    },
    EInvalidNonce: {
      when: 'The nonce is empty or longer than 36 characters.',
      raisedBy: ['process_ephemeral_payment', 'process_registry_payment'],
      cure: 'Use a nonce of 1 to 36 ASCII characters; a UUID fits.',
    },
    ERegistryMustBeReceiver: {
      when: 'The registry manages funds and the payment names another receiver.',
      raisedBy: ['process_registry_payment'],
      cure: 'Pass none, or the address of the registry.',
    },
    EReceiverMustBeProvided: {
      when: 'The registry does not manage funds, so the coin needs somewhere to go.',
      raisedBy: ['process_registry_payment'],
      cure: 'Give the address of the receiver.',
    },
    ERegistryBalanceDoesNotExist: {
      when: 'The registry has never collected the coin type.',
      raisedBy: ['withdraw_from_registry'],
      cure: 'Check the type argument, and whether the registry was set to manage funds when payments came in.',
    },
    EInvalidVersion: {
      when: 'The registry carries another version than the code that is called.',
      raisedBy: [
        'delete_payment_record',
        'process_registry_payment',
        'set_config_epoch_expiration_duration',
        'set_config_registry_managed_funds',
        'withdraw_from_registry',
      ],
      cure: 'Call the package version that works with the `version` field of the registry, which is usually the newest.',
    },
  },
};
