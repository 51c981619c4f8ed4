import type {ModuleOverlay} from '../../../move/overlay-types';
import {fieldMacros} from '../sui-macros';

/** Our texts about `sui::dynamic_field`. */
export const dynamicFieldModule: ModuleOverlay = {
  summary:
    'Adds values to an object under names chosen at run time, of any types, without limit in number. A value that is an object can no longer be found by its own ID; take `sui::dynamic_object_field` where that matters.',
  macros: fieldMacros('store'),
  deprecatedFunctions: {exists_: 'Use `exists`, its new name.', remove_if_exists: 'Use `remove_opt`, its new name.'},
  functions: {
    add: {
      summary:
        'Attaches a value to an object under a name, which may be any value with `copy`, `drop` and `store`. Aborts with `EFieldAlreadyExists` if that name, of that name type, is taken, even by a value of another type.',
      params: ['object', 'name', 'value'],
    },
    add_child_object: {summary: 'Native step of `add`: stores a `Field` or an attached object as a child of the given parent.'},
    borrow: {
      summary:
        'Returns a reference to the value under a name. Aborts with `EFieldDoesNotExist` if there is no such field, and with `EFieldTypeMismatch` if its value has another type.',
      params: ['object', 'name'],
    },
    borrow_child_object: {
      summary:
        'Native step of `borrow`: loads a child of an object by its ID. Aborts with `EFieldDoesNotExist` if there is none, and with `EFieldTypeMismatch` if it is of another type.',
    },
    borrow_child_object_mut: {
      summary: 'Native step of `borrow_mut`: loads a child for changes and aborts in the same cases as `borrow_child_object`.',
    },
    borrow_mut: {
      summary:
        'Returns a mutable reference to the value under a name, so that the value can change without being detached. A missing field makes it abort with `EFieldDoesNotExist`, a value of another type with `EFieldTypeMismatch`.',
      params: ['object', 'name'],
    },
    exists: {
      summary: 'Returns whether an object has a field with this name, no matter what type its value has.',
      params: ['object', 'name'],
    },
    exists_: {summary: 'Returns what `exists` returns.', params: ['object', 'name']},
    exists_with_type: {
      summary: 'Returns whether an object has a field with this name and a value of the given type.',
      params: ['object', 'name'],
    },
    field_info: {
      summary:
        'Returns the UID of the field that holds the ID of an attached object, together with that ID as an address, for `sui::dynamic_object_field`.',
    },
    field_info_mut: {summary: 'Does the same as `field_info` and returns the UID for changes.'},
    has_child_object: {summary: 'Native step of `exists`: tells whether a parent has a child with the given ID.'},
    has_child_object_with_ty: {
      summary: 'Native step of `exists_with_type`: tells whether a parent has a child with the given ID and type.',
    },
    hash_type_and_key: {
      summary:
        'Computes the ID of a field from the address of its parent and the type and value of its name. Aborts with `EBCSSerializationFailure` if the name cannot be serialized.',
    },
    remove: {
      summary:
        'Detaches the field with a name and returns its value. Aborts with `EFieldDoesNotExist` if no field has the name, and with `EFieldTypeMismatch` if the value is not of the type asked for.',
      params: ['object', 'name'],
    },
    remove_child_object: {
      summary: 'Native step of `remove`: takes a child away from its parent and returns it, under the same conditions as borrowing.',
    },
    remove_if_exists: {
      summary: 'Detaches a field and returns its value if there is one, as `remove_opt` does.',
      params: ['object', 'name'],
    },
    remove_opt: {
      summary:
        'Detaches the field with a name and returns its value, or none if there is no such field. A value of another type makes it abort with `EFieldTypeMismatch`.',
      params: ['object', 'name'],
    },
    replace: {
      summary:
        'Sets the value under a name and returns the former one, or none if the field is new; the two types may differ. Aborts with `EFieldTypeMismatch` if the former value is not of the type named for it.',
      params: ['object', 'name', 'value'],
    },
  },
  types: {
    Field: {
      summary:
        'The object behind each dynamic field, holding the name and the value. Only this module creates and unpacks it; from outside it is visible as a child of the object that owns it.',
      fields: {
        id: 'The ID of the field, a hash of the ID of the parent and the value and type of the name.',
        name: 'The name under which the value was added.',
        value: 'The value, or for an attached object its ID.',
      },
    },
  },
  errors: {
    EFieldAlreadyExists: {
      when: 'The object, or the collection built on it, already has a field with this name.',
      raisedBy: [
        'add',
        'bag::add',
        'dynamic_object_field::add',
        'linked_table::insert_after',
        'linked_table::insert_before',
        'linked_table::push_back',
        'linked_table::push_front',
        'object_bag::add',
        'object_table::add',
        'table::add',
      ],
      cure: 'Check with `exists` first, or call `replace` to put a new value in place of the old one.',
    },
    EFieldDoesNotExist: {
      when: 'The object, or the collection built on it, has no field with this name. The type of the name counts too: `1u8` and `1u64` are different names.',
      raisedBy: [
        'borrow',
        'borrow_mut',
        'remove',
        'bag::borrow',
        'bag::borrow_mut',
        'bag::remove',
        'coin::deny_list_remove',
        'dynamic_object_field::borrow',
        'dynamic_object_field::borrow_mut',
        'dynamic_object_field::remove',
        'linked_table::borrow',
        'linked_table::borrow_mut',
        'linked_table::insert_after',
        'linked_table::insert_before',
        'linked_table::next',
        'linked_table::prev',
        'linked_table::remove',
        'object_bag::borrow',
        'object_bag::borrow_mut',
        'object_bag::remove',
        'object_table::borrow',
        'object_table::borrow_mut',
        'object_table::remove',
        'table::borrow',
        'table::borrow_mut',
        'table::remove',
      ],
      cure: 'Check with `exists`, or use `remove_opt` where a missing field is normal; make sure that the name has the type it was added with.',
    },
    EFieldTypeMismatch: {
      when: 'The field exists, but its value has a different type from the one the call names.',
      raisedBy: [
        'borrow',
        'borrow_mut',
        'remove',
        'remove_if_exists',
        'remove_opt',
        'replace',
        'bag::borrow',
        'bag::borrow_mut',
        'bag::remove',
        'dynamic_object_field::borrow',
        'dynamic_object_field::borrow_mut',
        'dynamic_object_field::remove',
        'dynamic_object_field::remove_opt',
        'dynamic_object_field::replace',
        'object_bag::borrow',
        'object_bag::borrow_mut',
        'object_bag::remove',
      ],
      cure: 'Name the type that the value was added with; `exists_with_type` tells whether it is the right one.',
    },
    EBCSSerializationFailure: {
      when: 'A native function cannot compute the layout of the type of a name or value, or cannot serialize the name.',
      raisedBy: ['add', 'borrow', 'borrow_mut', 'exists', 'exists_with_type', 'remove', 'remove_opt', 'replace'],
      cure: 'Use a smaller, less deeply nested type for the name and the value.',
    },
    ESharedObjectOperationNotSupported: {
      when: 'The constant was meant for attaching an object that was shared. Nothing raises it: a transaction that misuses a shared object that way fails with an error of its own.',
      raisedBy: [],
      unused: true,
      cure: 'Keep a shared object shared, or delete it.',
    },
  },
};
