import {RetryableWalrusClientError, WalrusClientError} from '@mysten/walrus';
import {fresh} from './fresh';
import {compare, seen} from './seen';
import {withGlobalFetch, type Answer, type Answers} from './stand-in';
import {blobId, blocked, down, limited, metadata, missing, page, status, statusOf, webPage} from './walrus-answers';
import {SHARDS, walrusNetwork, withWalrus} from './walrus-network';
import {store, withBadPieces, type Stored} from './walrus-pieces';

/** Long enough that every piece of it has content of its own. */
const pondText = 'pond at seven, '.repeat(6);
const pond = store(pondText);

/** What the sample of the page does, with the client that it makes. */
const readSample = (id: string, answers: Answers) =>
  withGlobalFetch(walrusNetwork(answers), async () => (await fresh(() => import('@site/examples/ts/walrus/read-and-keep'))).read(id));

const text = (bytes: Uint8Array): string => new TextDecoder().decode(bytes);
const readPond = async (answers: (pond: Stored) => Answers) => text(await readSample((await pond).id, answers(await pond)));

describe('a read', () => {
  const outOfReach =
    '| `NoBlobMetadataReceivedError`, `NotEnoughSliversReceivedError` | Too many nodes are down, out of reach, or limit you |';
  const noMetadata = {throws: 'NoBlobMetadataReceivedError', message: 'No valid blob metadata could be retrieved from any storage node.'};
  const noMetadataEntry = {[page]: outOfReach, 'walrus-no-blob-metadata': noMetadata.message};
  compare([
    {
      what: 'no node knows the blob',
      call: () => readSample(blobId, {[metadata]: missing}),
      seen: {throws: 'BlobNotCertifiedError', message: `The specified blob ${blobId} is not certified.`},
      says: {
        [page]: "| `BlobNotCertifiedError` | The upload wasn't finished, or has expired |",
        'walrus-blob-not-certified': 'The specified blob … is not certified.',
        'walrus-not-found': 'once those without it have a quorum of shards, the client reports `BlobNotCertifiedError` instead',
      },
    },
    {
      what: 'all nodes block the blob',
      call: () => readSample(blobId, {[metadata]: blocked}),
      seen: {throws: 'BlobBlockedError', message: `The specified blob ${blobId} is blocked.`},
      says: {
        [page]: '| `BlobBlockedError` | Most storage nodes refuse the blob for legal reasons |',
        'walrus-blob-blocked': 'The specified blob … is blocked.',
      },
    },
    {what: 'all nodes limit the client', call: () => readSample(blobId, {[metadata]: limited}), seen: noMetadata, says: noMetadataEntry},
    {what: 'all nodes are restarting', call: () => readSample(blobId, {[metadata]: down}), seen: noMetadata, says: noMetadataEntry},
    {what: 'no node can be reached', call: () => readSample(blobId, {[metadata]: 'unreachable'}), seen: noMetadata, says: noMetadataEntry},
    {
      what: 'something else answers in place of the nodes',
      call: () => readSample(blobId, {[metadata]: webPage}),
      seen: noMetadata,
      says: {'walrus-no-blob-metadata': 'or send something that is no metadata'},
    },
    {
      what: 'most nodes lack their pieces',
      call: () => readPond((stored) => withBadPieces(stored, 9, () => missing)),
      seen: {throws: 'BlobNotCertifiedError'},
      says: {'walrus-not-found': 'the client reports `BlobNotCertifiedError` instead'},
    },
    {
      what: 'some nodes lack their pieces',
      call: () => readPond((stored) => withBadPieces(stored, 7, () => missing)),
      seen: {returns: pondText},
      says: {[page]: 'a fraction of them is enough to rebuild it'},
    },
    {
      what: 'most nodes block the blob, and serve its metadata',
      call: () => readPond((stored) => withBadPieces(stored, 9, () => blocked)),
      seen: {throws: 'BlobBlockedError'},
      says: {'walrus-blob-blocked': 'Nodes with a quorum of shards decline to serve this blob'},
    },
    {
      what: 'most nodes limit the client, after the metadata',
      call: () => readPond((stored) => withBadPieces(stored, 9, () => limited)),
      seen: {throws: 'NotEnoughSliversReceivedError'},
      says: {[page]: outOfReach, 'walrus-not-enough-slivers': 'Unable to retrieve enough slivers to decode blob ….'},
    },
    {
      what: 'a full node that is down',
      call: () => readSample(blobId, {'sui.rpc.v2.LedgerService/BatchGetObjects': down}),
      seen: {throws: 'RpcError', code: 'UNAVAILABLE'},
      says: {[page]: "When `readBlob` throws an error about a missing blob, the epoch, or nodes that don't answer"},
    },
    {
      what: 'a signal that was aborted',
      call: () => withWalrus(walrusNetwork({[metadata]: missing}), ({walrus}) => walrus.readBlob({blobId, signal: AbortSignal.abort()})),
      seen: {throws: 'UserAbortError', message: 'Request was aborted.'},
      says: {'walrus-user-abort': 'The `signal` of the call was aborted during a read'},
    },
  ]);
});

