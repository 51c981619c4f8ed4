import type {ModuleOverlay} from '../../../move/overlay-types';

/** Our texts about `sui::address_alias`. */
export const addressAliasModule: ModuleOverlay = {
  summary:
    'Lets an address name others whose signatures count as its own, up to eight, so that a key can be replaced without moving assets. The functions are entry functions: a transaction calls them, other modules cannot.',
  functions: {
    add: {
      summary:
        'Adds an address whose signatures count for the owner of the `AddressAliases`. Aborts with `EAliasAlreadyExists` if it is in the set, and with `ETooManyAliases` if the set would exceed eight.',
    },
    enable: {
      summary:
        'Creates the `AddressAliases` of the sender, with the sender as the only member, and gives it to the sender as a party object. Aborts with `EAliasAlreadyExists` on the second call by the same address.',
    },
    remove: {
      summary:
        'Takes an address out of the set. The owner can be removed too, and its own key then no longer signs for it. Aborts with `ENoSuchAlias` if it is not a member, and with `ECannotRemoveLastAlias` if it is the only one.',
    },
    replace_all: {
      summary:
        'Replaces the whole set. Aborts with `ECannotRemoveLastAlias` if the new one is empty, with `ETooManyAliases` if it has more than eight members, and with `vec_set::EKeyAlreadyExists` if an address is repeated.',
    },
  },
  types: {
    AddressAliases: {
      summary:
        'The set of addresses that may sign for one address. `enable` creates it at an ID derived from the owner, who holds it as a party object and changes it with the other functions.',
      fields: {
        id: 'The ID, derived from the state object and the owner.',
        aliases: 'The addresses whose signatures count: one to eight, with the owner among them unless removed.',
      },
    },
    AddressAliasState: {
      summary:
        'The shared object at `0xa` from which the IDs of all `AddressAliases` are derived. The system created it; `enable` takes it.',
      fields: {id: 'The ID of the state object, `0xa`.', version: 'The version of its layout, 0 today.'},
    },
    AliasKey: {
      summary: 'The key from which the ID of the `AddressAliases` of an address is derived.',
      fields: {pos0: 'The address that owns the aliases.'},
    },
  },
  errors: {
    ENotSystemAddress: {
      when: 'The state object is being created by a sender other than `0x0`, which no public function can attempt.',
      raisedBy: [],
      cure: 'Use the existing object at `0xa`.',
    },
    ENoSuchAlias: {
      when: 'The address to be removed is not in the set.',
      raisedBy: ['remove'],
      cure: 'Read the `AddressAliases` and name one of its members.',
    },
    EAliasAlreadyExists: {
      when: 'The address is in the set already, or the sender has enabled aliases before.',
      raisedBy: ['add', 'enable'],
      cure: 'Use the existing `AddressAliases` and leave out what it has.',
    },
    ECannotRemoveLastAlias: {
      when: 'The set would be left empty, and nobody could sign for the address any more.',
      raisedBy: ['remove', 'replace_all'],
      cure: 'Add another address first, or include at least one in the new set.',
    },
    ETooManyAliases: {
      when: 'The set would have more than eight members.',
      raisedBy: ['add', 'replace_all'],
      cure: 'Remove addresses that are no longer needed.',
    },
  },
};
