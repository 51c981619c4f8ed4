import type {FunctionOverlay} from '../../overlay-types';

/** Functions of `sui::display`, the first version of Object Display. */
export const display: Readonly<Record<string, FunctionOverlay>> = {
  add: {
    summary:
      'Adds a template under a field name; readers see it after `update_version`. Aborts with `vec_map::EKeyAlreadyExists` if the field is there. Display V2: `display_registry::set`.',
    params: ['display', 'name', 'value'],
  },
  add_multiple: {
    summary:
      'Adds several fields at once. Aborts with `EVecLengthMismatch` if the two vectors differ in length, and with `vec_map::EKeyAlreadyExists` if a field is there. Display V2: `display_registry::set` for each.',
    params: ['display', 'fields', 'values'],
  },
  create_and_keep: {
    summary:
      'Creates an empty `Display` of the first version and sends it to the sender. Aborts with `ENotOwner` if the `Publisher` is not of the package of the type. Display V2: `display_registry::new_with_publisher`.',
    params: ['publisher', 'ctx'],
  },
  edit: {
    summary:
      'Replaces the template of a field and moves the field to the end. Aborts with `vec_map::EKeyDoesNotExist` if there is no such field. Display V2: `display_registry::set`.',
    params: ['display', 'name', 'value'],
  },
  fields: {
    summary: 'Gives a reference to the map from field names to templates. Display V2: `display_registry::fields`.',
    params: ['display'],
  },
  is_authorized: {
    summary: 'Says whether a `Publisher` comes from the package that defines the type, and so may create its `Display`.',
    params: ['publisher'],
  },
  new: {
    summary:
      'Creates an empty `Display` of the first version and emits `DisplayCreated`. Aborts with `ENotOwner` if the `Publisher` is not of the package of the type. Display V2: `display_registry::new_with_publisher`.',
    params: ['publisher', 'ctx'],
  },
  new_with_fields: {
    summary:
      'Creates a `Display` of the first version with fields; it still needs `update_version`. Aborts with `ENotOwner` if the `Publisher` is not of the package of the type, and with `EVecLengthMismatch` if the vectors differ in length. Display V2: `display_registry::new_with_publisher`.',
    params: ['publisher', 'fields', 'values', 'ctx'],
  },
  remove: {
    summary: 'Removes a field. Aborts with `vec_map::EKeyDoesNotExist` if there is no such field. Display V2: `display_registry::unset`.',
    params: ['display', 'name'],
  },
  update_version: {
    summary:
      'Raises the version by one and emits `VersionUpdated` with all fields, from which indexers learn the new templates. Display V2 has no versions and needs no such step.',
    params: ['display'],
  },
  version: {summary: 'Returns the version, which starts at 0 and counts the calls of `update_version`.', params: ['display']},
};
