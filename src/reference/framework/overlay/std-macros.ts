import type {MacroOverlay} from '../../move/overlay-types';
import type {Integer} from './std/integers';

/** The macros of `std::vector`. */
export const vectorMacros: readonly MacroOverlay[] = [
  {
    name: 'all',
    types: ['$T'],
    params: ['$v: &vector<$T>', '$f: |&$T| -> bool'],
    returns: 'bool',
    summary:
      'Returns `true` if every element passes a test, which also holds for an empty vector. It stops at the first element that fails.',
  },
  {
    name: 'any',
    types: ['$T'],
    params: ['$v: &vector<$T>', '$f: |&$T| -> bool'],
    returns: 'bool',
    summary:
      'Returns `true` if at least one element passes a test, and `false` for an empty vector. It stops at the first element that passes.',
  },
  {
    name: 'count',
    types: ['$T'],
    params: ['$v: &vector<$T>', '$f: |&$T| -> bool'],
    returns: 'u64',
    summary: 'Returns how many elements pass a test.',
  },
  {
    name: 'destroy',
    types: ['$T', '$R: drop'],
    params: ['$v: vector<$T>', '$f: |$T| -> $R'],
    summary: 'Consumes the vector and hands each element to a function, starting from the last one.',
  },
  {
    name: 'do',
    types: ['$T', '$R: drop'],
    params: ['$v: vector<$T>', '$f: |$T| -> $R'],
    summary: 'Consumes the vector and hands each element to a function, from the first to the last.',
  },
  {
    name: 'do_mut',
    types: ['$T', '$R: drop'],
    params: ['$v: &mut vector<$T>', '$f: |&mut $T| -> $R'],
    summary: 'Calls a function with a mutable reference to each element, in order.',
  },
  {
    name: 'do_ref',
    types: ['$T', '$R: drop'],
    params: ['$v: &vector<$T>', '$f: |&$T| -> $R'],
    summary: 'Calls a function with a reference to each element, in order.',
  },
  {
    name: 'filter',
    types: ['$T: drop'],
    params: ['$v: vector<$T>', '$f: |&$T| -> bool'],
    returns: 'vector<$T>',
    summary: 'Consumes the vector and returns the elements that pass a test; the others are dropped.',
  },
  {
    name: 'find_index',
    types: ['$T'],
    params: ['$v: &vector<$T>', '$f: |&$T| -> bool'],
    returns: 'Option<u64>',
    summary: 'Returns the index of the first element that passes a test, or none.',
  },
  {
    name: 'find_indices',
    types: ['$T'],
    params: ['$v: &vector<$T>', '$f: |&$T| -> bool'],
    returns: 'vector<u64>',
    summary: 'Returns the indices of all elements that pass a test, in order.',
  },
  {
    name: 'fold',
    types: ['$T', '$Acc'],
    params: ['$v: vector<$T>', '$init: $Acc', '$f: |$Acc, $T| -> $Acc'],
    returns: '$Acc',
    summary:
      'Consumes the vector and combines its elements into one value: a function takes the value so far, which begins as `$init`, and the next element.',
  },
  {
    name: 'insertion_sort_by',
    types: ['$T'],
    params: ['$v: &mut vector<$T>', '$le: |&$T, &$T| -> bool'],
    summary:
      'Sorts the vector in place and leaves equal elements in order. It suits up to about 30 elements, or a vector that is almost sorted. `$le` must return `true` if its first argument is less than the second or equal to it.',
  },
  {
    name: 'is_sorted_by',
    types: ['$T'],
    params: ['$v: &vector<$T>', '$le: |&$T, &$T| -> bool'],
    returns: 'bool',
    summary: 'Returns `true` if `$le` holds for each element and the one after it, as it does after a sort with the same `$le`.',
  },
  {
    name: 'map',
    types: ['$T', '$U'],
    params: ['$v: vector<$T>', '$f: |$T| -> $U'],
    returns: 'vector<$U>',
    summary: 'Consumes the vector, calls a function on each element, and returns the results as a vector.',
  },
  {
    name: 'map_ref',
    types: ['$T', '$U'],
    params: ['$v: &vector<$T>', '$f: |&$T| -> $U'],
    returns: 'vector<$U>',
    summary: 'Calls a function with a reference to each element and returns the results as a vector; the original vector stays.',
  },
  {
    name: 'merge_sort_by',
    types: ['$T'],
    params: ['$v: &mut vector<$T>', '$le: |&$T, &$T| -> bool'],
    summary:
      'Sorts the vector in place and leaves equal elements in order, with far fewer comparisons than `insertion_sort_by` needs for many elements. As there, `$le` must mean less than or equal.',
  },
  {
    name: 'partition',
    types: ['$T'],
    params: ['$v: vector<$T>', '$f: |&$T| -> bool'],
    returns: '(vector<$T>, vector<$T>)',
    summary: 'Consumes the vector and returns two: the elements that pass a test, and those that do not.',
  },
  {
    name: 'skip_while',
    types: ['$T: drop'],
    params: ['$v: vector<$T>', '$p: |&$T| -> bool'],
    returns: 'vector<$T>',
    summary: 'Drops elements from the start as long as they pass a test, and returns the rest.',
  },
  {
    name: 'tabulate',
    types: ['$T'],
    params: ['$n: u64', '$f: |u64| -> $T'],
    returns: 'vector<$T>',
    summary: 'Builds a vector of `$n` elements by calling a function with each index from 0 on.',
  },
  {
    name: 'take_while',
    types: ['$T: drop'],
    params: ['$v: vector<$T>', '$p: |&$T| -> bool'],
    returns: 'vector<$T>',
    summary: 'Returns elements from the start as long as they pass a test, and drops the rest.',
  },
  {
    name: 'zip_do',
    types: ['$T1', '$T2', '$R: drop'],
    params: ['$v1: vector<$T1>', '$v2: vector<$T2>', '$f: |$T1, $T2| -> $R'],
    summary: 'Consumes two vectors and hands their elements to a function pair by pair. Aborts if their lengths differ.',
  },
  {
    name: 'zip_do_mut',
    types: ['$T1', '$T2', '$R: drop'],
    params: ['$v1: &mut vector<$T1>', '$v2: &mut vector<$T2>', '$f: |&mut $T1, &mut $T2| -> $R'],
    summary:
      'Calls a function with mutable references to the elements of two vectors, pair by pair. Aborts if the vectors have different lengths.',
  },
  {
    name: 'zip_do_ref',
    types: ['$T1', '$T2', '$R: drop'],
    params: ['$v1: &vector<$T1>', '$v2: &vector<$T2>', '$f: |&$T1, &$T2| -> $R'],
    summary:
      'Calls a function with references to the elements of two vectors, pair by pair. It aborts if one vector is longer than the other.',
  },
  {
    name: 'zip_do_reverse',
    types: ['$T1', '$T2', '$R: drop'],
    params: ['$v1: vector<$T1>', '$v2: vector<$T2>', '$f: |$T1, $T2| -> $R'],
    summary:
      'Consumes two vectors pair by pair like `zip_do`, but from the end to the start, and aborts just the same if the lengths differ.',
  },
  {
    name: 'zip_map',
    types: ['$T1', '$T2', '$U'],
    params: ['$v1: vector<$T1>', '$v2: vector<$T2>', '$f: |$T1, $T2| -> $U'],
    returns: 'vector<$U>',
    summary:
      'Consumes two vectors, calls a function on each pair of elements, and returns the results. Aborts unless both have the same length.',
  },
  {
    name: 'zip_map_ref',
    types: ['$T1', '$T2', '$U'],
    params: ['$v1: &vector<$T1>', '$v2: &vector<$T2>', '$f: |&$T1, &$T2| -> $U'],
    returns: 'vector<$U>',
    summary:
      'Calls a function with references to each pair of elements from two vectors, and returns the results. Aborts unless both vectors are equally long.',
  },
];

