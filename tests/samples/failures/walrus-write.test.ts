import {runInThisContext} from 'node:vm';
import {GrpcTypes} from '@mysten/sui/grpc';
import {Ed25519Keypair} from '@mysten/sui/keypairs/ed25519';
import type {WriteBlobStep} from '@mysten/walrus';
import type * as Samples from '@site/examples/ts/walrus/store';
import {fresh} from './fresh';
import {compare, seen, textOf} from './seen';
import {message, withGlobalFetch, type Answer, type Answers} from './stand-in';
import {abort, digest, lookUp, signer, simulate, simulated} from './transactions';
import {down, limited, objectId, page, webPage} from './walrus-answers';
import {blobObject, shards, walrusNetwork, walrusObjects, withWalrus, type Client} from './walrus-network';
import {store} from './walrus-pieces';

const report = new TextEncoder().encode('Report of the harbor, page one');
const blobId = store('Report of the harbor, page one').then(({id}) => id);

/** The function by whose parameter the client finds the type of WAL. */
const walFunction = (): Answers => {
  const type = GrpcTypes.OpenSignatureBody_Type.DATATYPE;
  const wal = {type, typeName: '0x356a::wal::WAL'};
  const parameters = [
    {body: {type, typeName: '0x3a1105::staking::Staking'}},
    {body: {type, typeName: '0x2::coin::Coin', typeParameterInstantiation: [wal]}},
  ];
  return {
    'sui.rpc.v2.MovePackageService/GetFunction': message(GrpcTypes.GetFunctionResponse, {function: {name: 'stake_with_pool', parameters}}),
  };
};

/** The transaction that registered the blob, and maybe created its object. */
const registered = (created = true): Answers => ({
  [lookUp]: message(GrpcTypes.GetTransactionResponse, {
    transaction: {
      digest,
      effects: {
        status: {success: true},
        transactionDigest: digest,
        changedObjects: created ? [{objectId, idOperation: GrpcTypes.ChangedObject_IdOperation.CREATED}] : [],
      },
    },
  }),
});

async function networkOf(answers: Answers) {
  const known = [...walrusObjects(), blobObject(objectId, await blobId)];
  return walrusNetwork({...walFunction(), ...registered(), ...answers}, () => known);
}

/**
 * Runs the samples that store something, with the client that they make: it uses a relay, and pays
 * a tip of 1,000 MIST at most.
 */
async function withSamples<T>(answers: Answers, use: (samples: typeof Samples) => Promise<T>): Promise<T> {
  const network = await networkOf(answers);
  return withGlobalFetch(network, async () => use(await fresh(() => import('@site/examples/ts/walrus/store'))));
}

/** Goes on after the registration, and says which steps were saved. */
const afterRegistration = async (): Promise<WriteBlobStep> => ({
  step: 'registered',
  blobId: await blobId,
  blobObjectId: objectId,
  txDigest: digest,
});
const noSave = async (): Promise<void> => undefined;
const resumed = (answers: Answers, bytes = report) =>
  withSamples(answers, async ({storeOrResume}) => storeOrResume(signer, bytes, await afterRegistration(), noSave));

describe('an upload relay', () => {
  const upload = 'v1/blob-upload-relay';
  const row = '| `fetch failed`, or `status` 429 or 5xx from the relay | The relay is down or limits you |';
  const saying = (http: number, message: string): Answer => ({http, body: {error: {message}}});
  const failures: [what: string, answer: Answer, throws: string, message: string, says: Readonly<Record<string, string>>][] = [
    ['cannot be reached', 'unreachable', 'TypeError', 'fetch failed', {[page]: row}],
    ['limits the client', limited, 'RateLimitError', '429 status code (no body)', {[page]: row}],
    ['is down', down, 'InternalServerError', '503 status code (no body)', {[page]: row}],
    [
      'got no tip',
      saying(402, 'no tip was transferred to the proxy account'),
      'StorageNodeAPIError',
      '402 no tip was transferred to the proxy account',
      {'walrus-node-api-error': '402 no tip was transferred to the proxy account'},
    ],
    [
      'takes no file of this size',
      {http: 413},
      'StorageNodeAPIError',
      '413 status code (no body)',
      {'walrus-node-api-error': '413 status code (no body)'},
    ],
    [
      'finds the payment too old',
      saying(400, 'the received transaction is too old'),
      'BadRequestError',
      '400 the received transaction is too old',
      {'walrus-relay-bad-request': '400 the received transaction is too old'},
    ],
    [
      'finds another nonce',
      saying(401, 'the provided nonce hash in the ptb is invalid'),
      'AuthenticationError',
      '401 the provided nonce hash in the ptb is invalid',
      {'walrus-authentication': '401 the provided nonce hash in the ptb is invalid'},
    ],
  ];
  compare(
    failures.map(([what, answer, throws, message, says]) => ({
      what,
      call: () => resumed({[upload]: answer}),
      seen: {throws, message},
      says: {'sdk/walrus': 'everything that a node answers are no `WalrusClientError`', ...says},
    })),
  );

  compare([
    {
      what: 'answers with a web page',
      call: () => resumed({[upload]: webPage}),
      seen: {throws: 'SyntaxError'},
      says: {'sdk/walrus': 'and from an upload relay'},
    },
    {
      what: 'is left by the user',
      call: () =>
        networkOf({}).then((network) =>
          withWalrus(
            network,
            async ({walrus}) =>
              walrus.writeBlob({
                blob: report,
                epochs: 5,
                deletable: true,
                signer,
                resume: await afterRegistration(),
                signal: AbortSignal.abort(),
              }),
            {uploadRelay: {host: 'https://relay.example'}},
          ),
        ),
      seen: {throws: 'UserAbortError', message: 'Request was aborted.'},
      says: {'walrus-user-abort': 'or during an upload to a relay'},
    },
  ]);
});

