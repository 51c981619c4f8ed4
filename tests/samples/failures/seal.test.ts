import {SealClient, SealError, type SealClientOptions} from '@mysten/seal';
import {approval} from '@site/examples/ts/encrypted-chat/room';
import {
  absent,
  identity,
  independent,
  place,
  sealOn,
  sealed,
  secondLayout,
  serverHost,
  serverIds,
  signedSession,
  upgraded,
  type KeyAnswers,
  type Network,
} from './seal-network';
import {silent} from './in-turn';
import type {Answer, Answers} from './stand-in';
import {compare, textOf} from './seen';

const page = 'guides/developer/stack/seal';
const chat = 'guides/developer/app-examples/encrypted-chat';

const session = signedSession();
const plan = sealed('Plan for Sunday');
const txBytes = approval(place, [identity]);
const weighted = (...weights: readonly number[]) => weights.map((weight, index) => ({objectId: serverIds[index] ?? '', weight}));

async function open(network: Network = {}, options: Partial<SealClientOptions> = {}, data?: Uint8Array): Promise<string> {
  const opened = await sealOn(network, options).decrypt({data: data ?? (await plan), sessionKey: await session, txBytes: await txBytes});
  return new TextDecoder().decode(opened);
}
const openWith = (...keys: KeyAnswers) => open({keys});
const openAll = (answer: Answer) => openWith(answer, answer, answer);
const encrypt = (network: Network, options: Partial<SealClientOptions> = {}, threshold = 2, packageId = place.firstPackage) =>
  sealOn(network, options)
    .encrypt({threshold, packageId, id: identity, data: new TextEncoder().encode('Plan')})
    .then(({encryptedObject}) => encryptedObject.length > 0);

const refusing = (error: string, message = 'as the server says it', http = 403): Answer => ({http, body: {error, message}});
const noAccess = refusing('NoAccess');
const unreachable: Answer = 'unreachable';
const headers = {'X-KeyServer-Version': '1.0.0'};

describe('a refusal of the key servers', () => {
  const failures: [error: string, throws: string, entry: string, form: string, more?: Readonly<Record<string, string>>][] = [
    [
      'NoAccess',
      'NoAccessError',
      'seal-no-access',
      'User does not have access to one or more of the requested keys',
      {[page]: '| `NoAccessError` | `seal_approve` aborted |'},
    ],
    ['InvalidPackage', 'InvalidPackageError', 'seal-package-not-first-version', 'Package ID used in PTB is invalid'],
    [
      'InvalidParameter',
      'InvalidParameterError',
      'seal-invalid-parameter',
      'PTB contains an invalid parameter, possibly a newly created object that the FN has not yet seen',
      {[page]: "| `InvalidParameterError` | The servers' full nodes don't have an object yet |"},
    ],
    ['InvalidSignature', 'InvalidUserSignatureError', 'seal-invalid-user-signature', 'User signature on the session key is invalid'],
    ['InvalidSessionSignature', 'InvalidSessionKeySignatureError', 'seal-invalid-session-signature', 'Session key signature is invalid'],
    ['InvalidCertificate', 'ExpiredSessionKeyError', 'seal-expired-session-key', 'Session key has expired'],
    [
      'InvalidMVRName',
      'InvalidMVRNameError',
      'seal-invalid-mvr-name',
      'MVR name is invalid or not consistent with the first version of the package',
    ],
    ['InvalidServiceId', 'InvalidKeyServerObjectIdError', 'seal-invalid-server-object', 'Key server object ID is invalid'],
    ['UnsupportedPackageId', 'UnsupportedPackageIdError', 'seal-unsupported-package', 'Requested package is not supported'],
    ['InvalidSDKVersion', 'InvalidSDKVersionError', 'seal-invalid-sdk-version', 'SDK version is invalid'],
    ['InvalidSDKType', 'InvalidSDKTypeError', 'seal-invalid-sdk-type', 'SDK type is invalid'],
    ['DeprecatedSDKVersion', 'DeprecatedSDKVersionError', 'seal-deprecated-sdk', 'SDK version is deprecated'],
    [
      'Failure',
      'InternalError',
      'seal-internal-error',
      'Internal server error, caller should retry',
      {[page]: "| `InternalError` | The servers' full nodes are behind |"},
    ],
  ];
  compare(
    failures.map(([error, throws, entry, form, more]) => ({
      what: error,
      call: () => openAll(refusing(error)),
      seen: {throws, message: form, requestId: expect.any(String) as string},
      says: {'sdk/seal': 'with the `requestId` that the operator can find in a log', [entry]: form, ...more},
    })),
  );

  const rules = [
    'Invalid PTB: Non MoveCall command',
    'Invalid PTB: Invalid function or package id',
    'Invalid PTB: Invalid first parameter for seal_approve',
    'Invalid PTB: Too many commands in PTB (more than 100)',
    'Invalid PTB: The seal_approve function was not found on the module',
  ];
  compare(
    rules.map((rule) => ({
      what: rule,
      call: () => openAll(refusing('InvalidPTB', rule)),
      seen: {throws: 'InvalidPTBError'},
      says: {
        [page]: '| `InvalidPTBError` | Another command among the calls, two packages, or more than a hundred calls |',
        'seal-invalid-ptb': `PTB does not conform to the expected format ${rule}`,
      },
    })),
  );
});

