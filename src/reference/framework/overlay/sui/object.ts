import type {ModuleOverlay} from '../../../move/overlay-types';

/** Our texts about `sui::object`. */
export const objectModule: ModuleOverlay = {
  summary:
    'The identity of objects: `UID` is the first field of every struct with `key`, and `ID` is a copy of it that may be stored anywhere. Create one with `object::new`, remove one with `object::delete`.',
  functions: {
    address_alias_state: {
      summary: 'Returns the UID of the `AddressAliasState` object at `0xa`, for the module that creates it.',
      params: [],
    },
    authenticator_state: {
      summary: 'Returns the UID of the `AuthenticatorState` object at `0x7`, once, when the network creates that object.',
      params: [],
    },
    borrow_id: {summary: 'Returns a reference to the ID of any object, without a copy.', params: ['obj']},
    clock: {summary: 'Returns the UID of the `Clock` at `0x6`, for its creation at genesis.', params: []},
    delete: {
      summary:
        'Consumes a UID and records the deletion of its object; it is the only way to get rid of a UID. Dynamic fields that are still attached stay in storage and can never be reached again, so remove them first.',
      params: ['id'],
    },
    forwarding_address_registry: {
      summary: 'Returns the UID of the `ForwardingAddressRegistry` at `0xfa`, which the module of the same name puts into it.',
      params: [],
    },
    id: {summary: 'Returns a copy of the ID of any object.', params: ['obj']},
    id_address: {summary: 'Returns the ID of any object as an `address`.', params: ['obj']},
    id_bytes: {summary: 'Returns the ID of any object as its 32 bytes.', params: ['obj']},
    id_from_address: {
      summary: 'Turns an address into an ID. Nothing checks that an object with this ID exists, so an ID alone proves no ownership.',
      params: ['bytes'],
    },
    id_from_bytes: {
      summary:
        'Turns 32 bytes into an ID without checking that such an object exists. Aborts with `address::EAddressParseError` if the vector has a different length.',
      params: ['bytes'],
    },
    id_to_address: {summary: 'Returns the address that an ID wraps.', params: ['id']},
    id_to_bytes: {summary: 'Returns the 32 bytes of an ID.', params: ['id']},
    new: {
      summary:
        'Creates a UID that no other object has or had; it becomes the first field, `id`, of a struct with `key`. For a UID at an address that can be computed beforehand, use `derived_object::claim`.',
      params: ['ctx'],
    },
    new_uid_from_hash: {
      summary:
        'Creates a UID at an address that was computed from a parent and a key. `dynamic_field` makes the UIDs of its fields with it, and `derived_object` those of derived objects.',
      params: ['parent', 'bytes'],
    },
    randomness_state: {summary: 'Returns the UID of the `Random` object at `0x8`, for `sui::random`.', params: []},
    sui_accumulator_root_address: {summary: 'Returns `0xacc`, the address of the accumulator root.', params: []},
    sui_accumulator_root_object_id: {summary: 'Returns the UID of the accumulator root at `0xacc`.', params: []},
    sui_coin_registry_address: {summary: 'Returns `0xc`, the address of the `CoinRegistry`.', params: []},
    sui_coin_registry_object_id: {
      summary: 'Returns the UID of the `CoinRegistry` at `0xc`, for the system call that creates it.',
      params: [],
    },
    sui_deny_list_object_id: {summary: 'Returns the UID of the `DenyList` at `0x403`.', params: []},
    sui_display_registry_address: {summary: 'Returns `0xd`, the address of the `DisplayRegistry`.', params: []},
    sui_display_registry_object_id: {summary: 'Returns the UID of the `DisplayRegistry` at `0xd`.', params: []},
    uid_as_inner: {summary: 'Returns a reference to the ID inside a UID.', params: ['uid']},
    uid_to_address: {summary: 'Returns the address of the object that a UID belongs to.', params: ['uid']},
    uid_to_bytes: {summary: 'Returns the 32 bytes of the ID inside a UID.', params: ['uid']},
    uid_to_inner: {summary: 'Returns a copy of the ID inside a UID.', params: ['uid']},
  },
  types: {
    ID: {
      summary:
        'A reference to an object by its address. Anyone can make, copy and store one, so it says which object is meant and proves nothing about it.',
      fields: {bytes: 'The 32 bytes of the ID, kept as an address.'},
    },
    UID: {
      summary:
        'The identity of an object, unique for all time. Every struct with `key` has one as its first field; it comes from `new` and ends with `delete`, because it has neither `copy` nor `drop`.',
      fields: {id: 'The ID that others use to refer to the object.'},
    },
  },
  errors: {
    ENotSystemAddress: {
      when: 'The system state object is created by anyone but address `0x0`. Only a private function checks it, so no transaction of a user can meet it.',
      raisedBy: [],
      cure: 'Leave the creation of system objects to the network.',
    },
  },
};
