import type {ModuleOverlay} from '../../../move/overlay-types';

/** Our texts about `kiosk::personal_kiosk`. */
export const personalKioskModule: ModuleOverlay = {
  summary:
    'Binds a kiosk to one owner for good, so that it cannot change hands together with its items. The `KioskOwnerCap` is wrapped in an object that cannot be transferred, and the kiosk is marked with the address of the owner.',
  functions: {
    borrow: {
      summary:
        'Returns a reference to the `KioskOwnerCap` inside. Aborts with `std::option::EOPTION_NOT_SET` while the cap is out on `borrow_val`.',
    },
    borrow_mut: {
      summary:
        'Returns a mutable reference to the `KioskOwnerCap`, although no function of `sui::kiosk` asks for one. Aborts with `std::option::EOPTION_NOT_SET` if the cap is lent.',
    },
    borrow_val: {
      summary:
        'Takes the `KioskOwnerCap` out by value, with a `Borrow` that forces its return through `return_val` in the same transaction. A transaction needs this for most functions of kiosks, because it cannot pass on the reference that `borrow` returns. Aborts with `std::option::EOPTION_NOT_SET` if the cap was taken before.',
    },
    create_for: {
      summary:
        'Makes a kiosk personal for another address and sends the `PersonalKioskCap` there, so that an app can set up a kiosk for its user; emits `NewPersonalKiosk`. Aborts with `EWrongKiosk` if cap and kiosk do not match, and with `sui::dynamic_field::EFieldAlreadyExists` if the kiosk has an owner already.',
    },
    default: {
      summary:
        'Makes a kiosk personal for the sender, who gets the `PersonalKioskCap`, and emits `NewPersonalKiosk`. Only a transaction can call it, not another module. Aborts as `new` does.',
    },
    is_personal: {summary: 'Says whether a kiosk carries the mark of an owner.'},
    new: {
      summary:
        'Makes a kiosk personal for the sender, sets its `owner` field, emits `NewPersonalKiosk` and returns the `PersonalKioskCap`, which must then go to `transfer_to_sender`. Aborts with `EWrongKiosk` if the `KioskOwnerCap` does not control the kiosk, and with `sui::dynamic_field::EFieldAlreadyExists` if the kiosk is personal.',
    },
    owner: {summary: 'Returns the address to which a kiosk is bound. Aborts with `EKioskNotOwned` if it is an ordinary kiosk.'},
    return_val: {
      summary:
        'Puts the `KioskOwnerCap` back and consumes the `Borrow`. Aborts with `EIncorrectOwnedObject` if it came out of another `PersonalKioskCap`, and with `EIncorrectCapObject` if it is not the cap that was lent.',
    },
    transfer_to_sender: {
      summary: 'Sends a `PersonalKioskCap` to the sender, the only transfer of it that the module offers to its holder.',
    },
    try_owner: {summary: 'Returns the address to which a kiosk is bound, or none for an ordinary one.'},
  },
  types: {
    Borrow: {
      summary: 'The promise to return a `KioskOwnerCap` taken with `borrow_val`. Only `return_val` gets rid of it.',
      fields: {cap_id: 'The ID of the `KioskOwnerCap` that has to come back.', owned_id: 'The ID of the `PersonalKioskCap` it belongs in.'},
    },
    NewPersonalKiosk: {
      summary: 'Reports that a kiosk has become personal. The owner is not in the event and can be read with `owner`.',
      fields: {kiosk_id: 'The ID of the kiosk that became personal.'},
      emittedBy: ['create_for', 'default', 'new'],
    },
    OwnerMarker: {summary: 'The name of the dynamic field of a personal kiosk with the address of its owner.'},
    PersonalKioskCap: {
      summary:
        'The right to manage a personal kiosk. It cannot be given away, as it has no `store` and the module sends it to nobody but its first owner.',
      fields: {id: 'The object ID of the wrapper.', cap: 'The `KioskOwnerCap`, absent only while it is lent.'},
    },
  },
  errors: {
    EIncorrectCapObject: {
      when: 'The returned `KioskOwnerCap` is not the one that the `Borrow` names.',
      raisedBy: ['return_val'],
      cure: 'Return the cap that came with this `Borrow`.',
    },
    EIncorrectOwnedObject: {
      when: 'The cap is to be put into another `PersonalKioskCap` than it was taken from.',
      raisedBy: ['return_val'],
      cure: 'Call `return_val` on the object on which you called `borrow_val`.',
    },
    EKioskNotOwned: {
      when: 'The kiosk whose owner is asked for is not personal.',
      raisedBy: ['owner'],
      cure: 'Ask `try_owner`, which returns none in that case.',
    },
    EWrongKiosk: {
      when: 'The kiosk that should become personal is controlled by another cap.',
      raisedBy: ['create_for', 'default', 'new'],
      cure: 'Pass the kiosk that the `for` field of the capability names.',
    },
  },
};
