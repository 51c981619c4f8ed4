import {SealClient, SessionKey, type SealClientOptions} from '@mysten/seal';
import {bcs} from '@mysten/sui/bcs';
import {Ed25519Keypair} from '@mysten/sui/keypairs/ed25519';
import {deriveDynamicFieldID, normalizeSuiAddress} from '@mysten/sui/utils';
import {identityOf, type Place} from '@site/examples/ts/encrypted-chat/room';
import {KeyServerInMemory, RoomInMemory} from '@site/examples/ts/encrypted-chat/stand-ins';
import {inTurn} from './in-turn';
import type {KnownObject} from '@site/src/app-pictures/draw/stand-in-node';
import {reads} from './objects';
import {grpcClient, standIn, type Answer, type Answers} from './stand-in';

export const place: Place = {
  firstPackage: normalizeSuiAddress('0xc4a7'),
  newestPackage: normalizeSuiAddress('0xc4a7'),
  room: normalizeSuiAddress('0xb0a7'),
  sharedAt: '412',
};
/** A package that is the second version of another, and one that is not there. */
export const upgraded = normalizeSuiAddress('0xc4a8');
export const absent = normalizeSuiAddress('0xc4a9');

export const reader = Ed25519Keypair.fromSecretKey(new Uint8Array(32).fill(9));
export const address = reader.toSuiAddress();
export const identity = identityOf(place, 0n);

/** A room whose first key the reader may have. */
const room = new RoomInMemory(place);
room.members.set(address, 0n);

export const serverIds = ['0x5ea1', '0x5ea2', '0x5ea3'].map((id) => normalizeSuiAddress(id));
export const serverHost = (index: number): string => `key-${index}.example`;
const servers = serverIds.map(() => new KeyServerInMemory(room));

const KeyServer = bcs.struct('KeyServer', {id: bcs.Address, firstVersion: bcs.u64(), lastVersion: bcs.u64()});
const Independent = bcs.struct('KeyServerV1', {name: bcs.string(), url: bcs.string(), keyType: bcs.u8(), pk: bcs.byteVector()});
const ServerType = bcs.enum('ServerType', {
  Independent: bcs.struct('Independent', {url: bcs.string()}),
  Committee: bcs.struct('Committee', {version: bcs.u32(), threshold: bcs.u16(), partialKeyServers: bcs.vector(bcs.u8())}),
});
const Either = bcs.struct('KeyServerV2', {name: bcs.string(), keyType: bcs.u8(), pk: bcs.byteVector(), serverType: ServerType});

const publicKeyOf = (index: number): Uint8Array => servers[index]?.publicKey ?? new Uint8Array();

/** The object of a key server and the field with its description, of the version that it has. */
function described(index: number, version: number, description: Uint8Array): readonly KnownObject[] {
  const id = serverIds[index] ?? '';
  const name = bcs.u64().serialize(version).toBytes();
  const fieldId = deriveDynamicFieldID(id, 'u64', name);
  return [
    {id, type: '0x5ea1::key_server::KeyServer', content: KeyServer.serialize({id, firstVersion: version, lastVersion: version}).toBytes()},
    {
      id: fieldId,
      type: '0x2::dynamic_field::Field<u64, 0x5ea1::key_server::KeyServer>',
      content: new Uint8Array([...bcs.Address.serialize(fieldId).toBytes(), ...name, ...description]),
    },
  ];
}

/**
 * An independent server, as most objects onchain describe it; `version` and `keyType` may be such
 * that the SDK does not know them.
 */
export const independent = (index: number, {version = 1, keyType = 0} = {}): readonly KnownObject[] =>
  described(
    index,
    version,
    Independent.serialize({name: `server ${index}`, url: `https://${serverHost(index)}`, keyType, pk: publicKeyOf(index)}).toBytes(),
  );

/** A server by the second layout of the object, alone or a committee. */
export const secondLayout = (index: number, kind: 'Independent' | 'Committee'): readonly KnownObject[] =>
  described(
    index,
    2,
    Either.serialize({
      name: `server ${index}`,
      keyType: 0,
      pk: publicKeyOf(index),
      serverType:
        kind === 'Independent'
          ? {Independent: {url: `https://${serverHost(index)}`}}
          : {Committee: {version: 1, threshold: 2, partialKeyServers: []}},
    }).toBytes(),
  );

const packages: readonly KnownObject[] = [
  {id: place.firstPackage, type: 'package', version: 1n},
  {id: upgraded, type: 'package', version: 2n},
];
const independentServers = serverIds.flatMap((_, index) => independent(index));

/** What each of the three servers answers who asks for keys. One that is left out works. */
export type KeyAnswers = readonly (Answer | undefined)[];

export interface Network {
  keys?: KeyAnswers;
  /**
   * Further answers, such as those to `v1/service`, by which a server says which object is its own.
   */
  more?: Answers;
  objects?: readonly KnownObject[];
}

/** Three key servers, and a full node that knows their objects. */
export function sealNetwork({keys = [], more = {}, objects = independentServers}: Network = {}) {
  const refusals = keys.flatMap((answer, index): [string, Answer][] =>
    answer === undefined ? [] : [[`${serverHost(index)}/v1/fetch_key`, answer]],
  );
  const network = standIn({...reads(() => [...packages, ...objects]), ...Object.fromEntries(refusals), ...more});
  const fetch = inTurn(async (input, init) => {
    const request = new Request(input, init);
    const {host, pathname} = new URL(request.url);
    const index = serverIds.findIndex((_, each) => serverHost(each) === host);
    if (pathname !== '/v1/fetch_key' || keys[index] !== undefined) return network.fetch(input, init);
    const server = servers[index];
    if (server === undefined) throw new Error(`no key server is ${host}`);
    return server.answer((await request.json()) as Parameters<KeyServerInMemory['answer']>[0]);
  });
  return {suiClient: grpcClient(network), fetch, calls: network.calls};
}

/** A client of a network, which counts each server once. */
export function sealOn(network: Network = {}, options: Partial<SealClientOptions> = {}): SealClient {
  const {suiClient, fetch} = sealNetwork(network);
  return new SealClient({suiClient, fetch, serverConfigs: serverIds.map((objectId) => ({objectId, weight: 1})), ...options});
}

/** A session that the reader's wallet has signed. */
export async function signedSession(): Promise<SessionKey> {
  const {suiClient} = sealNetwork();
  const session = await SessionKey.create({address, packageId: place.firstPackage, ttlMin: 10, suiClient});
  const {signature} = await reader.signPersonalMessage(session.getPersonalMessage());
  await session.setPersonalMessageSignature(signature);
  return session;
}

/**
 * A text that two of the three servers open, if the options and the threshold do not say otherwise.
 */
export async function sealed(text: string, options: Partial<SealClientOptions> = {}, threshold = 2): Promise<Uint8Array> {
  const data = new TextEncoder().encode(text);
  const {encryptedObject} = await sealOn({}, options).encrypt({threshold, packageId: place.firstPackage, id: identity, data});
  return encryptedObject;
}
