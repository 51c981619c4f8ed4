import {testScenario} from './test-scenario';
import type {TestOnlyModules} from './types';

/** The modules that exist only while tests are compiled. */
export const testOnlyModules: TestOnlyModules = {
  'std::unit_test': {
    summary:
      'Assertions that print both sides when they fail, and a way to get rid of values that cannot be dropped, for unit tests alone.',
    groups: [
      {
        title: 'Macros',
        functions: [
          {
            name: 'assert_eq',
            macro: true,
            types: ['$T: drop'],
            params: ['$t1: $T', '$t2: $T'],
            summary: 'Compares two values and drops them. Where they differ, it prints both and aborts.',
          },
          {
            name: 'assert_ref_eq',
            macro: true,
            types: ['$T'],
            params: ['$t1: &$T', '$t2: &$T'],
            summary: 'Compares two values behind references, which may be of a type without `drop`, and prints both where they differ.',
          },
        ],
      },
      {
        title: 'Functions',
        functions: [
          {
            name: 'destroy',
            types: ['T'],
            params: ['v: T'],
            summary: 'Takes any value and makes it vanish: objects, capabilities, hot potatoes. Published code has nothing like it.',
          },
          {
            name: 'poison',
            params: [],
            summary:
              'Is called by what the compiler adds to each module in test mode, so that test code cannot be published. You never call it.',
          },
        ],
      },
    ],
  },
  'sui::test_scenario': testScenario,
  'sui::test_utils': {
    summary: 'Makes one-time witnesses for unit tests; its other functions are deprecated in favor of the module std::unit_test.',
    groups: [
      {
        title: 'Functions',
        functions: [
          {
            name: 'create_one_time_witness',
            types: ['T: drop'],
            params: [],
            returns: 'T',
            summary: 'Makes a value of a witness type as publishing does, for code that checks it with `types::is_one_time_witness`.',
          },
          {
            name: 'assert_eq',
            types: ['T: drop'],
            params: ['t1: T', 't2: T'],
            summary: 'Aborts with 0 where two values differ.',
            deprecated: 'Use `assert_eq!` of `std::unit_test`, which aborts at the line of the test.',
          },
          {
            name: 'assert_ref_eq',
            types: ['T'],
            params: ['t1: &T', 't2: &T'],
            summary: 'Aborts with 0 where the values behind two references differ.',
            deprecated: 'Use `assert_ref_eq!` of `std::unit_test`.',
          },
          {
            name: 'destroy',
            types: ['T'],
            params: ['x: T'],
            summary: 'Makes a value vanish.',
            deprecated: 'Use `destroy` of `std::unit_test`.',
          },
          {
            name: 'print',
            params: ['str: vector<u8>'],
            summary: 'Prints bytes that are ASCII text.',
            deprecated: 'Use `std::debug::print` with a string.',
          },
        ],
      },
    ],
  },
};
