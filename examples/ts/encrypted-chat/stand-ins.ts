import {bcs} from '@mysten/sui/bcs';
import type {SuiGrpcClient} from '@mysten/sui/grpc';
import {
  fromBase64,
  fromHex,
  normalizeSuiAddress,
  toBase64,
  toHex,
} from '@mysten/sui/utils';
import {bls12_381 as curve} from '@noble/curves/bls12-381.js';
import {keyIn, type Place} from './room';

// #region policy
/** The members of a room in memory, under the rules of `seal_approve`. */
export class RoomInMemory {
  readonly members = new Map<string, bigint>();
  key = 0n;

  constructor(readonly place: Place) {}

  approves(reader: string, id: string): boolean {
    const key = keyIn(this.place, id);
    const first = this.members.get(reader);
    if (key === null || first === undefined) return false;
    return first <= key && key <= this.key;
  }
}
// #endregion policy

// #region server
interface KeyRequest {
  ptb: string;
  enc_key: string;
  certificate: {user: string};
}

/** The bytes that a request asks the keys of: the first argument of each call. */
function idsIn(ptb: string): string[] {
  const {inputs, commands} = bcs.ProgrammableTransaction.parse(fromBase64(ptb));
  return commands.map(({MoveCall}) => {
    const argument = MoveCall?.arguments[0]?.Input;
    const bytes = argument === undefined ? undefined : inputs[argument]?.Pure?.bytes;
    if (MoveCall?.function !== 'seal_approve' || bytes === undefined)
      throw new Error('only calls of seal_approve');
    return toHex(bcs.byteVector().parse(fromBase64(bytes)));
  });
}

const G1 = curve.G1.Point;
const {Fr} = curve.fields;
const random = () => Fr.fromBytes(curve.utils.randomSecretKey());
const domain = new TextEncoder().encode('SUI-SEAL-IBE-BLS12381-00');

/** A key server that looks at a room in memory and believes who is asking. */
export class KeyServerInMemory {
  private readonly secret = random();
  readonly publicKey = curve.G2.Point.BASE.multiply(this.secret).toBytes();
  asked = 0;

  constructor(private readonly room: RoomInMemory) {}

  answer({ptb, enc_key, certificate}: KeyRequest): Response {
    this.asked += 1;
    const ids = idsIn(ptb);
    if (!ids.every((id) => this.room.approves(certificate.user, id)))
      return Response.json({error: 'NoAccess'}, {status: 403});
    const decryption_keys = ids.map((id) => {
      const full = [...fromHex(this.room.place.firstPackage), ...fromHex(id)];
      const hash = curve.G1.hashToCurve(new Uint8Array([...domain, ...full]));
      const key = G1.fromAffine(hash.toAffine()).multiply(this.secret);
      const once = random();
      const mask = G1.fromBytes(fromBase64(enc_key)).multiply(once);
      const sealed = [G1.BASE.multiply(once), mask.add(key)];
      return {id: full, encrypted_key: sealed.map((part) => toBase64(part.toBytes()))};
    });
    return Response.json({decryption_keys}, {headers: {'X-KeyServer-Version': '1.0.0'}});
  }
}
// #endregion server

// #region network
const KeyServer = bcs.tuple([bcs.Address, bcs.u64(), bcs.u64()]);
const KeyServerV1 = bcs.tuple([bcs.string(), bcs.string(), bcs.u8(), bcs.byteVector()]);

/** A client that knows the key servers' objects and nothing else, and their HTTP. */
export function networkOf(room: RoomInMemory, count: number) {
  const servers = new Map<string, KeyServerInMemory>();
  for (let i = 1; i <= count; i += 1)
    servers.set(normalizeSuiAddress(`0x5e${i}`), new KeyServerInMemory(room));
  const core = {
    getObject: async ({objectId}: {objectId: string}) => ({
      object: {version: '1', content: KeyServer.serialize([objectId, 1, 1]).toBytes()},
    }),
    getDynamicField: async ({parentId}: {parentId: string}) => {
      const {publicKey} = servers.get(parentId) ?? {publicKey: new Uint8Array()};
      const fields = [parentId, `https://${parentId}.example`, 0, publicKey] as const;
      return {dynamicField: {value: {bcs: KeyServerV1.serialize([...fields]).toBytes()}}};
    },
  };
  const fetchKeys: typeof fetch = async (url, init) => {
    const request = new Request(url, init);
    const server = servers.get(new URL(request.url).hostname.split('.')[0] ?? '');
    if (!server) return new Response(null, {status: 404});
    return server.answer((await request.json()) as KeyRequest);
  };
  return {
    client: {core} as unknown as SuiGrpcClient,
    fetch: fetchKeys,
    serverConfigs: [...servers.keys()].map((objectId) => ({objectId, weight: 1})),
  };
}
// #endregion network
