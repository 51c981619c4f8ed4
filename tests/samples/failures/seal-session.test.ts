import {runInThisContext} from 'node:vm';
import {SessionKey, type ExportedSessionKey} from '@mysten/seal';
import {Ed25519Keypair} from '@mysten/sui/keypairs/ed25519';
import {normalizeSuiAddress} from '@mysten/sui/utils';
import {startSession} from '@site/examples/ts/encrypted-chat/chat';
import {approval} from '@site/examples/ts/encrypted-chat/room';
import {absent, address, identity, place, reader, sealNetwork, sealOn, sealed, signedSession, upgraded} from './seal-network';
import {compare} from './seen';

const page = 'guides/developer/stack/seal';
const chat = 'guides/developer/app-examples/encrypted-chat';

/**
 * The globals of the SDK, which Node loads outside of the test's own realm: see
 * tests/jest/native-packages.cjs.
 */
const native = runInThisContext('globalThis') as typeof globalThis;

/** When the sessions of these tests begin. Their time goes on only where a test moves it. */
const start = Date.UTC(2026, 10, 28, 9, 0, 0);
const minutes = 60_000;
const clock = jest.spyOn(native.Date, 'now').mockReturnValue(start);
beforeEach(() => {
  clock.mockReturnValue(start);
});
afterAll(() => {
  clock.mockRestore();
});

const {suiClient} = sealNetwork();
const file = sealed('Plan for Sunday');
const txBytes = approval(place, [identity]);
const open = async (sessionKey: SessionKey, seal = sealOn()) =>
  new TextDecoder().decode(await seal.decrypt({data: await file, sessionKey, txBytes: await txBytes}));
const create = (more: Partial<Parameters<typeof SessionKey.create>[0]> = {}) =>
  SessionKey.create({address, packageId: place.firstPackage, ttlMin: 10, suiClient, ...more});
const expired = {throws: 'ExpiredSessionKeyError', message: 'Session key has expired', requestId: undefined};

describe('creating a session', () => {
  const ttl = 'A session lasts 1 to 30 minutes';
  compare([
    {
      what: 'of no minute',
      call: () => create({ttlMin: 0}),
      seen: {throws: 'UserError', message: 'Invalid TTL 0, must be between 1 and 30'},
      says: {[page]: ttl, 'seal-user-error': 'Invalid TTL …, must be between 1 and 30'},
    },
    {
      what: 'of an hour',
      call: () => create({ttlMin: 60}),
      seen: {throws: 'UserError', message: 'Invalid TTL 60, must be between 1 and 30'},
      says: {[page]: ttl, 'seal-user-error': 'Invalid TTL …, must be between 1 and 30'},
    },
    {
      what: 'for another address than the signer has',
      call: () => create({signer: new Ed25519Keypair()}),
      seen: {throws: 'UserError'},
      says: {'seal-user-error': 'Signer address does not match session key address'},
    },
    {
      what: 'for an address that was cut off',
      call: () => create({address: '0x12'}),
      seen: {throws: 'UserError', message: `Invalid package ID ${place.firstPackage} or address 0x12`},
      says: {'seal-user-error': 'Invalid package ID … or address …'},
    },
    {
      what: 'for an upgraded package',
      call: () =>
        startSession(sealNetwork().suiClient, {...place, firstPackage: upgraded}, address, (bytes) => reader.signPersonalMessage(bytes)),
      seen: {throws: 'InvalidPackageError', requestId: `Package ${upgraded} is not the first version`},
      says: {
        [page]: '| `InvalidPackageError` | An upgraded package ID in `encrypt` or `SessionKey` |',
        [chat]: '`firstPackage` is an upgraded ID',
      },
    },
    {
      what: 'for a package that does not exist',
      call: () => create({packageId: absent}),
      seen: {throws: 'ObjectError', reason: 'notFound'},
      says: {'seal-package-not-first-version': 'For an ID that does not exist, the client throws an `ObjectError` of `@mysten/sui`.'},
    },
  ]);
});

describe('signing a session', () => {
  const row = "| `InvalidPersonalMessageSignatureError` | The message isn't signed yet, or another address signed it |";
  const refused = {
    seen: {throws: 'InvalidPersonalMessageSignatureError', message: 'Not valid'},
    says: {[page]: row, 'seal-personal-message-signature': 'InvalidPersonalMessageSignatureError: Not valid'},
  };
  const signing = async (sign: (message: Uint8Array) => Promise<{signature: string}>) => {
    const session = await create();
    await session.setPersonalMessageSignature((await sign(session.getPersonalMessage())).signature);
  };
  compare([
    {what: 'by another wallet', call: () => signing((bytes) => new Ed25519Keypair().signPersonalMessage(bytes)), ...refused},
    {what: 'with another message', call: () => signing((bytes) => reader.signPersonalMessage(bytes.slice(1))), ...refused},
    {what: 'as a transaction', call: () => signing((bytes) => reader.signTransaction(bytes)), ...refused},
    {what: 'with something else', call: () => signing(async () => ({signature: 'approved'})), ...refused},
    {
      what: 'not at all',
      call: async () => open(await create()),
      seen: {throws: 'InvalidPersonalMessageSignatureError', message: 'Personal message signature is not set'},
      says: {[page]: row, 'seal-personal-message-signature': 'Personal message signature is not set'},
    },
  ]);
});