/** The macros of `std::option`. */
export const optionMacros: readonly MacroOverlay[] = [
  {
    name: 'and',
    types: ['$T', '$U'],
    params: ['$o: Option<$T>', '$f: |$T| -> Option<$U>'],
    returns: 'Option<$U>',
    summary:
      'Consumes the option and passes its value to a function that returns another option. The result is that option, or none if there was no value.',
  },
  {
    name: 'and_ref',
    types: ['$T', '$U'],
    params: ['$o: &Option<$T>', '$f: |&$T| -> Option<$U>'],
    returns: 'Option<$U>',
    summary: 'Passes a reference to the value to a function that returns an option, and returns none if there is no value.',
  },
  {
    name: 'destroy',
    types: ['$T', '$R: drop'],
    params: ['$o: Option<$T>', '$f: |$T| -> $R'],
    summary: 'Calls `do`, so both macros have the same effect.',
  },
  {
    name: 'destroy_or',
    types: ['$T'],
    params: ['$o: Option<$T>', '$default: $T'],
    returns: '$T',
    summary: 'Consumes the option and returns its value, or the default, which is evaluated only if the option is empty.',
  },
  {
    name: 'do',
    types: ['$T', '$R: drop'],
    params: ['$o: Option<$T>', '$f: |$T| -> $R'],
    summary: 'Consumes the option and hands its value, if it has one, to a function.',
  },
  {
    name: 'do_mut',
    types: ['$T', '$R: drop'],
    params: ['$o: &mut Option<$T>', '$f: |&mut $T| -> $R'],
    summary: 'Calls a function with a mutable reference to the value, if there is one.',
  },
  {
    name: 'do_ref',
    types: ['$T', '$R: drop'],
    params: ['$o: &Option<$T>', '$f: |&$T| -> $R'],
    summary: 'Calls a function with a reference to the value, if there is one.',
  },
  {
    name: 'extract_or',
    types: ['$T'],
    params: ['$o: &mut Option<$T>', '$default: $T'],
    returns: '$T',
    summary: 'Takes the value out and leaves the option empty, or returns the default if it was empty already.',
  },
  {
    name: 'filter',
    types: ['$T: drop'],
    params: ['$o: Option<$T>', '$f: |&$T| -> bool'],
    returns: 'Option<$T>',
    summary: 'Returns the option if its value passes a test, and otherwise drops it and returns none.',
  },
  {
    name: 'fold',
    types: ['$T', '$R'],
    params: ['$o: Option<$T>', '$none: $R', '$some: |$T| -> $R'],
    returns: '$R',
    summary:
      'Consumes the option and returns the result of `$some` on its value, or `$none` if it is empty; `$none` is evaluated only then.',
  },
  {
    name: 'fold_mut',
    types: ['$T', '$R'],
    params: ['$o: &mut Option<$T>', '$none: $R', '$some: |&mut $T| -> $R'],
    returns: '$R',
    summary: 'Works like `fold`, but `$some` gets a mutable reference and the option stays.',
  },
  {
    name: 'fold_ref',
    types: ['$T', '$R'],
    params: ['$o: &Option<$T>', '$none: $R', '$some: |&$T| -> $R'],
    returns: '$R',
    summary: 'Works like `fold`, but `$some` gets a reference and the option stays.',
  },
  {
    name: 'is_none_or',
    types: ['$T'],
    params: ['$o: &Option<$T>', '$f: |&$T| -> bool'],
    returns: 'bool',
    summary: 'Returns `true` if there is no value, or if the value passes a test.',
  },
  {
    name: 'is_some_and',
    types: ['$T'],
    params: ['$o: &Option<$T>', '$f: |&$T| -> bool'],
    returns: 'bool',
    summary: 'Returns `true` if there is a value and it passes a test.',
  },
  {
    name: 'map',
    types: ['$T', '$U'],
    params: ['$o: Option<$T>', '$f: |$T| -> $U'],
    returns: 'Option<$U>',
    summary: 'Consumes the option, calls a function on its value, and returns the result as an option; none stays none.',
  },
  {
    name: 'map_mut',
    types: ['$T', '$U'],
    params: ['$o: &mut Option<$T>', '$f: |&mut $T| -> $U'],
    returns: 'Option<$U>',
    summary: 'Calls a function with a mutable reference to the value and returns the result as an option; the original option stays.',
  },
  {
    name: 'map_ref',
    types: ['$T', '$U'],
    params: ['$o: &Option<$T>', '$f: |&$T| -> $U'],
    returns: 'Option<$U>',
    summary: 'Calls a function with a reference to the value and returns the result in a new option.',
  },
  {
    name: 'or',
    types: ['$T'],
    params: ['$o: Option<$T>', '$default: Option<$T>'],
    returns: 'Option<$T>',
    summary: 'Consumes the option and returns it if it holds a value, and otherwise `$default`, which is evaluated only then.',
  },
];