describe('a gateway in front of the key servers', () => {
  const row = '| `GeneralError` | A gateway refuses, for instance with status 429 |';
  const withStatus = 'Without JSON, `message` repeats the status line, which is empty over HTTP/2, and `status` has the number.';
  const withoutStatus = 'With JSON, `message` repeats the `message` of the body, and `status` is not set.';
  const failures: [what: string, answer: Answer, message: string, status: number | undefined, entry: string][] = [
    ['limits the client', {http: 429}, 'Too Many Requests', 429, 'GeneralError: Too Many Requests'],
    ['limits the client over HTTP/2', {http: 429, statusText: ''}, '', 429, withStatus],
    [
      'limits the client with JSON',
      {http: 429, body: {message: 'API rate limit exceeded'}},
      'API rate limit exceeded',
      undefined,
      withoutStatus,
    ],
    [
      'misses the API key, with JSON',
      {http: 401, body: {message: 'No API key found in request'}},
      'No API key found in request',
      undefined,
      withoutStatus,
    ],
    ['takes no request of this size', {http: 413}, 'Payload Too Large', 413, 'GeneralError: Payload Too Large'],
    ['finds no server', {http: 502, body: '<html></html>'}, 'Bad Gateway', 502, withStatus],
    [
      'takes a header away',
      refusing('MissingRequiredHeader', 'Missing required header: Client-Sdk-Version', 400),
      'Missing required header: Client-Sdk-Version',
      undefined,
      'GeneralError: Missing required header: Client-Sdk-Version',
    ],
  ];
  compare(
    failures.map(([what, answer, message, status, entry]) => ({
      what,
      call: () => openAll(answer),
      seen: {throws: 'GeneralError', message, status},
      says: {[page]: row, 'seal-general-error': entry},
    })),
  );
});

