import {mainnetSince} from '../../../facts/mainnet-since';
import type {LaterFact} from './types';

/**
 * What came after the last snapshot, and what a flag of the protocol switched on for Mainnet after its code had come; by
 * `module` or `module::name` of the package `sui`. The versions are those of src/facts. The releases are those of
 * src/releases/entries, where the evidence stands; a test compares the two.
 */
export const laterFacts: Readonly<Record<string, LaterFact>> = {
  address_alias: {mainnet: mainnetSince.addressAliases},
  'balance::redeem_funds': {mainnet: mainnetSince.addressBalances},
  'balance::send_funds': {mainnet: mainnetSince.addressBalances},
  'balance::withdraw_funds_from_object': {mainnet: mainnetSince.addressBalances},
  'coin::redeem_funds': {mainnet: mainnetSince.addressBalances},
  'coin::send_funds': {mainnet: mainnetSince.addressBalances},
  'dynamic_field::exists': {release: '1.71'},
  'dynamic_field::remove_opt': {release: '1.71'},
  'dynamic_field::replace': {release: '1.71'},
  funds_accumulator: {mainnet: mainnetSince.addressBalances},
  'linked_table::insert_after': {release: '1.75'},
  'linked_table::insert_before': {release: '1.75'},
  'package::original_package_id': {release: '1.78'},
  party: {mainnet: mainnetSince.partyObjects},
  scratch: {protocol: mainnetSince.scratch},
  'transfer::party_transfer': {mainnet: mainnetSince.partyObjects},
  'transfer::public_party_transfer': {mainnet: mainnetSince.partyObjects},
};