describe('the tip of a relay', () => {
  const tip = 'v1/tip-config';
  const asking = (mist: number): Answer => ({http: 200, body: {send_tip: {address: '0x71', kind: {const: mist}}}});
  /**
   * The first click of the page's upload, with a wallet that builds the transaction and executes
   * nothing.
   */
  const pay = (answers: Answers) =>
    withSamples(answers, async ({walletUpload}) => {
      const upload = walletUpload(report, signer.toSuiAddress(), async (tx) => {
        await tx.prepareForSerialization({supportedIntents: ['CoinWithBalance']});
        return {digest};
      });
      await upload.prepare();
      await upload.onPayClicked();
    });
  const costs = async (client: Client) => client.walrus.calculateUploadRelayTip({size: report.length});
  const uploadRelay = {host: 'https://relay.example', sendTip: {max: 1_000}};
  const afterAnotherTip = async (before: (client: Client) => void) => {
    let mist = 1_500;
    return withWalrus(
      await networkOf({[tip]: () => asking(mist)}),
      async (client) => {
        await seen(() => costs(client));
        mist = 900;
        before(client);
        return costs(client);
      },
      {uploadRelay},
    );
  };
  compare([
    {
      what: 'is above the maximum',
      call: () => pay({[tip]: asking(2_000)}),
      seen: {throws: 'WalrusClientError', message: 'Tip amount (2000) exceeds the maximum allowed tip (1000)'},
      says: {
        [page]: '| `exceeds the maximum allowed tip` | The relay wants more than `max` |',
        'walrus-client-error': 'Tip amount (…) exceeds the maximum allowed tip (…)',
      },
    },
    {
      what: 'cannot be asked for',
      call: () => pay({[tip]: 'unreachable'}),
      seen: {throws: 'TypeError', message: 'fetch failed'},
      says: {[page]: '| `fetch failed`, or `status` 429 or 5xx from the relay |'},
    },
    {
      what: 'was lowered, and the client keeps the old one',
      call: () => afterAnotherTip(() => undefined),
      seen: {throws: 'WalrusClientError', message: 'Tip amount (1500) exceeds the maximum allowed tip (1000)'},
      says: {'walrus-node-api-error': 'a client reads the relay’s tip once and keeps it until then'},
    },
    {
      what: 'was lowered, and the client was reset',
      call: () =>
        afterAnotherTip(({walrus}) => {
          walrus.reset();
        }),
      seen: {returns: 900},
      says: {'walrus-node-api-error': 'After 402, call `client.walrus.reset()` and register again'},
    },
    {
      what: 'is not asked for without a relay',
      call: () =>
        networkOf({}).then((network) =>
          withWalrus(network, ({walrus}) =>
            walrus.writeBlobToUploadRelay({
              blobId: '',
              blob: report,
              nonce: report,
              txDigest: digest,
              blobObjectId: objectId,
              deletable: false,
            }),
          ),
        ),
      seen: {throws: 'WalrusClientError', message: 'Upload relay not configured'},
      says: {'walrus-client-error': 'Upload relay not configured'},
    },
  ]);
});

type Executed = Awaited<ReturnType<Ed25519Keypair['signAndExecuteTransaction']>>;

/** A wallet whose transactions are not sent: their outcome is given. */
class Wallet extends Ed25519Keypair {
  constructor(private readonly failure?: string) {
    super();
  }

  override async signAndExecuteTransaction(): Promise<Executed> {
    const failed = {digest, status: {error: {message: this.failure}}};
    return (this.failure === undefined ? {Transaction: {digest, effects: {}}} : {FailedTransaction: failed}) as Executed;
  }
}

const write = (client: Client, more: Partial<Parameters<Client['walrus']['writeBlob']>[0]> = {}) =>
  client.walrus.writeBlob({blob: report, epochs: 5, deletable: true, signer: new Wallet(), ...more});