describe('an answer that is none', () => {
  const version = '| `InvalidKeyServerVersionError` | An old server, or something else behind its address |';
  const unreadable = "an answer that can't be read are no `SealError`";
  const answering = (body: unknown, more: Record<string, string> = headers): Answer => ({http: 200, body, headers: more});
  compare([
    {what: 'a web page', call: () => openAll(answering('<html></html>')), seen: {throws: 'SyntaxError'}, says: {'sdk/seal': unreadable}},
    {what: 'JSON without keys', call: () => openAll(answering({})), seen: {throws: 'TypeError'}, says: {'sdk/seal': unreadable}},
    {
      what: 'an answer without a version',
      call: () => openAll(answering({decryption_keys: []}, {})),
      seen: {throws: 'InvalidKeyServerVersionError', message: 'Key server version not found'},
      says: {[page]: version, 'seal-key-server-version': 'Key server version not found'},
    },
    {
      what: 'an answer of an old server',
      call: () => openAll(answering({decryption_keys: []}, {'X-KeyServer-Version': '0.4.0'})),
      seen: {throws: 'InvalidKeyServerVersionError', message: 'Key server version 0.4.0 is not supported'},
      says: {[page]: version, 'seal-key-server-version': 'Key server version … is not supported'},
    },
    {
      what: 'no answer in time',
      call: () => open({}, {timeout: 1, fetch: silent}),
      seen: {throws: 'DOMException', message: 'The operation was aborted due to timeout'},
      says: {
        [page]: '| `TimeoutError` | No answer within `timeout`, 10 seconds by default |',
        'sdk/seal': 'A failed connection, a timeout',
      },
    },
  ]);

  test('keys that fit no identity reject with undefined', async () => {
    expect(textOf('sdk/seal')).toContain('the promise is rejected with `undefined`');
    expect(await openAll(answering({decryption_keys: []})).catch((error: unknown) => ({rejected: error}))).toEqual({rejected: undefined});
  });
});

describe('servers that are down', () => {
  const row = "| `TypeError: fetch failed` | The servers can't be reached |";
  compare([
    {
      what: 'one of three',
      call: () => openWith(unreachable),
      seen: {returns: 'Plan for Sunday'},
      says: {[page]: 'A server that is down or limits you goes unnoticed while enough others answer to reach the threshold.'},
    },
    {
      what: 'two of three',
      call: () => openWith(unreachable, unreachable),
      seen: {throws: 'TypeError', message: 'fetch failed'},
      says: {[page]: row},
    },
    {
      what: 'one of three, and two that refuse, where two have to answer',
      call: () => openWith({http: 429}, noAccess, noAccess),
      seen: {throws: 'GeneralError', status: 429},
      says: {
        [page]: 'Otherwise, the client stops waiting as soon as too many have failed',
        'sdk/seal': 'If several servers fail, the client stops as soon as the threshold is out of reach.',
      },
    },
    {
      what: 'one of three, and two that refuse, where one has to answer',
      call: async () => open({keys: [{http: 429}, noAccess, noAccess]}, {}, await sealed('Plan', {}, 1)),
      seen: {throws: 'NoAccessError'},
      says: {[page]: 'and throws the error that most of those gave', 'sdk/seal': 'you get the most frequent one, or the first of several'},
    },
    {
      what: 'all of them, while somebody encrypts',
      call: () => encrypt({keys: [unreachable, unreachable, unreachable]}),
      seen: {returns: true},
      says: {[page]: 'Without the option, encrypting asks no server at all.'},
    },
    {
      what: 'the full node',
      call: () => open({more: {'sui.rpc.v2.LedgerService/BatchGetObjects': {http: 503}}}),
      seen: {throws: 'RpcError', code: 'UNAVAILABLE'},
      says: {'sdk/seal': 'you get what `fetch` or the parser threw'},
    },
  ]);

  test('a connection that fails is no SealError, and a refusal is one', async () => {
    const caught = (answer: Answer) => openAll(answer).catch((error: unknown) => error);
    expect(await caught(unreachable)).not.toBeInstanceOf(SealError);
    expect(await caught(noAccess)).toBeInstanceOf(SealError);
  });
});

