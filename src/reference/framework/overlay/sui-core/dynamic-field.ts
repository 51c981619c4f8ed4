import type {FunctionOverlay} from '../../overlay-types';

/** Functions of `sui::dynamic_field`. */
export const dynamicField: Readonly<Record<string, FunctionOverlay>> = {
  add: {
    summary:
      'Attaches a value to an object under a name, which may be any value with `copy`, `drop` and `store`. Aborts with `EFieldAlreadyExists` if that name, of that name type, is taken by a value of whatever type.',
    params: ['object', 'name', 'value'],
  },
  borrow: {
    summary:
      'Gives a reference to the value under a name. Aborts with `EFieldDoesNotExist` if there is no such field, and with `EFieldTypeMismatch` if its value has another type.',
    params: ['object', 'name'],
  },
  borrow_mut: {
    summary:
      'Gives a mutable reference to the value under a name. Aborts with `EFieldDoesNotExist` if there is no such field, and with `EFieldTypeMismatch` if its value has another type.',
    params: ['object', 'name'],
  },
  exists: {
    summary: 'Says whether an object has a field with this name, of whatever value type.',
    params: ['object', 'name'],
  },
  exists_: {summary: 'Deprecated: renamed to `exists`, which does the same.', params: ['object', 'name']},
  exists_with_type: {
    summary: 'Says whether an object has a field with this name and a value of the given type.',
    params: ['object', 'name'],
  },
  remove: {
    summary:
      'Detaches the field with a name and returns its value. Aborts with `EFieldDoesNotExist` if there is no such field, and with `EFieldTypeMismatch` if its value has another type.',
    params: ['object', 'name'],
  },
  remove_if_exists: {summary: 'Deprecated: replaced by `remove_opt`, which does the same.', params: ['object', 'name']},
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
};