/** The macros that every integer module has. */
export const integerMacros = (type: Integer): readonly MacroOverlay[] => [
  {
    name: 'do',
    types: ['$R: drop'],
    params: [`$stop: ${type}`, `$f: |${type}| -> $R`],
    summary: `Calls a function with every \`${type}\` from 0 up to, but not including, \`$stop\`.`,
  },
  {
    name: 'do_eq',
    types: ['$R: drop'],
    params: [`$stop: ${type}`, `$f: |${type}| -> $R`],
    summary: `Calls a function with every \`${type}\` from 0 up to and including \`$stop\`.`,
  },
  {
    name: 'max_value',
    params: [],
    returns: type,
    summary: `Returns the largest \`${type}\`. It is written \`std::${type}::max_value!()\`, since there is no value to call it on.`,
  },
  {
    name: 'range_do',
    types: ['$R: drop'],
    params: [`$start: ${type}`, `$stop: ${type}`, `$f: |${type}| -> $R`],
    summary: `Calls a function with every \`${type}\` from \`$start\` up to, but not including, \`$stop\`. No \`${type}\` is passed if \`$start\` is not below \`$stop\`.`,
  },
  {
    name: 'range_do_eq',
    types: ['$R: drop'],
    params: [`$start: ${type}`, `$stop: ${type}`, `$f: |${type}| -> $R`],
    summary: `Calls a function with every \`${type}\` from \`$start\` up to and including \`$stop\`, which may be the largest \`${type}\`.`,
  },
];

