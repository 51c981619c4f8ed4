import {mainnetSince} from '../../../facts/mainnet-since';
import sui from './sui.json';
import type {LaterFact} from './types';

/**
 * Functions of `sui::bls12381` that arrived with a version, each with the version of Mainnet that
 * switched them on.
 */
const ofBls12381 = (names: readonly string[], mainnet: number): Readonly<Record<string, LaterFact>> =>
  Object.fromEntries(names.map((name) => [`bls12381::${name}`, {mainnet}]));

const {'36': groupFunctions, '68': uncompressedFunctions} = sui.bls12381.functions;

/**
 * What came after the last snapshot, and what a flag of the protocol switched on for Mainnet after
 * its code had come; by `module` or `module::name` of the package `sui`. The versions are those of
 * src/facts. The releases are those of src/releases/entries, where the evidence stands; a test
 * compares the two.
 */
export const laterFacts: Readonly<Record<string, LaterFact>> = {
  address_alias: {mainnet: mainnetSince.addressAliases},
  'balance::redeem_funds': {mainnet: mainnetSince.addressBalances},
  'balance::send_funds': {mainnet: mainnetSince.addressBalances},
  'balance::withdraw_funds_from_object': {mainnet: mainnetSince.addressBalances},
  // Mainnet still has multi-scalar multiplication off.
  ...ofBls12381(
    groupFunctions.filter((name) => !name.endsWith('_multi_scalar_multiplication')),
    mainnetSince.groupOps,
  ),
  ...ofBls12381(uncompressedFunctions, mainnetSince.uncompressedG1),
  'coin::redeem_funds': {mainnet: mainnetSince.addressBalances},
  'coin::send_funds': {mainnet: mainnetSince.addressBalances},
  'dynamic_field::exists': {release: '1.71'},
  'dynamic_field::remove_opt': {release: '1.71'},
  'dynamic_field::replace': {release: '1.71'},
  'event::emit_authenticated': {mainnet: mainnetSince.authenticatedEvents},
  funds_accumulator: {mainnet: mainnetSince.addressBalances},
  group_ops: {mainnet: mainnetSince.groupOps},
  'linked_table::insert_after': {release: '1.75'},
  'linked_table::insert_before': {release: '1.75'},
  nitro_attestation: {mainnet: mainnetSince.nitroAttestation},
  'package::original_package_id': {release: '1.78'},
  party: {mainnet: mainnetSince.partyObjects},
  poseidon: {mainnet: mainnetSince.poseidon},
  random: {mainnet: mainnetSince.randomness},
  scratch: {protocol: mainnetSince.scratch},
  'transfer::party_transfer': {mainnet: mainnetSince.partyObjects},
  'transfer::public_party_transfer': {mainnet: mainnetSince.partyObjects},
};