describe('storage nodes', () => {
  /** What all nodes answer to an upload, and to who asks for a confirmation. */
  async function uploads(answer: Answer, confirmation = answer): Promise<Answers> {
    const blob = `v1/blobs/${await blobId}`;
    const slivers = shards.flatMap((shard) => [`${blob}/slivers/${shard}/primary`, `${blob}/slivers/${shard}/secondary`]);
    const paths = [`${blob}/metadata`, `${blob}/metadata/status`, ...slivers];
    return {...Object.fromEntries(paths.map((path) => [path, answer])), [`${blob}/confirmation/deletable/${objectId}`]: confirmation};
  }
  const toNodes = async (answers: Promise<Answers>, more?: Parameters<typeof write>[1]) =>
    withWalrus(await networkOf(await answers), (client) => write(client, more));
  const taken: Answer = {http: 200, body: {success: {data: 'Stored'}}};
  const notEnough = 'Too many failures while writing blob … to nodes';
  const failed = {
    throws: 'NotEnoughBlobConfirmationsError',
    message: expect.stringMatching(/^Too many failures while writing blob \S+ to nodes$/) as string,
  };
  const row = '| `NotEnoughBlobConfirmationsError` | Too few nodes took the pieces | Use an upload relay; resume the upload |';
  const says = {[page]: row, 'walrus-not-enough-confirmations': notEnough};

  compare([
    {what: 'cannot be reached', call: () => toNodes(uploads('unreachable')), seen: failed, says},
    {what: 'limit the client', call: () => toNodes(uploads(limited)), seen: failed, says},
    {what: 'are down', call: () => toNodes(uploads(down)), seen: failed, says},
    {what: 'are something else', call: () => toNodes(uploads(webPage)), seen: failed, says},
    {what: 'take the pieces and do not confirm', call: () => toNodes(uploads(taken, down)), seen: failed, says},
    {
      what: 'confirm something else',
      call: () => toNodes(uploads(taken, {http: 200, body: {success: {data: {signed: {serializedMessage: 'AAAA', signature: 'AAAA'}}}}})),
      seen: {throws: 'NotEnoughBlobConfirmationsError', message: 'Too many invalid confirmations received for blob (0 of 13)'},
      says: {[page]: row, 'walrus-not-enough-confirmations': 'Too many invalid confirmations received for blob (… of …)'},
    },
    {
      what: 'are left by the user',
      call: () => toNodes(uploads(taken), {signal: AbortSignal.abort()}),
      seen: failed,
      says: {
        'walrus-user-abort': 'An upload to the nodes ends with `NotEnoughBlobConfirmationsError` instead',
        'walrus-not-enough-confirmations': 'which does not end with `UserAbortError`',
      },
    },
    {
      what: 'are left by the user before the registration, which is paid all the same',
      call: async () => {
        const steps: string[] = [];
        await seen(() => toNodes(uploads(taken), {signal: AbortSignal.abort(), onStep: ({step}) => void steps.push(step)}));
        return steps;
      },
      seen: {returns: ['encoded', 'registered']},
      says: {
        'walrus-user-abort': 'encoding, registration and certification do not look at the signal at all',
        'walrus-not-enough-confirmations': 'a second `writeBlob` without `resume` pays again',
      },
    },
  ]);

  test('a node that does not know the registration is asked three times, a second apart', async () => {
    const native = runInThisContext('globalThis') as typeof globalThis;
    const pauses: unknown[] = [];
    const spy = jest.spyOn(native, 'setTimeout').mockImplementation(((then: () => void, pause: number) => {
      pauses.push(pause);
      then();
    }) as unknown as typeof setTimeout);
    const unknown: Answer = {
      http: 400,
      body: {error: {message: 'the blob has not been registered or has already expired', details: [{reason: 'NOT_REGISTERED'}]}},
    };
    const id = await blobId;
    const network = await networkOf({[`v1/blobs/${id}/metadata`]: unknown});
    try {
      const was = await seen(() =>
        withWalrus(network, ({walrus}) => walrus.writeMetadataToNode({nodeIndex: 0, blobId: id, metadata: report})),
      );
      expect(was).toMatchObject({throws: 'BlobNotRegisteredError'});
    } finally {
      spy.mockRestore();
    }
    expect(network.calls.filter((call) => call.endsWith('/metadata'))).toHaveLength(3);
    expect(pauses.filter((pause) => pause === 1_000)).toHaveLength(2);
    expect(textOf('walrus-blob-not-registered')).toContain('The client itself asks up to three times, a second apart');
  });
});

