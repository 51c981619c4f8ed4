import type {Uses} from './types';

const file = 'framework_uses/tests/test_only_tests.move';
const learn = ['/guides/developer/first-app/build-test'];

/** Uses of modules that only tests have. */
export const testingUses: Uses = {
  'sui::test_scenario': {
    file,
    region: 'scenario',
    sentence: 'One address sends an object in a first transaction, and its owner finds it in the second.',
    learn,
  },
  'sui::test_utils': {
    file,
    region: 'test-utils',
    sentence: 'A one-time witness exists only while a package is published, so a test has to make one.',
    learn,
  },
};
