import {compare, seen} from './seen';
import type {Answers, StandIn} from './stand-in';
import {blobId, metadata, missing, page, status, statusOf} from './walrus-answers';
import {shards, walrusNetwork, walrusObjects, withWalrus, type Client, type Hosts} from './walrus-network';
import {store} from './walrus-pieces';

const pondText = 'pond at seven, '.repeat(6);
const pond = store(pondText);
const text = (bytes: Uint8Array): string => new TextDecoder().decode(bytes);

describe('a change of epochs', () => {
  const changing = () => walrusObjects({changing: true});
  const during = (data: unknown) =>
    withWalrus(walrusNetwork({[metadata]: missing, [status]: statusOf(data)}, changing), ({walrus}) => walrus.readBlob({blobId}));
  const notCertified = (message: string, entry: string) => ({
    seen: {throws: 'BlobNotCertifiedError', message},
    says: {'walrus-blob-not-certified': entry},
  });

  /**
   * A first read during the change, then one of another blob after it, by the same client and by a
   * new one.
   */
  async function before(data: unknown, then: (network: StandIn, client: Client, id: string) => unknown) {
    const {id, answers} = await pond;
    let known = changing();
    const network = walrusNetwork({...answers, [status]: statusOf(data)}, () => known);
    return withWalrus(network, async (client) => {
      await seen(() => client.walrus.readBlob({blobId}));
      known = walrusObjects({epoch: 32});
      client.walrus.reset();
      return then(network, client, id);
    });
  }
  const certifiedLater = {permanent: {endEpoch: 40, isCertified: true, initialCertifiedEpoch: 32}};
  const newClient = (network: StandIn, _client: Client, id: string) =>
    withWalrus(network, async ({walrus}) => text(await walrus.readBlob({blobId: id})));
  const sameClient = (_network: unknown, {walrus}: Client, id: string) => walrus.readBlob({blobId: id});

  compare([
    {
      what: 'a blob that does not exist',
      call: () => during('nonexistent'),
      ...notCertified(`The specified blob ${blobId} is nonexistent.`, 'The specified blob … is nonexistent.'),
    },
    {
      what: 'an invalid blob',
      call: () => during({invalid: {}}),
      ...notCertified(`The specified blob ${blobId} is invalid.`, 'The specified blob … is invalid.'),
    },
    {
      what: 'a blob without a certificate',
      call: () => during({deletable: {}}),
      ...notCertified(`The specified blob ${blobId} is not certified.`, 'The specified blob … is not certified.'),
    },
    {
      what: 'a client that is behind',
      call: () => during(certifiedLater),
      seen: {throws: 'BehindCurrentEpochError'},
      says: {
        [page]: '| `BehindCurrentEpochError` | The epoch has changed since the client started | Make a new client |',
        'walrus-behind-epoch': 'The client is at epoch … while the specified blob was certified at epoch ….',
      },
    },
    {
      what: 'another blob, by a client that was behind and was reset',
      call: () => before(certifiedLater, sameClient),
      seen: {throws: 'BehindCurrentEpochError', message: 'The client is at epoch 31 while the specified blob was certified at epoch 32.'},
      says: {
        [page]: "because `reset()` doesn't make the client forget the read that failed",
        'walrus-behind-epoch': 'the client keeps the failed result of its first read and repeats it for every blob',
      },
    },
    {
      what: 'another blob, by a new client',
      call: () => before(certifiedLater, newClient),
      seen: {returns: pondText},
      says: {[page]: 'A new client is the only fix for `BehindCurrentEpochError`', 'walrus-behind-epoch': 'Make a new client'},
    },
    {
      what: 'another blob, by a client that missed one first',
      call: () => before('nonexistent', sameClient),
      seen: {throws: 'BlobNotCertifiedError', message: `The specified blob ${blobId} is nonexistent.`},
      says: {'walrus-blob-not-certified': 'all its later reads fail alike, whatever the blob'},
    },
  ]);

  /** Reads, lets all nodes be replaced, and reads again. */
  async function afterMove(again: (network: StandIn, client: Client, id: string) => unknown) {
    const {id, answers} = await pond;
    let hosts: Hosts = 'node';
    const gone = Object.keys(answers).flatMap((path) =>
      shards.map((shard): [string, Answers[string]] => {
        const answer = answers[path] ?? missing;
        return [
          `node-${shard}.example/${path}`,
          (sent) => (hosts === 'successor' ? 'unreachable' : typeof answer === 'function' ? answer(sent) : answer),
        ];
      }),
    );
    const network = walrusNetwork({...answers, ...Object.fromEntries(gone)}, () => walrusObjects({hosts}));
    return withWalrus(network, async (client) => {
      await client.walrus.readBlob({blobId: id});
      hosts = 'successor';
      client.walrus.reset();
      return again(network, client, id);
    });
  }

  compare([
    {
      what: 'a client that was reset, after its nodes have left',
      call: () => afterMove(sameClient),
      seen: {throws: 'NoBlobMetadataReceivedError'},
      says: {
        [page]: 'A client keeps reading from the storage nodes that its first read found. Neither a new epoch nor `reset()` changes that',
        'sdk/walrus': '`reset()` does not change which nodes a client reads from',
        'walrus-not-enough-slivers': 'both times with the nodes of its first read',
      },
    },
    {
      what: 'a new client, after the nodes have left',
      call: () => afterMove(newClient),
      seen: {returns: pondText},
      says: {[page]: 'so make a new client after each epoch if your process runs that long'},
    },
  ]);
});
