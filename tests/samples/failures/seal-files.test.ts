import {DemType, EncryptedObject} from '@mysten/seal';
import {toBase64} from '@mysten/sui/utils';
import {decrypt} from '@site/examples/ts/encrypted-chat/chat';
import {approval} from '@site/examples/ts/encrypted-chat/room';
import {identity, place, sealOn, sealed, signedSession, type KeyAnswers} from './seal-network';
import {compare} from './seen';

const chat = 'guides/developer/app-examples/encrypted-chat';

const session = signedSession();
const file = sealed('Plan for Sunday');
const txBytes = approval(place, [identity]);

type Parsed = ReturnType<typeof EncryptedObject.parse>;
const shares = (parsed: Parsed) => parsed.encryptedShares.BonehFranklinBLS12381;
const flip = (bytes: Uint8Array | readonly number[]): Uint8Array => Uint8Array.from(bytes, (byte, at) => (at === 0 ? byte ^ 1 : byte));

const open = async (data: Uint8Array) => sealOn().decrypt({data, sessionKey: await session, txBytes: await txBytes});

/** Opens the file after something in it was replaced. */
const openChanged = async (change: (parsed: Parsed) => Partial<Parsed>, data = file) => {
  const parsed = EncryptedObject.parse(await data);
  return open(EncryptedObject.serialize({...parsed, ...change(parsed)}).toBytes());
};

describe('a file that was changed', () => {
  const parser =
    'A file that was cut off or encoded twice, or that was never a Seal object, does not get this far: the parser throws, mostly a `RangeError`.';
  const changedShares = (change: (inner: NonNullable<ReturnType<typeof shares>>) => object) =>
    openChanged(
      (parsed) =>
        ({encryptedShares: {BonehFranklinBLS12381: {...shares(parsed), ...change(shares(parsed))}}}) as unknown as Partial<Parsed>,
    );
  compare([
    {
      what: 'cut off',
      call: async () => open((await file).slice(0, -20)),
      seen: {throws: 'RangeError'},
      says: {'seal-invalid-ciphertext': parser},
    },
    {
      what: 'encoded twice',
      call: async () => open(new TextEncoder().encode(toBase64(await file))),
      seen: {throws: 'RangeError'},
      says: {'seal-invalid-ciphertext': parser},
    },
    {
      what: 'a web page in its place',
      call: () => open(new TextEncoder().encode('<!doctype html><title>Not found</title>')),
      seen: {throws: 'RangeError'},
      says: {'seal-invalid-ciphertext': parser},
    },
    {
      what: 'its randomness',
      call: () => changedShares(({encryptedRandomness}) => ({encryptedRandomness: flip(encryptedRandomness)})),
      seen: {throws: 'InvalidCiphertextError'},
      says: {'seal-invalid-ciphertext': 'Bytes of the file changed on its way through storage.'},
    },
    {
      what: 'its shares',
      call: () => changedShares(({encryptedShares}) => ({encryptedShares: encryptedShares.map(flip)})),
      seen: {throws: 'InvalidCiphertextError'},
      says: {'seal-invalid-ciphertext': 'Bytes of the file changed on its way through storage.'},
    },
    {
      what: 'the number of its shares',
      call: () => changedShares(({encryptedShares}) => ({encryptedShares: encryptedShares.slice(1)})),
      seen: {throws: 'InvalidCiphertextError', message: 'Mismatched shares 2 and services 3'},
      says: {'seal-invalid-ciphertext': 'Mismatched shares … and services …'},
    },
    {
      what: 'the kind of its content',
      call: () => openChanged(() => ({ciphertext: {Plain: {}}}) as unknown as Partial<Parsed>),
      seen: {throws: 'InvalidCiphertextError'},
      says: {'seal-invalid-ciphertext': 'InvalidCiphertextError: Invalid ciphertext type'},
    },
    {
      what: 'its content',
      call: () =>
        openChanged(
          ({ciphertext: {Aes256Gcm}}) =>
            ({ciphertext: {Aes256Gcm: {...Aes256Gcm, blob: flip(Aes256Gcm?.blob ?? [])}}}) as unknown as Partial<Parsed>,
        ),
      seen: {throws: 'DecryptionError'},
      says: {'seal-decryption-error': 'DecryptionError: Decryption failed'},
    },
    {
      what: 'its content, in the HMAC mode',
      call: async () => {
        const {encryptedObject} = await sealOn().encrypt({
          threshold: 2,
          packageId: place.firstPackage,
          id: identity,
          data: new Uint8Array(9),
          demType: DemType.Hmac256Ctr,
        });
        return openChanged(
          ({ciphertext: {Hmac256Ctr}}) =>
            ({ciphertext: {Hmac256Ctr: {...Hmac256Ctr, blob: flip(Hmac256Ctr?.blob ?? [])}}}) as unknown as Partial<Parsed>,
          Promise.resolve(encryptedObject),
        );
      },
      seen: {throws: 'DecryptionError'},
      says: {'seal-decryption-error': 'DecryptionError: Invalid MAC …'},
    },
    {
      what: 'the scheme of its shares',
      call: async () => {
        const data = await file;
        const {nonce} = shares(EncryptedObject.parse(data));
        const scheme = Buffer.from(data).indexOf(Buffer.from(nonce)) - 1;
        return open(data.map((byte, at) => (at === scheme ? 1 : byte)));
      },
      seen: {throws: 'TypeError', message: 'Unknown value 1 for enum IBEEncryptions'},
      says: {'seal-unsupported-feature': 'Release 1.4.12 does not get that far'},
    },
  ]);
});

describe('a message of the chat', () => {
  const read = async (keys: KeyAnswers, body?: Uint8Array, key = 0n) =>
    decrypt(sealOn({keys}), await session, place, {key, body: body ?? (await file)});
  const noAccess = {http: 403, body: {error: 'NoAccess', message: 'Access denied'}};
  compare([
    {
      what: 'whose key the policy refuses',
      call: () => read([noAccess, noAccess, noAccess]),
      seen: {returns: {refused: 'no access to the key'}},
      says: {[chat]: "| `NoAccessError` for an old message | It's from before the member joined |"},
    },
    {
      what: 'while two servers are down',
      call: () => read(['unreachable', 'unreachable']),
      seen: {throws: 'TypeError', message: 'fetch failed'},
      says: {[chat]: "A server that doesn't answer is a failure of the network, which is thrown so that the app can try again."},
    },
    {
      what: 'whose bytes are damaged',
      call: async () =>
        read(
          [],
          (await file).map((byte, at, all) => (at === all.length - 3 ? byte ^ 1 : byte)),
        ),
      seen: {returns: {refused: 'damaged'}},
      says: {[chat]: 'Any member can post damaged bytes'},
    },
    {
      what: 'that is no Seal object',
      call: () => read([], new TextEncoder().encode('Hello')),
      seen: {returns: {refused: 'not encrypted with Seal'}},
      says: {[chat]: 'Once the keys are there, an error can only come from the message itself.'},
    },
    {
      what: 'with another number than its key has',
      call: () => read([], undefined, 1n),
      seen: {returns: {refused: 'encrypted with another key than it says'}},
      says: {[chat]: 'the client compares the identity in the ciphertext with the number in the message'},
    },
  ]);
});
