import type {ModuleOverlay} from '../../../move/overlay-types';

/** Our texts about `sui::display_registry`. */
export const displayRegistryModule: ModuleOverlay = {
  summary:
    'The second version of display templates: one shared `Display<T>` per type, at an address derived from a registry, changed with a `DisplayCap<T>`. Templates of `sui::display` can be moved over.',
  functions: {
    cap_id: {
      summary: 'Returns the ID of the `DisplayCap`, or none for a `Display` that the system migrated and whose cap nobody has claimed.',
    },
    claim: {
      summary:
        'Creates the `DisplayCap` of a `Display` that the system migrated, in exchange for the `Display` of the first version, which it deletes. Aborts with `ECapAlreadyClaimed` if the cap exists.',
    },
    claim_with_publisher: {
      summary:
        'Creates the `DisplayCap` of a `Display` that the system migrated, for the holder of the `Publisher`. Aborts with `ECapAlreadyClaimed` if somebody claimed it before, and with `ENotValidPublisher` if the `Publisher` is of another package.',
    },
    clear: {summary: 'Removes all templates at once, so that they can be set afresh; requires the `DisplayCap`.'},
    delete_legacy: {
      summary:
        'Deletes a `Display` of the first version that is no longer needed. Aborts with `ECapNotClaimed` until the `DisplayCap` of the new one has been claimed.',
    },
    destroy_system_migration_cap: {
      summary: 'Deletes the `SystemMigrationCap`, after which the system can migrate no further templates. Only its owner can call it.',
    },
    fields: {summary: 'Returns a reference to the templates of a registered `Display`, by field name.'},
    migrate_v1_to_v2: {
      summary:
        'Creates a `Display` with the templates of one of the first version, deletes the old one and returns the new one with its `DisplayCap`. Aborts with `EDisplayAlreadyExists` if the type has a `Display` already. Then trade the old one in with `claim` while nobody has the cap, or remove it with `delete_legacy`; neither copies its templates.',
    },
    migration_cap_receiver: {summary: 'Returns the multisig address that received the `SystemMigrationCap`.'},
    new: {
      summary:
        'Creates the empty `Display` of a type and its `DisplayCap`. The `internal::Permit`, which only the module that defines the type can make, proves that the caller may do so. Aborts with `EDisplayAlreadyExists` if the type has one; finish with `share`.',
    },
    new_with_publisher: {
      summary:
        'Creates the empty `Display` of a type and its `DisplayCap` for the holder of the `Publisher`. Aborts with `ENotValidPublisher` if the type is from another package, and with `EDisplayAlreadyExists` if the type already has a `Display`.',
    },
    set: {
      summary:
        'Sets the template of a field, adding the field or replacing what it had; a replaced field moves to the end. Readers see the change at once, without a further step.',
    },
    share: {
      summary:
        'Makes a new `Display` a shared object. Every `Display` has to end here in the transaction that created it, because it cannot be transferred or dropped.',
    },
    system_migration: {
      summary:
        'Creates and shares a `Display` with the given templates and no cap yet, for the holder of the `SystemMigrationCap`. If the type has one already it does nothing; vectors of different lengths make it abort with `vec_map::EUnequalLengths`, and a field that occurs twice with `vec_map::EKeyAlreadyExists`.',
    },
    transfer_migration_cap: {summary: 'Hands the `SystemMigrationCap` to another address; only a transaction of its owner can.'},
    unset: {
      summary: 'Removes the template of a field. Aborts with `EFieldDoesNotExist` if the `Display` has no such field.',
    },
  },
  types: {
    Display: {
      summary:
        'The templates for objects of the type `T`, as a shared object at an address derived from the type. Wallets and explorers read it; the `DisplayCap` changes it.',
      fields: {
        id: 'The ID, derived from the registry and the type.',
        fields: 'The templates by field name, in the order in which they were set.',
        cap_id: 'The ID of its `DisplayCap`; none while the cap of a migrated `Display` is unclaimed.',
      },
    },
    DisplayCap: {
      summary:
        'The right to change the templates of one type. Creating a `Display` returns it, and `claim` or `claim_with_publisher` makes it for a migrated one.',
      fields: {id: 'The ID of this cap.'},
    },
    DisplayKey: {
      summary: 'The key from which the address of the `Display` of a type is derived, under the registry as the parent.',
    },
    DisplayRegistry: {
      summary:
        'The shared object at `0xd` from which the addresses of all registered `Display` objects are derived. The system creates it; transactions pass it to add a type.',
      fields: {id: 'The ID of the registry, `0xd`.'},
    },
    SystemMigrationCap: {
      summary:
        'The right to move templates of the first version over in bulk. There is one; the system sent it to a multisig address when it created the registry.',
      fields: {id: 'The ID of the migration cap.'},
    },
  },
  errors: {
    ENotSystemAddress: {
      when: 'A sender other than `0x0` creates the display registry. Only the system does so, once on each network, and no public function can.',
      raisedBy: [],
      cure: 'Use the existing registry at `0xd`.',
    },
    EDisplayAlreadyExists: {
      when: 'The type already has a `Display` in the registry.',
      raisedBy: ['migrate_v1_to_v2', 'new', 'new_with_publisher'],
      cure: 'Change the existing one with its `DisplayCap`, and claim the cap first if the `Display` was migrated.',
    },
    ECapAlreadyClaimed: {
      when: 'The `Display` already has a `DisplayCap`.',
      raisedBy: ['claim', 'claim_with_publisher'],
      cure: 'Find the owner of the cap by its ID, which `cap_id` returns.',
    },
    ENotValidPublisher: {
      when: 'The `Publisher` comes from a package other than the one that defines the type.',
      raisedBy: ['claim_with_publisher', 'new_with_publisher'],
      cure: 'Use the `Publisher` of the package that defines the type.',
    },
    EFieldDoesNotExist: {
      when: 'The field to be removed is not in the `Display`.',
      raisedBy: ['unset'],
      cure: 'Look the field up with `fields` before removing it.',
    },
    ECapNotClaimed: {
      when: 'A `Display` of the first version is to be deleted while the new one has no cap.',
      raisedBy: ['delete_legacy'],
      cure: 'Pass the old `Display` to `claim` instead, which deletes it and returns the cap.',
    },
  },
};
