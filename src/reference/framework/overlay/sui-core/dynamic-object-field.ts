import type {FunctionOverlay} from '../../overlay-types';

/** Functions of `sui::dynamic_object_field`. */
export const dynamicObjectField: Readonly<Record<string, FunctionOverlay>> = {
  add: {
    summary:
      'Attaches an object to another under a name; the attached object keeps its ID and can still be looked up by it from outside. Aborts with `dynamic_field::EFieldAlreadyExists` if the name is taken.',
    params: ['object', 'name', 'value'],
  },
  borrow: {
    summary:
      'Gives a reference to the attached object. Aborts with `dynamic_field::EFieldDoesNotExist` if the name is free, and with `dynamic_field::EFieldTypeMismatch` if the object has another type.',
    params: ['object', 'name'],
  },
  borrow_mut: {
    summary:
      'Gives a mutable reference to the attached object. Aborts with `dynamic_field::EFieldDoesNotExist` if the name is free, and with `dynamic_field::EFieldTypeMismatch` if the object has another type.',
    params: ['object', 'name'],
  },
  exists: {summary: 'Says whether an object of whatever type is attached under a name.', params: ['object', 'name']},
  exists_: {summary: 'Deprecated: renamed to `exists`, which does the same.', params: ['object', 'name']},
  exists_with_type: {summary: 'Says whether an object of the given type is attached under a name.', params: ['object', 'name']},
  id: {summary: 'Returns the ID of the attached object, or none if the name is free.', params: ['object', 'name']},
  remove: {
    summary:
      'Detaches an object and returns it. Aborts with `dynamic_field::EFieldDoesNotExist` if the name is free, and with `dynamic_field::EFieldTypeMismatch` if the object has another type.',
    params: ['object', 'name'],
  },
  remove_opt: {
    summary:
      'Detaches an object and returns it, or none if the name is free. Aborts with `dynamic_field::EFieldTypeMismatch` if the object has another type.',
    params: ['object', 'name'],
  },
  replace: {
    summary:
      'Attaches an object and returns the one that had the name before, or none; the two types may differ. Aborts with `dynamic_field::EFieldTypeMismatch` if the former object is not of the type named for it.',
    params: ['object', 'name', 'value'],
  },
};
