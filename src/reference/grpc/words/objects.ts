import {within, type Words} from '../../words-overlay';

const owners: Words = {
  'Owner.kind': 'What kind of owner this is.',
  'Owner.OwnerKind': 'Who can own an object, and how.',
  'Owner.OwnerKind.OWNER_KIND_UNKNOWN': 'Not set.',
  'Owner.OwnerKind.ADDRESS': 'An address owns it; only transactions of that address can use it.',
  'Owner.OwnerKind.OBJECT': "Another object owns it, as is the case with dynamic fields; `address` is that object's ID.",
  'Owner.OwnerKind.SHARED': 'It is shared: any transaction can use it, and consensus orders them.',
  'Owner.OwnerKind.IMMUTABLE': 'It is frozen or a package: anyone can read it, and nobody can change it.',
  'Owner.OwnerKind.CONSENSUS_ADDRESS': 'An address owns it, and consensus orders the transactions that use it (a party object).',
};

const integer = (bits: number): string => `\`u${bits}\`, an unsigned integer of ${bits} bits.`;

const move: Words = {
  'OpenSignature.reference': 'Whether the value is passed by reference; not set where it is passed by value.',
  'OpenSignature.body': 'The type itself.',
  'OpenSignature.Reference': 'How a parameter or return value is referred to.',
  'OpenSignature.Reference.REFERENCE_UNKNOWN': 'Not set: the value itself.',
  'OpenSignature.Reference.IMMUTABLE': 'An immutable reference, `&T`.',
  'OpenSignature.Reference.MUTABLE': 'A mutable reference, `&mut T`.',
  'TypeOrigin.module_name': 'Name of the module that declares the type.',
  'TypeOrigin.datatype_name': 'Name of the struct or enum.',
  'TypeOrigin.package_id': 'ID of the package version that first had the type. Full type names carry it.',
  'DatatypeDescriptor.DatatypeKind': 'Whether a type is a struct or an enum.',
  'DatatypeDescriptor.DatatypeKind.DATATYPE_KIND_UNKNOWN': 'Not set.',
  'DatatypeDescriptor.DatatypeKind.STRUCT': 'A struct: see `fields`.',
  'DatatypeDescriptor.DatatypeKind.ENUM': 'An enum: see `variants`.',
  'FunctionDescriptor.Visibility': 'From where Move code can call a function.',
  'FunctionDescriptor.Visibility.VISIBILITY_UNKNOWN': 'Not set.',
  'FunctionDescriptor.Visibility.PRIVATE': 'Only from its own module.',
  'FunctionDescriptor.Visibility.PUBLIC': 'From every module, and from transactions.',
  'FunctionDescriptor.Visibility.FRIEND': 'From the modules of its package: `public(package)`, or `public(friend)` in older code.',
  'Ability.ABILITY_UNKNOWN': 'Not set.',
  'OpenSignatureBody.Type': 'The kinds of Move types.',
  ...within('OpenSignatureBody.Type.', {
    TYPE_UNKNOWN: 'Not set.',
    ADDRESS: '`address`, 32 bytes.',
    BOOL: '`bool`.',
    U8: integer(8),
    U16: integer(16),
    U32: integer(32),
    U64: integer(64),
    U128: integer(128),
    U256: integer(256),
    VECTOR: '`vector<T>`; `type_parameter_instantiation` has the type of the elements.',
    DATATYPE: 'A struct or enum; `type_name` names it, and `type_parameter_instantiation` has its type arguments.',
    TYPE_PARAMETER: 'A type parameter of the declaration; `type_parameter` is its position.',
  }),
};

/** Objects, owners and Move packages. */
export const objectWords = within('sui.rpc.v2.', {...owners, ...move});
