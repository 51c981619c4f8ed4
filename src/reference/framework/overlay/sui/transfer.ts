import {mainnetSince} from '../../../../facts/mainnet-since';
import type {ModuleOverlay} from '../../../move/overlay-types';

/** Our texts about `sui::transfer`. */
export const transferModule: ModuleOverlay = {
  summary:
    'Sends objects to addresses, shares them, freezes them, and receives what was sent to an object. Functions that start with `public_` work in any module on types with `store`; the others only in the module that defines the type.',
  functions: {
    freeze_object: {
      summary:
        'Makes an object immutable for good: anyone may read it, and nobody can change, move or delete it. The bytecode verifier accepts the call only in the module that defines the type; for a type with `store` there is `public_freeze_object`.',
      params: ['obj'],
    },
    freeze_object_impl: {
      summary: 'The native behind `freeze_object` and `public_freeze_object`, which sets the owner of an object to immutable.',
      params: ['obj'],
    },
    party_transfer: {
      summary:
        'Hands an object to a party, so that its owner stays exclusive while consensus orders its versions. Only the module that defines the type can call it; it aborts with `EInvalidPartyPermissions` unless the party is a single owner with all permissions, as `party::single_owner` makes it.',
      params: ['obj', 'party'],
    },
    party_transfer_impl: {
      summary: 'The native behind both party transfers, with the party split up into default permissions, addresses and permissions.',
      params: ['obj', 'default_permissions', 'addresses', 'permissions'],
    },
    public_freeze_object: {
      summary:
        'Makes an object with `store` immutable for good, from any module or directly from a transaction. A shared object cannot be frozen.',
      params: ['obj'],
    },
    public_party_transfer: {
      summary:
        'Hands an object with `store` to a party from any module or a transaction. Aborts with `EInvalidPartyPermissions` if the party is anything but a single owner with all permissions.',
      params: ['obj', 'party'],
    },
    public_receive: {
      summary:
        'Takes out an object with `store` that was sent to the address of another object, given mutable access to the UID of that parent. Aborts with `EUnableToReceiveObject` if the parent does not own it, and with `EReceivingObjectTypeMismatch` if it is of another type than asked for.',
      params: ['parent', 'to_receive'],
    },
    public_share_object: {
      summary:
        'Shares an object with `store`, so that any transaction can use it, also by mutable reference. It cannot be undone; the call aborts with `ESharedNonNewObject` if the object existed before this transaction and is not shared already.',
      params: ['obj'],
    },
    public_transfer: {
      summary:
        'Makes an address the owner of an object with `store`, from any module or directly from a transaction. The recipient may be the address of another object, whose code can later take the object out with `public_receive`.',
      params: ['obj', 'recipient'],
    },
    receive: {
      summary:
        'Takes out an object that was sent to the address of another object. Only the module that defines the type can call it, and can thus set its own conditions. Aborts with `EUnableToReceiveObject` if the parent does not own it, and with `EReceivingObjectTypeMismatch` if it has another type.',
      params: ['parent', 'to_receive'],
    },
    receiving_object_id: {
      summary: 'Returns the ID of the object that a `Receiving` argument stands for, without receiving it.',
      params: ['receiving'],
    },
    share_object: {
      summary:
        'Shares an object, so that any transaction can use it. Only the module that defines the type can do that, and there is no way back; the call aborts with `ESharedNonNewObject` if the object was made in an earlier transaction and is not shared already.',
      params: ['obj'],
    },
    share_object_impl: {
      summary: 'The native behind `share_object` and `public_share_object`, which checks that the object is new or already shared.',
      params: ['obj'],
    },
    transfer: {
      summary:
        'Makes an address the owner of an object. The bytecode verifier accepts the call only in the module that defines the type, which is how a type without `store` keeps control of its transfers; otherwise use `public_transfer`.',
      params: ['obj', 'recipient'],
    },
    transfer_impl: {
      summary: 'The native behind `transfer` and `public_transfer`, which sets the address that owns an object.',
      params: ['obj', 'recipient'],
    },
  },
  types: {
    Receiving: {
      summary:
        'A ticket to take out one object that was sent to another object. The transaction creates it from its inputs, and `receive` or `public_receive` consumes it; it has `drop`, so it may also stay unused.',
      fields: {
        id: 'The ID of the object that can be received.',
        version: 'The version of the object, as the transaction names it.',
      },
    },
  },
  errors: {
    ESharedNonNewObject: {
      when: 'The object to be shared comes from an earlier transaction and is owned, wrapped or a dynamic field there.',
      raisedBy: ['public_share_object', 'share_object'],
      cure: 'Share an object in the transaction that creates it; for an old one, move its contents into a new object.',
    },
    EBCSSerializationFailure: {
      when: 'The type of the object to be received has no layout that the network can work with, for instance because it nests too many fields.',
      raisedBy: ['public_receive', 'receive'],
      cure: 'Receive the object as the exact type that it was sent as, and keep types flat.',
    },
    EReceivingObjectTypeMismatch: {
      when: 'The object was sent to this parent and is of another type than the type argument says.',
      raisedBy: ['public_receive', 'receive', 'coin_registry::finalize_registration'],
      cure: 'Read the type of the object from the chain, and pass that as the type argument.',
    },
    EUnableToReceiveObject: {
      when: 'The object does not exist at this version, or the parent does not own it.',
      raisedBy: ['public_receive', 'receive', 'coin_registry::finalize_registration'],
      cure: 'Check that the owner of the object is the address of the parent, and build the input from its present version.',
    },
    ESharedObjectOperationNotSupported: {
      when: 'No longer raised as an abort: a transaction that freezes, wraps or transfers a shared object fails with an execution error instead.',
      raisedBy: [],
      unused: true,
      cure: 'Leave shared objects shared, or delete them; they cannot become anything else.',
    },
    ENotSupported: {
      when: `The network has not switched on transfers to a party. Mainnet did so with protocol version ${mainnetSince.partyObjects}, so it comes up only on older networks.`,
      raisedBy: ['party_transfer', 'public_party_transfer'],
      cure: 'Run against a network whose protocol version has party objects.',
    },
    EInvalidPartyPermissions: {
      when: 'The party has default permissions, several members, or a member without all permissions.',
      raisedBy: ['party_transfer', 'public_party_transfer'],
      cure: 'Make the party with `party::single_owner`.',
    },
  },
};
