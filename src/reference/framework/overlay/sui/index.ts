import type {PackageOverlay} from '../../../move/overlay-types';
import {accumulatorModule} from './accumulator';
import {accumulatorMetadataModule} from './accumulator-metadata';
import {accumulatorSettlementModule} from './accumulator-settlement';
import {addressModule} from './address';
import {addressAliasModule} from './address-alias';
import {authenticatorStateModule} from './authenticator-state';
import {bagModule} from './bag';
import {balanceModule} from './balance';
import {bcsModule} from './bcs';
import {bls12381Module} from './bls12381';
import {borrowModule} from './borrow';
import {clockModule} from './clock';
import {coinModule} from './coin';
import {coinRegistryModule} from './coin-registry';
import {configModule} from './config';
import {denyListModule} from './deny-list';
import {derivedObjectModule} from './derived-object';
import {displayModule} from './display';
import {displayRegistryModule} from './display-registry';
import {dynamicFieldModule} from './dynamic-field';
import {dynamicObjectFieldModule} from './dynamic-object-field';
import {ecdsaK1Module} from './ecdsa-k1';
import {ecdsaR1Module} from './ecdsa-r1';
import {ecvrfModule} from './ecvrf';
import {ed25519Module} from './ed25519';
import {eventModule} from './event';
import {forwardingAddressModule} from './forwarding-address';
import {fundsAccumulatorModule} from './funds-accumulator';
import {groth16Module} from './groth16';
import {groupOpsModule} from './group-ops';
import {hashModule} from './hash';
import {hexModule} from './hex';
import {hmacModule} from './hmac';
import {kioskModule} from './kiosk';
import {kioskExtensionModule} from './kiosk-extension';
import {linkedTableModule} from './linked-table';
import {mathModule} from './math';
import {nitroAttestationModule} from './nitro-attestation';
import {objectModule} from './object';
import {objectBagModule} from './object-bag';
import {objectTableModule} from './object-table';
import {packageModule} from './package';
import {partyModule} from './party';
import {payModule} from './pay';
import {poseidonModule} from './poseidon';
import {priorityQueueModule} from './priority-queue';
import {protocolConfigModule} from './protocol-config';
import {proverModule} from './prover';
import {randomModule} from './random';
import {rangeproofsModule} from './rangeproofs';
import {ristretto255Module} from './ristretto255';
import {scratchModule} from './scratch';
import {suiModule} from './sui';
import {tableModule} from './table';
import {tableVecModule} from './table-vec';
import {tokenModule} from './token';
import {transferModule} from './transfer';
import {transferPolicyModule} from './transfer-policy';
import {txContextModule} from './tx-context';
import {typesModule} from './types';
import {urlModule} from './url';
import {vdfModule} from './vdf';
import {vecMapModule} from './vec-map';
import {vecSetModule} from './vec-set';
import {versionedModule} from './versioned';
import {zkloginVerifiedIdModule} from './zklogin-verified-id';
import {zkloginVerifiedIssuerModule} from './zklogin-verified-issuer';

/** Our texts about the modules of `sui`. */
export const sui: PackageOverlay = {
  accumulator: accumulatorModule,
  accumulator_metadata: accumulatorMetadataModule,
  accumulator_settlement: accumulatorSettlementModule,
  address: addressModule,
  address_alias: addressAliasModule,
  authenticator_state: authenticatorStateModule,
  bag: bagModule,
  balance: balanceModule,
  bcs: bcsModule,
  bls12381: bls12381Module,
  borrow: borrowModule,
  clock: clockModule,
  coin: coinModule,
  coin_registry: coinRegistryModule,
  config: configModule,
  deny_list: denyListModule,
  derived_object: derivedObjectModule,
  display: displayModule,
  display_registry: displayRegistryModule,
  dynamic_field: dynamicFieldModule,
  dynamic_object_field: dynamicObjectFieldModule,
  ecdsa_k1: ecdsaK1Module,
  ecdsa_r1: ecdsaR1Module,
  ecvrf: ecvrfModule,
  ed25519: ed25519Module,
  event: eventModule,
  forwarding_address: forwardingAddressModule,
  funds_accumulator: fundsAccumulatorModule,
  groth16: groth16Module,
  group_ops: groupOpsModule,
  hash: hashModule,
  hex: hexModule,
  hmac: hmacModule,
  kiosk: kioskModule,
  kiosk_extension: kioskExtensionModule,
  linked_table: linkedTableModule,
  math: mathModule,
  nitro_attestation: nitroAttestationModule,
  object: objectModule,
  object_bag: objectBagModule,
  object_table: objectTableModule,
  package: packageModule,
  party: partyModule,
  pay: payModule,
  poseidon: poseidonModule,
  priority_queue: priorityQueueModule,
  protocol_config: protocolConfigModule,
  prover: proverModule,
  random: randomModule,
  rangeproofs: rangeproofsModule,
  ristretto255: ristretto255Module,
  scratch: scratchModule,
  sui: suiModule,
  table: tableModule,
  table_vec: tableVecModule,
  token: tokenModule,
  transfer: transferModule,
  transfer_policy: transferPolicyModule,
  tx_context: txContextModule,
  types: typesModule,
  url: urlModule,
  vdf: vdfModule,
  vec_map: vecMapModule,
  vec_set: vecSetModule,
  versioned: versionedModule,
  zklogin_verified_id: zkloginVerifiedIdModule,
  zklogin_verified_issuer: zkloginVerifiedIssuerModule,
};