describe('a read with wrong pieces', () => {
  /** Seven nodes are down, so that the client needs all others, and two of those answer `bad`. */
  const withTwo = async (bad: (path: string) => Answers[string]) =>
    readPond((stored) => withBadPieces(stored, 9, (path) => (stored.pieces.indexOf(path) < 7 ? down : bad(path))));
  compare([
    {
      what: 'pieces of other content',
      call: async () => {
        const lake = await store(pondText.replaceAll('pond', 'lake'));
        const {id} = await pond;
        return withTwo((path) => lake.answers[path.replace(id, lake.id)] ?? missing);
      },
      seen: {throws: 'InconsistentBlobError', message: 'The specified blob was encoded incorrectly.'},
      says: {
        [page]: "One faulty node can cause this error, because the client doesn't check each piece",
        'walrus-inconsistent-blob': 'A storage node sends a piece of other content.',
      },
    },
    {
      what: 'answers that are no pieces',
      call: () => withTwo(() => webPage),
      seen: {throws: 'Error', message: expect.stringMatching(/^BCS deserialization failed at index /) as string},
      says: {'walrus-inconsistent-blob': 'a plain `Error` instead, such as `BCS deserialization failed at index …`'},
    },
  ]);
});

describe('classes of errors', () => {
  const caught = async (answer: Answer): Promise<unknown> =>
    withWalrus(walrusNetwork({[metadata]: answer}), ({walrus}) => walrus.readBlob({blobId}).catch((error: unknown) => error));

  test('a missing blob is worth another attempt, and a blocked one is no error of the client', async () => {
    expect(await caught(missing)).toBeInstanceOf(RetryableWalrusClientError);
    expect(await caught(blocked)).not.toBeInstanceOf(WalrusClientError);
  });

  compare([
    {
      what: 'nodes that have recovered at the second attempt',
      call: async () => {
        const stored = await pond;
        const path = `v1/blobs/${stored.id}/metadata`;
        const good = stored.answers[path] ?? missing;
        let asked = 0;
        return readPond(({answers}) => ({
          ...answers,
          [path]: (sent) => (++asked <= SHARDS ? limited : typeof good === 'function' ? good(sent) : good),
        }));
      },
      seen: {returns: pondText},
      says: {[page]: 'it has already tried twice', 'sdk/walrus': '`readBlob` calls `reset()` and tries again once'},
    },
    {
      what: 'a blocked blob, which is not asked for again',
      call: async () => {
        const network = walrusNetwork({[metadata]: blocked});
        await seen(() => withWalrus(network, ({walrus}) => walrus.readBlob({blobId})));
        return network.calls.filter((call) => call === metadata).length <= SHARDS;
      },
      seen: {returns: true},
      says: {'walrus-blob-blocked': 'There is nothing to retry.'},
    },
    {
      what: 'a mock that fails at once, which is waited for without end',
      call: async () => {
        const failing = () => Promise.reject(new Error('no network here'));
        let ended = false;
        await withWalrus(
          walrusNetwork({}),
          async ({walrus}) => {
            void walrus.readBlob({blobId}).then(
              () => (ended = true),
              () => (ended = true),
            );
            for (let turn = 0; turn < 200; turn += 1) await new Promise((resolve) => setImmediate(resolve));
          },
          {storageNodeClientOptions: {fetch: failing}},
        );
        return ended;
      },
      seen: {returns: false},
      says: {'walrus-no-blob-metadata': 'if all fail in the same instant, `readBlob` of release 1.2.13 never ends'},
    },
  ]);
});

describe('files', () => {
  const readText = (answers: Answers) =>
    withGlobalFetch(walrusNetwork(answers), async () =>
      (await fresh(() => import('@site/examples/ts/walrus/read-and-keep'))).readText(blobId),
    );
  compare([
    {
      what: 'getFiles of an ID that nobody stored',
      call: () => withWalrus(walrusNetwork({}), async ({walrus}) => (await walrus.getFiles({ids: [blobId]})).length),
      seen: {returns: 1},
      says: {[page]: "`getFiles` doesn't look for the files yet. It also returns a file for an ID that nobody stored"},
    },
    {
      what: 'the text of such a file',
      call: () => readText({[metadata]: missing}),
      seen: {throws: 'BlobNotCertifiedError'},
      says: {[page]: 'and `text` then throws `BlobNotCertifiedError`'},
    },
  ]);
});

describe('the verified status of a blob', () => {
  const verified = (answers: Answers) => withWalrus(walrusNetwork(answers), ({walrus}) => walrus.getVerifiedBlobStatus({blobId}));
  const noStatus = 'Not enough statuses were retrieved to achieve quorum.';
  compare([
    {
      what: 'no node has a status',
      call: () => verified({[status]: missing}),
      seen: {throws: 'BlobNotCertifiedError', message: 'The blob does not exist.'},
      says: {'walrus-blob-not-certified': 'The blob does not exist.'},
    },
    {
      what: 'too few nodes reply',
      call: () => verified({[status]: limited}),
      seen: {throws: 'NoBlobStatusReceivedError', message: noStatus},
      says: {'walrus-no-blob-status': noStatus},
    },
    {
      what: 'a status that the client does not know',
      call: () => verified({[status]: statusOf({archived: {}})}),
      seen: {throws: 'NoBlobStatusReceivedError'},
      says: {'walrus-storage-node-error': 'so your code gets `NoBlobStatusReceivedError` if there are too many of them'},
    },
    {
      what: 'every node says something else',
      call: () => {
        let end = 0;
        return verified({[status]: () => statusOf({permanent: {endEpoch: (end += 1)}})});
      },
      seen: {throws: 'NoVerifiedBlobStatusReceivedError'},
      says: {'walrus-no-verified-status': 'The blob status could not be verified for blob …,'},
    },
  ]);
});
