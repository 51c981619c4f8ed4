import type {ModuleOverlay} from '../../../move/overlay-types';

/** Our texts about `std::type_name`. */
export const typeNameModule: ModuleOverlay = {
  summary:
    'Names of Move types as values, for use as keys, in events and in checks of where a generic type comes from. A name contains package IDs: either those of the package versions that introduced each type, or those of the first versions.',
  functions: {
    address_string: {
      summary:
        'Returns the package ID at the start of a name, as 64 hexadecimal digits in lower case without `0x`. Aborts with `ENonModuleType` for the name of a primitive type or a vector.',
    },
    as_string: {summary: 'Returns a reference to the full name.'},
    borrow_string: {summary: 'Calls `as_string` and passes on the reference to the name.'},
    datatype_string: {
      summary:
        'Returns the name of the struct or enum alone, without package, module and type arguments. Primitive types and vectors have none, so they abort with `ENonModuleType`.',
    },
    defining_id: {
      summary:
        'Returns the ID of the package version that introduced the type `T`. Aborts with the code of `ENonModuleType` if `T` is a primitive type or a vector.',
    },
    get: {summary: 'Returns the name of `T` as `with_defining_ids` does.'},
    get_address: {summary: 'Calls `address_string`, and aborts with `ENonModuleType` in the same cases.'},
    get_module: {summary: 'Calls `module_string`, with the same result and the same abort, `ENonModuleType`.'},
    get_with_original_ids: {summary: 'Returns the name of `T` as `with_original_ids` does.'},
    into_string: {summary: 'Unpacks a type name into its text.'},
    is_primitive: {
      summary:
        'Returns `true` if the type belongs to no module: `bool`, `address`, an unsigned integer, or a vector of anything, structs included.',
    },
    module_string: {
      summary: 'Returns the name of the module that defines the type. Aborts with `ENonModuleType` if the type belongs to no module.',
    },
    original_id: {
      summary:
        'Returns the ID under which the package of `T` was first published, even if a later upgrade added the type. A primitive type or vector aborts with the code of `ENonModuleType`.',
    },
    with_defining_ids: {
      summary:
        'Returns the name of `T`, in which each package ID is that of the version that introduced the type. The type of a stored object is written with the same IDs.',
    },
    with_original_ids: {
      summary:
        'Returns the name of `T` with the IDs under which the packages in it were first published, so that all types of a package share one ID.',
    },
  },
  deprecatedFunctions: {
    borrow_string: 'Use `as_string`.',
    get: 'Use `with_defining_ids`.',
    get_address: 'Use `address_string`.',
    get_module: 'Use `module_string`.',
    get_with_original_ids: 'Use `with_original_ids`.',
  },
  types: {
    TypeName: {
      summary: 'The full name of a type as a value. Only the functions of this module create one, so a name cannot be forged.',
      fields: {
        name: 'The text, such as `u64` or `<package ID>::<module>::<type>`, with type arguments in angle brackets and IDs of 64 digits without `0x`.',
      },
    },
  },
  errors: {
    ENonModuleType: {
      when: 'The package ID, module name or type name is requested for a type that belongs to no module.',
      raisedBy: ['address_string', 'datatype_string', 'defining_id', 'get_address', 'get_module', 'module_string', 'original_id'],
      cure: 'Check `is_primitive` first, and handle primitive types and vectors separately.',
    },
  },
};
