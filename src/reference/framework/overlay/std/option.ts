import type {ModuleOverlay} from '../../../move/overlay-types';
import {optionMacros} from '../std-macros';

/** Our texts about `std::option`. */
export const optionModule: ModuleOverlay = {
  summary:
    'A value that may be absent: the type `Option<T>`, with functions to test, borrow, fill and take what is inside. The macros run code on the value without unpacking it by hand. `Option` and the module name `option` need no import.',
  functions: {
    borrow: {
      summary: 'Returns a reference to the value in an option. Aborts with `EOPTION_NOT_SET` if there is no value.',
      params: ['option'],
    },
    borrow_mut: {
      summary:
        'Returns a mutable reference to the value, so that the caller can change it in place. Aborts with `EOPTION_NOT_SET` on an empty option.',
      params: ['option'],
    },
    borrow_with_default: {
      summary: 'Returns a reference to the value, or the reference given as a default if the option is empty.',
      params: ['option', 'default'],
    },
    contains: {
      summary: 'Returns `true` if the option holds a value equal to the given one, and `false` if it holds another or none.',
      params: ['option', 'value'],
    },
    destroy_none: {
      summary:
        'Consumes an empty option, which is needed for types without `drop`. Aborts with `EOPTION_IS_SET` if it turns out to hold a value.',
      params: ['option'],
    },
    destroy_some: {
      summary: 'Consumes an option and returns its value. Aborts with `EOPTION_NOT_SET` if it has none to return.',
      params: ['option'],
    },
    destroy_with_default: {
      summary:
        'Consumes an option and returns its value, or the default if it is empty. The default is calculated in either case; the macro `destroy_or!` calculates it only when it is needed.',
      params: ['option', 'default'],
    },
    extract: {
      summary: 'Takes the value out of an option and leaves the option empty. Aborts with `EOPTION_NOT_SET` if it was empty before.',
      params: ['option'],
    },
    fill: {
      summary: 'Puts a value into an empty option. Aborts with `EOPTION_IS_SET` if it already holds one; `swap_or_fill` accepts both.',
      params: ['option', 'value'],
    },
    get_with_default: {
      summary: 'Returns a copy of the value, or the default if the option is empty, and leaves the option as it is.',
      params: ['option', 'default'],
    },
    is_none: {summary: 'Returns `true` if the option is empty.', params: ['option']},
    is_some: {summary: 'Returns `true` if the option holds a value.', params: ['option']},
    none: {summary: 'Creates an empty option.'},
    some: {summary: 'Creates an option that holds the given value.', params: ['value']},
    swap: {
      summary: 'Replaces the value in an option and returns the one that was there. Aborts with `EOPTION_NOT_SET` if there was none.',
      params: ['option', 'value'],
    },
    swap_or_fill: {
      summary:
        'Puts a value into an option whether or not it holds one, and returns what was there before as another option. It never aborts.',
      params: ['option', 'value'],
    },
    to_vec: {summary: 'Turns an option into a vector that holds the value as its only element, or is empty.', params: ['option']},
  },
  types: {
    Option: {
      summary:
        'Either a value of type `Element` or nothing. Any code can create one with `some` or `none`, and it has whichever of `copy`, `drop` and `store` its content has.',
      fields: {vec: 'A vector that is empty or holds the value as its only element.'},
    },
  },
  macros: optionMacros,
  errors: {
    EOPTION_IS_SET: {
      when: 'A function that expects an empty option is called on one that holds a value.',
      raisedBy: ['destroy_none', 'fill'],
      cure: 'Check `is_none` first, or use `swap_or_fill`, which takes either.',
    },
    EOPTION_NOT_SET: {
      when: 'A function that needs the value is called on an empty option.',
      raisedBy: ['borrow', 'borrow_mut', 'destroy_some', 'extract', 'swap'],
      cure: 'Check `is_some` first, or pass a default with `destroy_or!` or `borrow_with_default`.',
    },
  },
};
