import type {ModuleOverlay} from '../../../move/overlay-types';

/** Our texts about `sui::derived_object`. */
export const derivedObjectModule: ModuleOverlay = {
  summary:
    'Object IDs calculated from a parent object and a key, so that anyone can tell the address of an object before it exists. Each key gives one ID per parent; the object then lives on its own, without access to the parent.',
  functions: {
    claim: {
      summary:
        'Returns the UID that belongs to a parent and a key, from which the caller builds an object. Needs mutable access to the parent, where it records the claim. Aborts with `EObjectAlreadyExists` if the key was claimed before, even if that object has been deleted since.',
    },
    derive_address: {
      summary: 'Calculates the address that a key has under a parent, whether or not it was claimed. It needs only the ID of the parent.',
    },
    exists: {
      summary:
        'Returns whether a key was ever claimed under a parent. The answer stays true after the object is deleted, so it does not prove that the object still exists.',
    },
  },
  types: {
    Claimed: {
      summary: 'The name of the dynamic field on the parent that marks a derived ID as taken.',
      fields: {pos0: 'The derived ID.'},
    },
    ClaimedStatus: {
      summary: 'The value stored with each claimed ID. It is an enum so that later versions can add further states.',
      variants: {Reserved: {summary: 'The ID has been claimed and cannot be claimed again.'}},
    },
    DerivedObjectKey: {
      summary:
        'Wraps the key of the caller before it is hashed, so that derived IDs never coincide with those of dynamic fields. Offchain code hashes this type with the ID of the parent to find the address.',
      fields: {pos0: 'The key as the caller passed it.'},
    },
  },
  errors: {
    EObjectAlreadyExists: {
      when: 'The key has been claimed under this parent before.',
      raisedBy: ['claim', 'coin_registry::finalize_registration'],
      cure: 'Check with `exists` first, and use another key for another object.',
    },
  },
};
