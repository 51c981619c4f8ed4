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
