/**
 * Every value of src/facts by the name that pages import it by, for tools that go through all of them. Pages import the one file
 * that they need.
 */
import {coinTypes, gasless} from '../coin-types';
import {consensus} from '../consensus';
import {deepbook, deepbookIndexer, deepbookLimits, deepbookSdk, newestOnTestnet} from '../deepbook';
import {deepbookErrorCodes} from '../deepbook-errors';
import {kioskRules, kioskSdk} from '../kiosk';
import {limits} from '../limits';
import {allowancesRelease, mainnetSince} from '../mainnet-since';
import {networks} from '../networks';
import {paymentKit, paymentKitLimits, paymentKitSdk} from '../payment-kit';
import {protocol} from '../protocol';
import {rustCrates} from '../rust-crates';
import {checkpointsPerSecond, sampleNetwork, sampleVersion} from '../sample-network';
import {versions} from '../versions';

export const facts = {
  coinTypes,
  gasless,
  consensus,
  deepbook,
  newestOnTestnet,
  deepbookSdk,
  deepbookIndexer,
  deepbookLimits,
  deepbookErrorCodes,
  kioskRules,
  kioskSdk,
  limits,
  mainnetSince,
  allowancesRelease,
  networks,
  paymentKit,
  paymentKitLimits,
  paymentKitSdk,
  protocol,
  rustCrates,
  sampleNetwork,
  sampleVersion,
  checkpointsPerSecond,
  versions,
};