/** The macros of `std::macros` that other packages may call: all others are `public(package)`. */
export const helperMacros: readonly MacroOverlay[] = [
  {
    name: 'do',
    types: ['$T', '$R: drop'],
    params: ['$stop: $T', '$f: |$T| -> $R'],
    summary: 'Calls a function with every number from 0 up to, but not including, `$stop`, whatever the type of integer.',
  },
  {
    name: 'do_eq',
    types: ['$T', '$R: drop'],
    params: ['$stop: $T', '$f: |$T| -> $R'],
    summary: 'Calls a function with every number from 0 up to and including `$stop`, whatever the type of integer.',
  },
  {
    name: 'num_checked_shl',
    types: ['$T'],
    params: ['$x: $T', '$shift: u8', '$bit_size: u8'],
    returns: 'Option<$T>',
    summary: 'Shifts an integer to the left, and returns none if the shift is by `$bit_size` or more.',
  },
  {
    name: 'num_checked_shr',
    types: ['$T'],
    params: ['$x: $T', '$shift: u8', '$bit_size: u8'],
    returns: 'Option<$T>',
    summary: 'Shifts an integer to the right, and returns none if the shift is by `$bit_size` or more.',
  },
  {
    name: 'num_lossless_div',
    types: ['$T'],
    params: ['$x: $T', '$y: $T'],
    returns: 'Option<$T>',
    summary: 'Divides two integers, and returns none for a remainder or a divisor of zero.',
  },
  {
    name: 'num_lossless_shl',
    types: ['$T'],
    params: ['$x: $T', '$shift: u8', '$bit_size: u8'],
    returns: 'Option<$T>',
    summary: 'Shifts an integer to the left, and returns none if the shift is by `$bit_size` or more or loses a bit that is set.',
  },
  {
    name: 'num_lossless_shr',
    types: ['$T'],
    params: ['$x: $T', '$shift: u8', '$bit_size: u8'],
    returns: 'Option<$T>',
    summary: 'Shifts an integer to the right, and returns none if the shift is by `$bit_size` or more or loses a bit that is set.',
  },
  {
    name: 'range_do',
    types: ['$T', '$R: drop'],
    params: ['$start: $T', '$stop: $T', '$f: |$T| -> $R'],
    summary: 'Calls a function with every number from `$start` up to, but not including, `$stop`.',
  },
  {
    name: 'range_do_eq',
    types: ['$T', '$R: drop'],
    params: ['$start: $T', '$stop: $T', '$f: |$T| -> $R'],
    summary: 'Calls a function with every number from `$start` up to and including `$stop`.',
  },
];
