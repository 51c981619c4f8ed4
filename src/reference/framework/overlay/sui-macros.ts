import type {MacroOverlay} from '../../move/overlay-types';

const peel = ['$bcs: &mut BCS', '$peel: |&mut BCS| -> $T'];

/** The macros of `sui::bcs`. */
export const bcsMacros: readonly MacroOverlay[] = [
  {
    name: 'peel_option',
    types: ['$T'],
    params: peel,
    returns: 'Option<$T>',
    summary: 'Reads an option, with a function that reads its value.',
  },
  {
    name: 'peel_vec',
    types: ['$T'],
    params: peel,
    returns: 'vector<$T>',
    summary: 'Reads a vector, with a function that reads one element.',
  },
];

const toParty = ['$self: Party', '$obj: $T'];

/** The macros of `sui::party`. */
export const partyMacros: readonly MacroOverlay[] = [
  {name: 'public_transfer', types: ['$T: key + store'], params: toParty, summary: 'Calls `transfer::public_party_transfer`.'},
  {name: 'transfer', types: ['$T: key'], params: toParty, summary: 'Calls `transfer::party_transfer`.'},
];

/**
 * The macros of `sui::dynamic_field` and `sui::dynamic_object_field`.
 *
 * @param abilities what a value must have
 */
export const fieldMacros = (abilities: 'store' | 'key + store'): readonly MacroOverlay[] => {
  const types = ['$Name: copy + drop + store', `$Value: ${abilities}`];
  const read = ['$object: &UID', '$name: $Name'];
  const change = ['$object: &mut UID', '$name: $Name'];
  return [
    {
      name: 'borrow_mut_or_add',
      types,
      params: [...change, '$default: $Value'],
      returns: '&mut $Value',
      summary: 'Borrows the value for changes, and adds the default first where there is none.',
    },
    {
      name: 'borrow_or_add',
      types,
      params: [...change, '$default: $Value'],
      returns: '&$Value',
      summary: 'Borrows the value, and adds the default first where there is none.',
    },
    {
      name: 'get_do',
      types: [...types, '$R: drop'],
      params: [...read, '$f: |&$Value| -> $R'],
      summary: 'Calls a function with a reference to the value, if there is one.',
    },
    {
      name: 'get_fold',
      types: [...types, '$R'],
      params: [...read, '$none: $R', '$some: |&$Value| -> $R'],
      returns: '$R',
      summary: 'Turns a reference to the value into a result, or takes the result given for none.',
    },
    {
      name: 'get_mut_do',
      types: [...types, '$R: drop'],
      params: [...change, '$f: |&mut $Value| -> $R'],
      summary: 'Calls a function with a mutable reference to the value, if there is one.',
    },
    {
      name: 'get_mut_fold',
      types: [...types, '$R'],
      params: [...change, '$none: $R', '$some: |&mut $Value| -> $R'],
      returns: '$R',
      summary: 'Turns a mutable reference to the value into a result, or takes the result given for none.',
    },
  ];
};

/** A macro of `sui::scratch`, and its twin that makes the permit itself. */
const withTwin = ({name, params: [ctx = '', ...rest], ...macro}: MacroOverlay): readonly MacroOverlay[] => [
  {name, params: [ctx, '$permit: Permit<$K>', ...rest], ...macro},
  {...macro, name: `internal_${name}`, params: [ctx, ...rest], summary: `Does the same as \`${name}\` with a permit of its own.`},
];

const keyType = '$K: copy + drop';
const readContext = '$ctx: &TxContext';
const scratchContext = '$ctx: &mut TxContext';

/** A macro that calls a function of `sui::scratch` with a permit of its own. */
const callsWithPermit = (name: string, macro: Omit<MacroOverlay, 'name' | 'summary'>): MacroOverlay => ({
  ...macro,
  name: `internal_${name}`,
  summary: `Calls \`${name}\` with a permit of its own.`,
});

/**
 * The macros of `sui::scratch`. Those whose names begin with `internal_` make the permit, so that
 * only the module that defines the type of the key can use them.
 */
export const scratchMacros: readonly MacroOverlay[] = [
  ...withTwin({
    name: 'get_do',
    types: [keyType, '$V: drop', '$R: drop'],
    params: [scratchContext, '$key: $K', '$f: |&$V| -> $R'],
    summary: 'Calls a function with a reference to the value of a key, if there is one. The value is out on loan meanwhile.',
  }),
  ...withTwin({
    name: 'get_fold',
    types: [keyType, '$V: drop', '$R'],
    params: [scratchContext, '$key: $K', '$none: $R', '$some: |&$V| -> $R'],
    returns: '$R',
    summary: 'Turns a reference to the value of a key into a result, or takes the result given for none.',
  }),
  ...withTwin({
    name: 'get_mut_do',
    types: [keyType, '$V: drop', '$R: drop'],
    params: [scratchContext, '$key: $K', '$f: |&mut $V| -> $R'],
    summary: 'Calls a function with a mutable reference to the value of a key, if there is one, and stores what it leaves.',
  }),
  ...withTwin({
    name: 'get_mut_fold',
    types: [keyType, '$V: drop', '$R'],
    params: [scratchContext, '$key: $K', '$none: $R', '$some: |&mut $V| -> $R'],
    returns: '$R',
    summary: 'Turns a mutable reference to the value of a key into a result, or takes the result given for none.',
  }),
  callsWithPermit('add', {types: [keyType, '$V: drop'], params: [scratchContext, '$key: $K', '$value: $V']}),
  callsWithPermit('exists', {types: [keyType], params: [readContext, '$key: $K'], returns: 'bool'}),
  callsWithPermit('exists_with_type', {types: [keyType, '$V: drop'], params: [readContext, '$key: $K'], returns: 'bool'}),
  callsWithPermit('read', {types: [keyType, '$V: copy + drop'], params: [readContext, '$key: $K'], returns: '$V'}),
  callsWithPermit('read_opt', {types: [keyType, '$V: copy + drop'], params: [readContext, '$key: $K'], returns: 'Option<$V>'}),
  callsWithPermit('remove', {types: [keyType, '$V: drop'], params: [scratchContext, '$key: $K'], returns: '$V'}),
  callsWithPermit('remove_opt', {types: [keyType, '$V: drop'], params: [scratchContext, '$key: $K'], returns: 'Option<$V>'}),
  callsWithPermit('replace', {
    types: [keyType, '$VNew: drop', '$VOld: drop'],
    params: [scratchContext, '$key: $K', '$value: $VNew'],
    returns: 'Option<$VOld>',
  }),
];