describe('servers that are verified', () => {
  /** A single server and two committees, which are not verified and answer. */
  const mixed = {
    objects: serverIds.flatMap((_, index) => (index === 0 ? independent(0) : secondLayout(index, 'Committee'))),
    serverConfigs: serverIds.map((objectId, index) => ({
      objectId,
      weight: 1,
      ...(index > 0 && {aggregatorUrl: `https://${serverHost(index)}`}),
    })),
  };
  const answers = (...each: readonly Answer[]): Answers =>
    Object.fromEntries(each.map((answer, index) => [`${serverHost(index)}/v1/service`, answer]));
  const verified = (...each: readonly Answer[]) => open({more: answers(...each)}, {verifyKeyServers: true});
  const named = (service_id: string, more = headers): Answer => ({http: 200, body: {service_id, pop: ''}, headers: more});
  const down: Answer = {http: 503};
  compare([
    {
      what: 'one is down, and the others would reach the threshold',
      call: () => open({objects: mixed.objects, more: answers(down)}, {serverConfigs: mixed.serverConfigs, verifyKeyServers: true}),
      seen: {throws: 'GeneralError', status: 503},
      says: {
        [page]:
          'Every server has to answer this request, whatever your threshold is: if one is down, both `encrypt` and `decrypt` fail until it is back.',
        'seal-invalid-key-server': 'it needs an answer from every server, whatever the threshold',
      },
    },
    {
      what: 'the same without the option',
      call: () => open({objects: mixed.objects, keys: [down], more: {}}, {serverConfigs: mixed.serverConfigs}),
      seen: {returns: 'Plan for Sunday'},
      says: {[page]: 'A server that is down or limits you goes unnoticed'},
    },
    {
      what: 'one is down, while somebody encrypts',
      call: () => encrypt({more: answers(unreachable, unreachable, unreachable)}, {verifyKeyServers: true}),
      seen: {throws: 'TypeError', message: 'fetch failed'},
      says: {[page]: 'if one is down, both `encrypt` and `decrypt` fail until it is back'},
    },
    {
      what: 'another object than its own',
      call: () => verified(refusing('InvalidServiceId'), refusing('InvalidServiceId'), refusing('InvalidServiceId')),
      seen: {throws: 'InvalidKeyServerObjectIdError'},
      says: {'seal-invalid-server-object': 'and this one said no'},
    },
    {
      what: 'a server that names another object',
      call: () => verified(named(serverIds[1] ?? ''), named(serverIds[1] ?? ''), named(serverIds[1] ?? '')),
      seen: {throws: 'InvalidKeyServerError', message: expect.stringMatching(/^Key server 0x\w+ is not valid$/) as string},
      says: {'seal-invalid-key-server': 'Key server … is not valid'},
    },
    {
      what: 'committees, which are not asked',
      call: () =>
        encrypt(
          {objects: secondLayout(0, 'Committee')},
          {
            verifyKeyServers: true,
            serverConfigs: [{objectId: serverIds[0] ?? '', weight: 1, aggregatorUrl: 'https://aggregator.example'}],
          },
          1,
        ),
      seen: {returns: true},
      says: {[page]: 'The option does nothing for a committee', 'seal-invalid-server-object': 'committees excepted'},
    },
  ]);
});

