/**
 * Every module of src/facts, for tools that go through all of them or look one up by its name.
 * Pages import the one file that they need.
 */
import * as coinTypes from '../coin-types';
import * as consensus from '../consensus';
import * as dataStores from '../data-stores';
import * as deepbook from '../deepbook';
import * as deepbookErrors from '../deepbook-errors';
import * as enoki from '../enoki';
import * as kiosk from '../kiosk';
import * as limits from '../limits';
import * as mainnetSince from '../mainnet-since';
import * as networks from '../networks';
import * as packages from '../packages';
import * as paymentKit from '../payment-kit';
import * as protocol from '../protocol';
import * as rpcProviders from '../rpc-providers';
import * as rustCrates from '../rust-crates';
import * as sampleNetwork from '../sample-network';
import * as versions from '../versions';

/** What the modules export, by the names of their files. */
export const factModules: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  'coin-types': coinTypes,
  consensus,
  'data-stores': dataStores,
  deepbook,
  'deepbook-errors': deepbookErrors,
  enoki,
  kiosk,
  limits,
  'mainnet-since': mainnetSince,
  networks,
  packages,
  'payment-kit': paymentKit,
  protocol,
  'rpc-providers': rpcProviders,
  'rust-crates': rustCrates,
  'sample-network': sampleNetwork,
  versions,
};

/** Every value of src/facts by the name that pages import it by. */
export const facts: Readonly<Record<string, unknown>> = Object.fromEntries(Object.values(factModules).flatMap(Object.entries));
