import type {ModuleOverlay} from '../../../move/overlay-types';

/** Our texts about `sui::versioned`. */
export const versionedModule: ModuleOverlay = {
  summary:
    'Holds a value together with a version number, so that a package can replace the type of its data in an upgrade. Taking the old value out obliges the caller to put a new one in.',
  functions: {
    create: {
      summary: 'Creates a container with a first value and a version number of your choice.',
      params: ['init_version', 'init_value', 'ctx'],
    },
    destroy: {
      summary:
        'Destroys a container and returns the value in it. Aborts with `dynamic_field::EFieldTypeMismatch` if the value is not of the given type.',
      params: ['versioned'],
    },
    load_value: {
      summary:
        'Returns a reference to the value. Read `version` first to know its type: a wrong one makes the call abort with `dynamic_field::EFieldTypeMismatch`.',
      params: ['versioned'],
    },
    load_value_mut: {
      summary:
        'Returns a mutable reference to the value. Aborts with `dynamic_field::EFieldTypeMismatch` if the present version has another type.',
      params: ['versioned'],
    },
    remove_value_for_upgrade: {
      summary:
        'Takes the value out and returns it with a `VersionChangeCap`, which only `upgrade` can consume. Aborts with `dynamic_field::EFieldTypeMismatch` if the type argument does not fit.',
      params: ['versioned'],
    },
    upgrade: {
      summary:
        'Puts in a new value, possibly of a new type, under a higher version number. Aborts with `EInvalidUpgrade` if the cap comes from another container or the number is not higher than the old one.',
      params: ['versioned', 'new_version', 'new_value', 'cap'],
    },
    version: {summary: 'Returns the version number of the value in the container.', params: ['versioned']},
  },
  types: {
    VersionChangeCap: {
      summary:
        'The obligation to put a new value into a container. It comes from `remove_value_for_upgrade` and has no abilities, so `upgrade` must follow in the same transaction.',
      fields: {
        versioned_id: 'The ID of the container that waits for a value.',
        old_version: 'The version that the new one must exceed.',
      },
    },
    Versioned: {
      summary:
        'A container for one value whose type can change between versions of a package. The value is a dynamic field with the version number as its name.',
      fields: {
        id: 'The ID that the value is attached to.',
        version: 'The version number of the current value.',
      },
    },
  },
  errors: {
    EInvalidUpgrade: {
      when: 'The `VersionChangeCap` is for another container, or the new version number is not above the old one.',
      raisedBy: ['upgrade'],
      cure: 'Use the cap that came out of the same container, and a version number greater than `version` returned.',
    },
  },
};