describe('servers that do not fit', () => {
  const [first = '', , third = ''] = serverIds;
  const only = (objectId: string, more = {}): Partial<SealClientOptions> => ({serverConfigs: [{objectId, weight: 1, ...more}]});
  const client = (options: Partial<SealClientOptions>) => sealOn({}, options) instanceof SealClient;
  const withObjects = (objects: Network['objects'], more = {}) => encrypt({objects}, only(first, more), 1);
  compare([
    {
      what: 'fewer than the threshold of the file',
      call: () => open({}, only(first)),
      seen: {throws: 'InvalidThresholdError', message: 'Invalid threshold 2 for 1 servers'},
      says: {'seal-invalid-threshold': 'Invalid threshold … for … servers'},
    },
    {
      what: 'others than those of the file',
      call: async () => open({}, only(third), await sealed('Plan', {serverConfigs: weighted(1, 1)}, 1)),
      seen: {throws: 'Error', message: 'Not enough shares. Please fetch more keys.'},
      says: {
        [page]: 'A client with other servers fails with `Not enough shares. Please fetch more keys.`',
        'seal-invalid-threshold': 'Not enough shares. Please fetch more keys.',
      },
    },
    {
      what: 'another weight than in the file',
      call: () => open({}, {serverConfigs: weighted(2, 1)}),
      seen: {throws: 'InconsistentKeyServersError'},
      says: {
        [page]: '| `InconsistentKeyServersError` | A server counts more or less than when the file was encrypted |',
        'seal-key-servers': "Client's key servers must be a subset of the encrypted object's key servers",
      },
    },
    {
      what: 'a threshold above all weights, for keys',
      call: async () => sealOn().fetchKeys({ids: [identity], threshold: 4, sessionKey: await session, txBytes: await txBytes}),
      seen: {throws: 'InvalidThresholdError'},
      says: {'seal-invalid-threshold': 'Invalid threshold … servers with weights …'},
    },
    {
      what: 'a threshold above all weights, for a file',
      call: () => encrypt({}, {}, 4),
      seen: {throws: 'UserError', message: `Invalid key servers or threshold 4 for 3 key servers for package ${place.firstPackage}`},
      says: {'seal-user-error': 'Invalid key servers or threshold … for … key servers for package …'},
    },
    {
      what: 'none',
      call: () => encrypt({}, {serverConfigs: []}),
      seen: {throws: 'InvalidKeyServerError'},
      says: {'seal-invalid-key-server': 'No key servers found'},
    },
    {
      what: 'one that is listed twice',
      call: () => client({serverConfigs: [...weighted(1), ...weighted(1)]}),
      seen: {throws: 'InvalidClientOptionsError'},
      says: {'seal-client-options': 'Duplicate object IDs'},
    },
    {
      what: 'a key of an API without a name',
      call: () => client(only(first, {apiKey: 'k'})),
      seen: {throws: 'InvalidClientOptionsError'},
      says: {'seal-client-options': 'Both apiKeyName and apiKey must be provided or not provided for all key servers'},
    },
    {
      what: 'a committee without an aggregator',
      call: () => withObjects(secondLayout(0, 'Committee')),
      seen: {throws: 'InvalidClientOptionsError'},
      says: {
        [page]: 'and needs the address of its aggregator in `aggregatorUrl`',
        'seal-client-options': 'Committee server … requires aggregatorUrl in config',
      },
    },
    {
      what: 'a single server with an aggregator',
      call: () => withObjects(secondLayout(0, 'Independent'), {aggregatorUrl: 'https://aggregator.example'}),
      seen: {throws: 'InvalidClientOptionsError'},
      says: {'seal-client-options': 'Independent server … should not have aggregatorUrl in config'},
    },
    {
      what: 'an unknown kind of key',
      call: () => withObjects(independent(0, {keyType: 7})),
      seen: {throws: 'InvalidKeyServerError'},
      says: {'seal-invalid-key-server': 'Server … has invalid key type: …'},
    },
    {
      what: 'an object that is too new',
      call: () => withObjects(independent(0, {version: 3})),
      seen: {throws: 'InvalidKeyServerVersionError'},
      says: {'seal-key-server-version': 'Key server … supports versions between … and … (inclusive), but SDK expects one of 2, 1'},
    },
  ]);
});

describe('a package', () => {
  compare([
    {
      what: 'that is an upgrade',
      call: () => encrypt({}, {}, 2, upgraded),
      seen: {
        throws: 'InvalidPackageError',
        message: 'Package ID used in PTB is invalid',
        requestId: `Package ${upgraded} is not the first version`,
      },
      says: {
        [page]: '| `InvalidPackageError` | An upgraded package ID in `encrypt` or `SessionKey` |',
        [chat]: '| `InvalidPackageError` | `firstPackage` is an upgraded ID |',
        'seal-package-not-first-version': 'it stores its reason, the second form, in `requestId`, and `message` still shows the first',
      },
    },
    {
      what: 'that does not exist',
      call: () => encrypt({}, {}, 2, absent),
      seen: {throws: 'ObjectError', reason: 'notFound'},
      says: {'seal-package-not-first-version': 'For an ID that does not exist, the client throws an `ObjectError` of `@mysten/sui`.'},
    },
  ]);
});