describe('an upload that is paid on Sui', () => {
  const balance = (amount: bigint): Answers => ({
    'v1/tip-config': {http: 200, body: '"no_tip"'},
    'sui.rpc.v2.StateService/GetBalance': message(GrpcTypes.GetBalanceResponse, {balance: {balance: amount, addressBalance: amount}}),
    'sui.rpc.v2.StateService/ListOwnedObjects': message(GrpcTypes.ListOwnedObjectsResponse, {}),
  });
  const steps = async (answers: Answers): Promise<string[]> => {
    const saved: string[] = [];
    await seen(() =>
      withSamples(answers, ({storeOrResume}) => storeOrResume(signer, report, undefined, async ({step}) => void saved.push(step))),
    );
    return saved;
  };
  const fromStart = (answers: Answers) => withSamples(answers, ({storeOrResume}) => storeOrResume(signer, report, undefined, noSave));
  compare([
    {
      what: 'by an address without WAL',
      call: () => fromStart(balance(0n)),
      seen: {throws: 'Error', message: expect.stringMatching(/^Insufficient balance of 0x\w+::wal::WAL for owner /) as string},
      says: {
        [page]: '| `Insufficient balance of …::wal::WAL` | The address has too little WAL | Get WAL; nothing has been paid yet |',
        'walrus-client-error': '`Insufficient balance of …` if the address has too little WAL',
      },
    },
    {
      what: 'by an address without WAL, which has paid nothing',
      call: () => steps(balance(0n)),
      seen: {returns: ['encoded']},
      says: {[page]: 'nothing has been paid yet'},
    },
    {
      what: 'by a transaction whose simulation aborts',
      call: () => fromStart({...balance(10n ** 12n), [simulate]: simulated(abort)}),
      seen: {throws: 'SimulationError', message: expect.stringMatching(/^Transaction resolution failed: MoveAbort/) as string},
      says: {'walrus-client-error': '`Transaction resolution failed` if the simulation aborts'},
    },
    {
      what: 'by a transaction that fails onchain',
      call: async () => withWalrus(await networkOf({}), (client) => write(client, {signer: new Wallet('MoveAbort in 3rd command')})),
      seen: {throws: 'WalrusClientError', message: `Failed to register blob (${digest}): MoveAbort in 3rd command`},
      says: {'walrus-client-error': 'Failed to register blob (…): …'},
    },
    {
      what: 'by another transaction',
      call: async () =>
        withWalrus(await networkOf(registered(false)), async ({walrus}) => {
          const flow = walrus.writeBlobFlow({blob: report});
          await flow.encode();
          await flow.upload({digest});
        }),
      seen: {throws: 'WalrusClientError', message: `Blob object not found in transaction effects for transaction (${digest})`},
      says: {'walrus-client-error': 'Blob object not found in transaction effects for transaction (…)'},
    },
  ]);
});

describe('an upload that goes on', () => {
  const flowOf = async (use: (flow: ReturnType<Client['walrus']['writeBlobFlow']>) => unknown) =>
    withWalrus(await networkOf({}), ({walrus}) => use(walrus.writeBlobFlow({blob: report})));
  compare([
    {
      what: 'with another file',
      call: () => resumed({}, report.slice(1)),
      seen: {throws: 'WalrusClientError', message: expect.stringMatching(/^Resume blobId mismatch: /) as string},
      says: {
        [page]: '`writeBlob` throws `Resume blobId mismatch` before it uploads anything',
        'walrus-client-error': 'Resume blobId mismatch: expected …, got …. The blob content may have changed.',
      },
    },
    {
      what: 'after its last step',
      call: () =>
        withSamples({}, async ({storeOrResume}) => {
          const done = {...(await afterRegistration()), step: 'certified'} as WriteBlobStep;
          return storeOrResume(signer, report, done, noSave);
        }),
      seen: {throws: 'Error', message: 'upload or certify must be executed before calling getBlob'},
      says: {
        [page]:
          'After the step `certified` there is nothing to resume, and `writeBlob` throws `upload or certify must be executed before calling getBlob`.',
        'walrus-flow-order': 'An upload is resumed from a saved step `certified`',
      },
    },
    {
      what: 'with the registration before the encoding',
      call: () => flowOf((flow) => flow.register({epochs: 5, deletable: true, owner: objectId})),
      seen: {throws: 'Error', message: 'encode must be executed before calling register'},
      says: {'walrus-flow-order': 'encode must be executed before calling register'},
    },
    {
      what: 'with the certificate before the upload',
      call: () => flowOf((flow) => flow.certify()),
      seen: {throws: 'Error', message: 'upload must be executed before calling certify'},
      says: {'walrus-flow-order': 'upload must be executed before calling certify'},
    },
    {
      what: 'with the result before the upload',
      call: () => flowOf((flow) => flow.getBlob()),
      seen: {throws: 'Error', message: 'upload or certify must be executed before calling getBlob'},
      says: {'walrus-flow-order': 'upload or certify must be executed before calling getBlob'},
    },
  ]);
});