describe('a session that ends', () => {
  const after = async (milliseconds: number, before: (session: SessionKey) => Promise<unknown> = async () => undefined) => {
    const session = await signedSession();
    await before(session);
    clock.mockReturnValue(start + milliseconds);
    return session;
  };
  const row = '| `ExpiredSessionKeyError` | The session is over, also when you import it |';
  compare([
    {
      what: 'a second before its last ten',
      call: async () => (await after(10 * minutes - 11_000)).isExpired(),
      seen: {returns: false},
      says: {'seal-expired-session-key': 'The client throws this 10 seconds before the end'},
    },
    {
      what: 'within its last ten seconds',
      call: async () => (await after(10 * minutes - 9_000)).isExpired(),
      seen: {returns: true},
      says: {'seal-expired-session-key': 'Test `sessionKey.isExpired()` before each use'},
    },
    {
      what: 'before the first key',
      call: async () => open(await after(10 * minutes)),
      seen: expired,
      says: {
        [page]: row,
        [chat]: '| `ExpiredSessionKeyError` | The session is over |',
        'seal-expired-session-key': 'Session key has expired',
      },
    },
    {
      what: 'after its keys were fetched',
      call: async () => {
        const seal = sealOn();
        return open(await after(10 * minutes, (session) => open(session, seal)), seal);
      },
      seen: {returns: 'Plan for Sunday'},
      says: {[page]: 'unless the client already holds the keys that they need'},
    },
    {
      what: 'after its keys were fetched by another client, as before a reload',
      call: async () => open(await after(10 * minutes, (session) => open(session))),
      seen: expired,
      says: {[page]: 'The new page has a new `SealClient`, which fetches them again.'},
    },
  ]);
});

describe('a session that is stored', () => {
  /** What the store hands back after a time, maybe changed. */
  const stored = async (milliseconds: number, change: Partial<ExportedSessionKey> = {}) => {
    const exported = structuredClone((await signedSession()).export());
    clock.mockReturnValue(start + milliseconds);
    return SessionKey.import({...exported, ...change}, suiClient);
  };
  const little = '`import` checks little.';
  compare([
    {
      what: 'is whole',
      call: async () => open(await stored(minutes)),
      seen: {returns: 'Plan for Sunday'},
      says: {[page]: 'It compares neither the signature nor the address with the connected wallet.'},
    },
    {
      what: 'has fewer than ten seconds left',
      call: () => stored(10 * minutes - 9_000),
      seen: expired,
      says: {
        [page]: 'It throws `ExpiredSessionKeyError` as soon as fewer than 10 seconds are left.',
        'seal-expired-session-key': 'A stored session was over when `SessionKey.import` read it',
      },
    },
    {
      what: 'ends after it was imported',
      call: async () => {
        const session = await stored(minutes);
        clock.mockReturnValue(start + 10 * minutes);
        return open(session);
      },
      seen: expired,
      says: {[page]: 'A session that expires after the import fails with the same error in `decrypt` and `fetchKeys`'},
    },
    {
      what: 'was exported before it was signed',
      call: async () => {
        const session = await create();
        return open(SessionKey.import(structuredClone(session.export()), suiClient));
      },
      seen: {throws: 'InvalidPersonalMessageSignatureError', message: 'Personal message signature is not set'},
      says: {[page]: 'the first request after the import fails with `Personal message signature is not set`'},
    },
    {
      what: 'has the address of somebody else',
      call: async () => (await stored(minutes, {address: normalizeSuiAddress('0xa11ce')})).getAddress(),
      seen: {returns: normalizeSuiAddress('0xa11ce')},
      says: {[page]: little},
    },
    {
      what: 'has a signature that is none',
      call: async () => (await stored(minutes, {personalMessageSignature: 'approved'})).isExpired(),
      seen: {returns: false},
      says: {[page]: little},
    },
    {
      what: 'has an address that is none',
      call: () => stored(minutes, {address: 'reader'}),
      seen: {throws: 'UserError'},
      says: {[page]: 'It looks at the form of the values and at the time.'},
    },
    {
      what: 'is turned into JSON',
      call: async () => JSON.stringify((await signedSession()).export()),
      seen: {throws: 'Error', message: 'This object is not serializable'},
      says: {
        [page]: '| `This object is not serializable` | `JSON.stringify` on an exported session |',
        'seal-session-not-serializable': 'This object is not serializable',
      },
    },
    {
      what: 'is spread into an object, and turned into JSON',
      call: async () => 'sessionKey' in (JSON.parse(JSON.stringify({...(await signedSession()).export()})) as object),
      seen: {returns: true},
      says: {[page]: 'That guard is a hidden `toJSON` property, and a spread copy lacks it'},
    },
  ]);
});
