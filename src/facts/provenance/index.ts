/**
 * Where every figure of src/facts was read. Pages import values from the files beside this folder,
 * and whatever a page imports is downloaded by its readers: nothing in here is for pages. A test
 * holds this list to the files of src/facts.
 */
import {coinTypesProvenance, gaslessProvenance} from './coin-types';
import {consensusProvenance} from './consensus';
import {dataStoresProvenance} from './data-stores';
import {deepbookProvenance} from './deepbook';
import {enokiProvenance, kioskProvenance, paymentKitProvenance} from './kits';
import {limitsProvenance} from './limits';
import {mainnetSinceProvenance} from './mainnet-since';
import {networksProvenance} from './networks';
import {packagesProvenance} from './packages';
import {protocolProvenance} from './protocol';
import {rpcProvidersProvenance} from './rpc-providers';
import {rustCratesProvenance} from './rust-crates';
import {sampleNetworkProvenance} from './sample-network';
import {versionsProvenance} from './versions';

/** Provenance by the name that pages import a value by: `protocol`, `coinTypes`. */
export const provenance = {
  coinTypes: coinTypesProvenance,
  gasless: gaslessProvenance,
  consensus: consensusProvenance,
  dataStores: dataStoresProvenance,
  ...deepbookProvenance,
  ...enokiProvenance,
  ...kioskProvenance,
  limits: limitsProvenance,
  ...mainnetSinceProvenance,
  networks: networksProvenance,
  ...packagesProvenance,
  ...paymentKitProvenance,
  protocol: protocolProvenance,
  rpcProviders: rpcProvidersProvenance,
  rustCrates: rustCratesProvenance,
  ...sampleNetworkProvenance,
  versions: versionsProvenance,
};
