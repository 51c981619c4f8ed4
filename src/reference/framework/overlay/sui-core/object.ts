import type {FunctionOverlay} from '../../overlay-types';

/** Functions of `sui::object`. */
export const object: Readonly<Record<string, FunctionOverlay>> = {
  borrow_id: {summary: 'Gives a reference to the ID of any object, without a copy.', params: ['obj']},
  delete: {
    summary:
      'Consumes a UID and records the deletion of its object; it is the only way to get rid of a UID. Dynamic fields that still hang on it stay in storage and can never be reached again, so remove them first.',
    params: ['id'],
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
      'Turns 32 bytes into an ID without checking that such an object exists. Aborts with `address::EAddressParseError` if the vector has another length.',
    params: ['bytes'],
  },
  id_to_address: {summary: 'Returns the address that an ID wraps.', params: ['id']},
  id_to_bytes: {summary: 'Returns the 32 bytes of an ID.', params: ['id']},
  new: {
    summary:
      'Creates a UID that no other object has or had; it becomes the first field, `id`, of a struct with `key`. For a UID at an address that can be computed beforehand, use `derived_object::claim`.',
    params: ['ctx'],
  },
  uid_as_inner: {summary: 'Gives a reference to the ID inside a UID.', params: ['uid']},
  uid_to_address: {summary: 'Returns the address of the object that a UID belongs to.', params: ['uid']},
  uid_to_bytes: {summary: 'Returns the 32 bytes of the ID inside a UID.', params: ['uid']},
  uid_to_inner: {summary: 'Returns a copy of the ID inside a UID.', params: ['uid']},
};
