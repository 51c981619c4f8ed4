import {own} from './own';
import type {Uses} from './types';

/** Uses of the standard library. */
export const stdUses: Uses = {
  'std::ascii': own(
    'std_ascii',
    'An ASCII string has one byte for each character, so the text of a ticker can be checked and cut byte by byte.',
    '/standards/currency',
  ),
  'std::bcs': {
    file: 'signature_checks/sources/wallet_message.move',
    region: 'digest',
    sentence: 'What a wallet signs is a hash over encoded bytes, and `bcs::to_bytes` makes the same bytes onchain.',
    learn: ['/guides/developer/cryptography/signing', '/concepts/cryptography/transaction-auth/intent-signing'],
  },
  'std::debug': {
    file: 'framework_uses/tests/test_only_tests.move',
    region: 'debug',
    sentence: 'A test prints text and any other value while it runs; on a network the same calls print nothing.',
    learn: ['/guides/developer/first-app/debug', '/guides/developer/first-app/build-test'],
  },
  'std::hash': own(
    'std_hash',
    'A player publishes the hash of a choice first and shows the choice later, and this function tells whether they fit.',
    '/guides/developer/cryptography/hashing',
    '/concepts/gaming',
  ),
  'std::internal': own(
    'std_internal',
    'A module proves that it defines a type by asking for its permit, here to get at entries of `sui::scratch`.',
    '/concepts/transactions/prog-txn-blocks#scratch',
  ),
  'std::option': own(
    'std_option',
    'A deputy who may or may not be appointed is an option: it is filled, replaced, or unpacked with a default.',
    '/concepts/object-ownership/wrapped',
  ),
  'std::string': own(
    'std_string',
    'A label grows out of literals, a number and a name that users may write in any alphabet.',
    '/guides/developer/first-app/write-package',
  ),
  'std::type_name': own(
    'std_type_name',
    'The name of a type works as a key, and it says which package the type comes from.',
    '/guides/developer/app-examples/trustless-swap',
  ),
  'std::u64': own(
    'std_u64',
    'Integers have functions for arithmetic that rounds or overflows, and macros in place of counting loops.',
    '/guides/developer/advanced/security-best-practices',
    '/guides/developer/advanced/move-2024-migration',
  ),
  'std::u128': own(
    'std_u128',
    'A product of two amounts is computed in 128 bits, and only the quotient goes back into 64.',
    '/guides/developer/advanced/security-best-practices',
  ),
  'std::unit_test': {
    file: 'framework_uses/tests/test_only_tests.move',
    region: 'unit-test',
    sentence: 'A test compares a result with `assert_eq!` and gets rid of a value that cannot be dropped.',
    learn: ['/guides/developer/first-app/build-test'],
  },
  'std::uq32_32': own(
    'std_uq32_32',
    'A unit price keeps its fraction until it is multiplied by a number of units.',
    '/guides/developer/advanced/security-best-practices',
  ),
  'std::uq64_64': own(
    'std_uq64_64',
    'The growth of a stake is a ratio of two large numbers, and applying it to an amount rounds down.',
    '/concepts/tokenomics/staking-unstaking',
  ),
  'std::vector': own(
    'std_vector',
    'Macros add up, filter and search a vector of prices without a loop of your own.',
    '/guides/developer/advanced/move-2024-migration',
  ),
};
