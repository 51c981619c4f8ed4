import type {FunctionOverlay} from '../../overlay-types';

/** Functions of `sui::transfer`. */
export const transfer: Readonly<Record<string, FunctionOverlay>> = {
  freeze_object: {
    summary:
      'Makes an object immutable for good: anyone may read it, and nobody can change, move or delete it. The bytecode verifier accepts the call only in the module that defines the type; for a type with `store` there is `public_freeze_object`.',
    params: ['obj'],
  },
  party_transfer: {
    summary:
      'Hands an object to a party, so that its owner stays exclusive while consensus orders its versions. Callable only in the module that defines the type; aborts with `EInvalidPartyPermissions` unless the party is a single owner with all permissions, as `party::single_owner` makes it.',
    params: ['obj', 'party'],
  },
  public_freeze_object: {
    summary:
      'Makes an object with `store` immutable for good, from any module or directly from a transaction. A shared object cannot be frozen.',
    params: ['obj'],
  },
  public_party_transfer: {
    summary:
      'Hands an object with `store` to a party from any module or a transaction. Aborts with `EInvalidPartyPermissions` unless the party is a single owner with all permissions.',
    params: ['obj', 'party'],
  },
  public_receive: {
    summary:
      'Takes out an object with `store` that was sent to the address of another object, given mutable access to the UID of that parent. Aborts with `EUnableToReceiveObject` if the parent does not own it, and with `EReceivingObjectTypeMismatch` if it has another type.',
    params: ['parent', 'to_receive'],
  },
  public_share_object: {
    summary:
      'Shares an object with `store`, so that any transaction can use it, also by mutable reference. Cannot be undone; aborts with `ESharedNonNewObject` if the object was made in an earlier transaction and is not shared already.',
    params: ['obj'],
  },
  public_transfer: {
    summary:
      'Makes an address the owner of an object with `store`, from any module or directly from a transaction. The recipient may be the address of another object, which later takes it out with `public_receive`.',
    params: ['obj', 'recipient'],
  },
  receive: {
    summary:
      'Takes out an object that was sent to the address of another object, in the module that defines its type, which can thus set its own conditions. Aborts with `EUnableToReceiveObject` if the parent does not own it, and with `EReceivingObjectTypeMismatch` if it has another type.',
    params: ['parent', 'to_receive'],
  },
  receiving_object_id: {
    summary: 'Returns the ID of the object that a `Receiving` argument stands for, without receiving it.',
    params: ['receiving'],
  },
  share_object: {
    summary:
      'Shares an object, so that any transaction can use it; callable only in the module that defines the type. Cannot be undone; aborts with `ESharedNonNewObject` if the object was made in an earlier transaction and is not shared already.',
    params: ['obj'],
  },
  transfer: {
    summary:
      'Makes an address the owner of an object. The bytecode verifier accepts the call only in the module that defines the type, which is how a type without `store` keeps control of its transfers; otherwise use `public_transfer`.',
    params: ['obj', 'recipient'],
  },
};
