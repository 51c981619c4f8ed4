import type {ModuleOverlay} from '../../../move/overlay-types';

/** Our texts about `sui::display`. */
export const displayModule: ModuleOverlay = {
  summary:
    'Templates that tell wallets and explorers how to show objects of a type, created with the `Publisher` of its package. This is the first version; `sui::display_registry` keeps one template per type at a known address.',
  functions: {
    add: {
      summary:
        'Adds a template under a field name; readers see it after `update_version`. Aborts with `vec_map::EKeyAlreadyExists` if the field is there. In Display V2, `display_registry::set` does this.',
      params: ['display', 'name', 'value'],
    },
    add_multiple: {
      summary:
        'Adds several fields at once. Aborts with `EVecLengthMismatch` if the two vectors differ in length, and with `vec_map::EKeyAlreadyExists` if one of the fields is there. In Display V2, call `display_registry::set` for each field.',
      params: ['display', 'fields', 'values'],
    },
    create_and_keep: {
      summary:
        'Creates an empty `Display` of the first version, emits `DisplayCreated` and transfers the object to the sender. Aborts with `ENotOwner` if the `Publisher` comes from another package. The counterpart in Display V2 is `display_registry::new_with_publisher`.',
      params: ['publisher', 'ctx'],
    },
    destroy: {summary: 'Deletes a `Display` of the first version once `sui::display_registry` has taken over its templates.'},
    edit: {
      summary:
        'Replaces the template of a field and moves the field to the end. Aborts with `vec_map::EKeyDoesNotExist` if there is no such field. In Display V2, `display_registry::set` replaces templates too.',
      params: ['display', 'name', 'value'],
    },
    fields: {
      summary: 'Returns a reference to the map from field names to templates, like `display_registry::fields` in Display V2.',
      params: ['display'],
    },
    is_authorized: {
      summary: 'Returns whether a `Publisher` comes from the package that defines the type, and so may create its `Display`.',
      params: ['publisher'],
    },
    new: {
      summary:
        'Creates an empty `Display` of the first version and emits `DisplayCreated`. Aborts with `ENotOwner` if the `Publisher` is not of the package of the type. New code should start with `display_registry::new_with_publisher`.',
      params: ['publisher', 'ctx'],
    },
    new_with_fields: {
      summary:
        'Creates a `Display` of the first version with fields, which readers see after `update_version`, and emits `DisplayCreated`. Aborts with `EVecLengthMismatch` if the vectors differ in length, with `ENotOwner` if the `Publisher` does not match the type, and with `vec_map::EKeyAlreadyExists` if a field name is repeated.',
      params: ['publisher', 'fields', 'values', 'ctx'],
    },
    remove: {
      summary:
        'Removes a field and its template, as `display_registry::unset` does in Display V2. A field that is not there makes it abort with `vec_map::EKeyDoesNotExist`.',
      params: ['display', 'name'],
    },
    update_version: {
      summary:
        'Raises the version by one and emits `VersionUpdated` with all fields, from which indexers learn the new templates. Display V2 has no versions and needs no such step.',
      params: ['display'],
    },
    version: {summary: 'Returns the version, which starts at 0 and counts the calls of `update_version`.', params: ['display']},
  },
  types: {
    Display: {
      summary:
        'The templates for objects of the type `T`, in the first version. The holder of the `Publisher` creates it, and whoever owns it can change it.',
      fields: {
        id: 'The ID of the display object.',
        fields: 'The templates by field name, such as `name`, `link`, `image_url` and `description`.',
        version: 'How often the templates were published with `update_version`.',
      },
    },
    DisplayCreated: {
      summary: 'Emitted when a first-version `Display` is created, with the type of the displayed objects as its type argument.',
      fields: {id: 'The ID of the new `Display`.'},
      emittedBy: ['create_and_keep', 'new', 'new_with_fields'],
    },
    VersionUpdated: {
      summary: 'Emitted when the templates of a `Display` are published. Indexers store the templates they find here.',
      fields: {
        id: 'The ID of the `Display` that changed.',
        version: 'The version after the update.',
        fields: 'All templates as of this version.',
      },
      emittedBy: ['update_version'],
    },
  },
  errors: {
    ENotOwner: {
      when: 'The `Publisher` does not come from the package that defines the type.',
      raisedBy: ['create_and_keep', 'new', 'new_with_fields'],
      cure: 'Pass the `Publisher` that was claimed in the package of the type.',
    },
    EVecLengthMismatch: {
      when: 'The vectors of field names and templates have different lengths.',
      raisedBy: ['add_multiple', 'new_with_fields'],
      cure: 'Pass one template for each field name.',
    },
  },
};
