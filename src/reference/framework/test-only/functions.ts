import {assetFunctions} from './functions-assets';
import {contextFunctions} from './functions-context';
import type {TestOnlyFunctions, TestOnlyType} from './types';

/**
 * Test-only functions of published modules, by qualified module name. No ABI has them: they were
 * read in the Move sources below `crates/sui-framework/packages`, as the renamed copy
 * LinkUVerse/rtd has them at 7098077d8d (release 1.81), and at 46d74da93a (release 1.63) for the
 * files that are not stored at the newer commit: tx_context, clock, random, transfer_policy and
 * ecdsa_k1. Left out are those that are `public(package)`, `tx_context::gas_budget`, whose value a
 * test sets itself, and those of modules that tests of other packages cannot set up: address_alias,
 * authenticator_state, sui_system and bridge.
 */
export const testOnlyFunctions: TestOnlyFunctions = {...contextFunctions, ...assetFunctions};

/** Structs of published modules that only tests have. */
export const testOnlyTypes: Readonly<Record<string, readonly TestOnlyType[]>> = {
  'sui::ecdsa_k1': [
    {name: 'KeyPair', abilities: 'has drop', summary: 'A private key with its public key, for signatures that a test makes itself.'},
  ],
};
