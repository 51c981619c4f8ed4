import type {ModuleOverlay} from '../../../move/overlay-types';

/** Our texts about `kiosk::personal_kiosk`. */
export const personalKioskModule: ModuleOverlay = {
  summary:
    'Binds a kiosk to one address for good: the capability of its owner is wrapped in an object that cannot be sent to anyone else. A mark in the kiosk names the owner, so that rules and apps can rely on it.',
  functions: {
    borrow: {
      summary: 'Returns a reference to the wrapped capability. Aborts with `std::option::EOPTION_NOT_SET` while `borrow_val` has it out.',
    },
    borrow_mut: {
      summary:
        'Returns a mutable reference to the capability inside. Functions of `sui::kiosk` need no more than `borrow`. Aborts with `std::option::EOPTION_NOT_SET` while the capability is out.',
    },
    borrow_val: {
      summary:
        'Takes the capability out for the rest of the transaction, for calls that need it as a value. The `Borrow` makes sure that `return_val` puts it back. Aborts with `std::option::EOPTION_NOT_SET` if it is out already.',
    },
    create_for: {
      summary:
        'Makes a kiosk personal for another address and sends the wrapped capability there, so that an app can set up a kiosk for its user. Emits `NewPersonalKiosk`. Aborts with `EWrongKiosk` if the capability is of another kiosk, and with `sui::dynamic_field::EFieldAlreadyExists` if the kiosk is personal already.',
    },
    default: {
      summary:
        'Makes a kiosk personal for the sender and sends the wrapped capability to them, which is `new` and `transfer_to_sender` in one call. A transaction alone can call it.',
    },
    is_personal: {summary: 'Says whether a kiosk has the mark of a personal one.'},
    new: {
      summary:
        'Makes a kiosk personal for the sender, sets the `owner` field of the kiosk, and returns the wrapped capability, which `transfer_to_sender` has to end with. Emits `NewPersonalKiosk`. Aborts with `EWrongKiosk` for the capability of another kiosk, and with `sui::dynamic_field::EFieldAlreadyExists` where the kiosk is personal before.',
    },
    owner: {
      summary: 'Returns the address that a personal kiosk belongs to. Aborts with `EKioskNotOwned` if the kiosk is an ordinary one.',
    },
    return_val: {
      summary:
        'Puts a capability back that `borrow_val` took out. Aborts with `EIncorrectOwnedObject` if it came from another wrapper, and with `EIncorrectCapObject` if it is another capability.',
    },
    transfer_to_sender: {
      summary: 'Sends the wrapped capability to the sender. It is the only way that the wrapper of a `new` personal kiosk can go.',
    },
    try_owner: {summary: 'Returns the owner of a personal kiosk, or none for an ordinary one.'},
  },
  types: {
    Borrow: {
      summary: 'The promise to return a borrowed capability. It has no abilities, so a transaction cannot end with it.',
      fields: {cap_id: 'The ID of the capability that is out.', owned_id: 'The wrapper that it belongs to.'},
    },
    NewPersonalKiosk: {
      summary: 'Tells that a kiosk has become personal.',
      fields: {kiosk_id: 'The ID of the kiosk.'},
      emittedBy: ['create_for', 'default', 'new'],
    },
    OwnerMarker: {summary: 'The name of the dynamic field in a personal kiosk that holds the address of its owner.'},
    PersonalKioskCap: {
      summary:
        'The capability of a personal kiosk, wrapped. It has `key` without `store` and no function sends it on, so it stays with its owner.',
      fields: {id: 'The object ID of the wrapper.', cap: 'The capability of the kiosk, or none while it is borrowed.'},
    },
  },
  errors: {
    EIncorrectCapObject: {
      when: 'The capability that is returned is not the one that was borrowed.',
      raisedBy: ['return_val'],
      cure: 'Return the very capability that `borrow_val` gave you.',
    },
    EIncorrectOwnedObject: {
      when: 'The capability is returned to another wrapper than it came from.',
      raisedBy: ['return_val'],
      cure: 'Return it to the `PersonalKioskCap` that `borrow_val` was called with.',
    },
    EKioskNotOwned: {
      when: 'The kiosk is not personal.',
      raisedBy: ['owner'],
      cure: 'Ask `is_personal` first, or use `try_owner`.',
    },
    EWrongKiosk: {
      when: 'The capability is not of the kiosk that is to become personal.',
      raisedBy: ['create_for', 'default', 'new'],
      cure: 'Pass the kiosk that the `for` field of the capability names.',
    },
  },
};
