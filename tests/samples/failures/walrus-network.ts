import {createRequire} from 'node:module';
import path from 'node:path';
import {bcs, type BcsType} from '@mysten/sui/bcs';
import type {ClientWithExtensions} from '@mysten/sui/client';
import type {SuiGrpcClient} from '@mysten/sui/grpc';
import {deriveDynamicFieldID, normalizeSuiAddress} from '@mysten/sui/utils';
import {TESTNET_WALRUS_PACKAGE_CONFIG, blobIdToInt, walrus, type WalrusClient, type WalrusOptions} from '@mysten/walrus';
import {inTurn} from './in-turn';
import type {KnownObject} from '@site/src/app-pictures/draw/stand-in-node';
import {reads} from './objects';
import {grpcClient, standIn, withGlobalFetch, type Answers, type StandIn} from './stand-in';

/**
 * The layouts that the SDK reads objects with. The package does not export them, and their files
 * have no types.
 */
const requireLayouts = createRequire(path.resolve('node_modules/@mysten/walrus/dist/contracts/walrus/blob.mjs'));

function layout(file: string, name: string): BcsType<unknown> {
  const found = (requireLayouts(`./${file}.mjs`) as Record<string, BcsType<unknown>>)[name];
  if (found === undefined) throw new Error(`@mysten/walrus has no layout ${name} in ${file}.mjs`);
  return found;
}

const {systemObjectId, stakingPoolId} = TESTNET_WALRUS_PACKAGE_CONFIG;
const id = (number: number): string => normalizeSuiAddress(number.toString(16));
const packageId = id(0x3a1105);
const table = {id: id(0x7ab1e), size: 0};
const field = {id: id(0xf1e1d)};
const balance = {value: 0};
const key = {bytes: [...new Uint8Array(48)]};
const noValues = [{contents: []}];
const holder = {Address: id(0xa11ce)};

/**
 * One for each node. The client divides the nodes into ten groups, which takes more than ten of
 * them.
 */
export const SHARDS = 13;
export const shards = [...Array(SHARDS).keys()];
const nodeId = (shard: number): string => id(0x40de00 + shard);

/** The first part of the nodes' host names, and of those that take their place. */
export type Hosts = 'node' | 'successor';

const poolOf = (shard: number, hosts: Hosts): KnownObject => ({
  id: nodeId(shard),
  type: `${packageId}::staking_pool::StakingPool`,
  content: layout('staking_pool', 'StakingPool')
    .serialize({
      id: nodeId(shard),
      state: {Active: null},
      voting_params: {storage_price: 1, write_price: 1, node_capacity: 1},
      node_info: {
        name: `${hosts} ${shard}`,
        node_id: nodeId(shard),
        network_address: `${hosts}-${shard}.example`,
        public_key: key,
        next_epoch_public_key: null,
        network_public_key: [],
        metadata: field,
      },
      activation_epoch: 1,
      latest_epoch: 1,
      wal_balance: 0,
      num_shares: 0,
      pending_shares_withdraw: noValues,
      pre_active_withdrawals: noValues,
      pending_commission_rate: noValues,
      commission_rate: 0,
      exchange_rates: table,
      pending_stake: noValues,
      rewards_pool: balance,
      commission: balance,
      commission_receiver: holder,
      governance_authorized: holder,
      extra_fields: table,
    })
    .toBytes(),
});

const versioned = (objectId: string, type: string, schema: BcsType<unknown>): KnownObject => ({
  id: objectId,
  type: `${packageId}::${type}`,
  content: schema.serialize({id: objectId, version: 2, package_id: packageId, new_package_id: null}).toBytes(),
});

/** The field in which a versioned object keeps its state. */
function stateOf(parent: string, type: string, state: BcsType<unknown>, value: unknown): KnownObject {
  const fieldId = deriveDynamicFieldID(parent, 'u64', bcs.u64().serialize(2).toBytes());
  const content = bcs.struct('Field', {id: bcs.Address, name: bcs.u64(), value: state}).serialize({id: fieldId, name: 2, value});
  return {id: fieldId, type: `0x2::dynamic_field::Field<u64, ${packageId}::${type}>`, content: content.toBytes()};
}

const committee = [{contents: shards.map((shard) => ({key: nodeId(shard), value: [shard]}))}];
const members = shards.map((shard) => ({public_key: key, weight: 1, node_id: nodeId(shard)}));

interface State {
  epoch?: number;
  /** Nodes hand their pieces over to the committee of this epoch. */
  changing?: boolean;
  hosts?: Hosts;
}

/** What Sui knows of Walrus. */
export const walrusObjects = ({epoch = 31, changing = false, hosts = 'node'}: State = {}): readonly KnownObject[] => [
  ...shards.map((shard) => poolOf(shard, hosts)),
  versioned(systemObjectId, 'system::System', layout('system', 'System')),
  stateOf(systemObjectId, 'system_state_inner::SystemStateInnerV1', layout('system_state_inner', 'SystemStateInnerV1'), {
    committee: {members, n_shards: SHARDS, epoch, total_aggregated_key: key},
    total_capacity_size: 0,
    used_capacity_size: 0,
    storage_price_per_unit_size: 1_000,
    write_price_per_unit_size: 2_000,
    future_accounting: {current_index: 0, length: 0, ring_buffer: []},
    event_blob_certification_state: {latest_certified_blob: null, aggregate_weight_per_blob: {contents: []}},
    deny_list_sizes: field,
  }),
  versioned(stakingPoolId, 'staking::Staking', layout('staking', 'Staking')),
  stateOf(stakingPoolId, 'staking_inner::StakingInnerV1', layout('staking_inner', 'StakingInnerV1'), {
    n_shards: SHARDS,
    epoch_duration: 1,
    first_epoch_start: 0,
    pools: table,
    epoch,
    active_set: field,
    next_committee: null,
    committee,
    previous_committee: committee,
    next_epoch_params: null,
    epoch_state: changing ? {EpochChangeSync: 1} : {EpochChangeDone: 0},
    next_epoch_public_keys: field,
  }),
];

/** A registered blob. */
export const blobObject = (objectId: string, blobId: string): KnownObject => ({
  id: objectId,
  type: `${packageId}::blob::Blob`,
  content: layout('blob', 'Blob')
    .serialize({
      id: objectId,
      registered_epoch: 31,
      blob_id: blobIdToInt(blobId),
      size: 26,
      encoding_type: 1,
      certified_epoch: null,
      storage: {id: id(0x5702e), start_epoch: 31, end_epoch: 36, storage_size: 70_000_000},
      deletable: true,
    })
    .toBytes(),
});

/**
 * Storage nodes and a relay that answer by the table, with a full node that knows the objects. They
 * answer in turn, because the client counts failures between the answers, and never ends where it
 * gets them all at once.
 */
export function walrusNetwork(answers: Answers, known: () => readonly KnownObject[] = walrusObjects): StandIn {
  const {fetch, calls} = standIn({...reads(known), ...answers});
  return {calls, fetch: inTurn(fetch)};
}

/** A client that is extended as the guide does it. */
export type Client = ClientWithExtensions<{walrus: WalrusClient}, SuiGrpcClient>;

/**
 * A new client of a network, while all that asks for the global `fetch` is answered by the network
 * as well.
 */
export const withWalrus = <T>(network: StandIn, use: (client: Client) => T | Promise<T>, options?: WalrusOptions): Promise<T> =>
  withGlobalFetch(network, () => use(grpcClient(network).$extend(walrus(options))));
