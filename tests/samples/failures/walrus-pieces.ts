import {createRequire} from 'node:module';
import path from 'node:path';
import type {BcsType} from '@mysten/sui/bcs';
import {walrus} from '@mysten/walrus';
import {reads} from './objects';
import {grpcClient, standIn, type Answer, type Answers} from './stand-in';
import {walrusObjects} from './walrus-network';

/** What a node answers who asks for metadata. The package does not export the layout. */
const {BlobMetadataWithId} = createRequire(path.resolve('node_modules/@mysten/walrus/dist/utils/bcs.mjs'))('./bcs.mjs') as {
  BlobMetadataWithId: BcsType<unknown>;
};

/** A file as storage nodes keep it. */
export interface Stored {
  id: string;
  /** The answers of all nodes that serve it. */
  answers: Answers;
  /**
   * The paths of its pieces: five are enough to rebuild the file, and the client waits for one
   * more.
   */
  pieces: readonly string[];
}

/** Encodes a text by the SDK. */
export async function store(text: string): Promise<Stored> {
  const client = grpcClient(standIn(reads(walrusObjects))).$extend(walrus());
  const {blobId: id, metadata, sliversByNode} = await client.walrus.encodeBlob(new TextEncoder().encode(text));
  const pieces = sliversByNode
    .flatMap(({primary}) => primary)
    .map(({sliver, sliverPairIndex}): [string, Answer] => [`v1/blobs/${id}/slivers/${sliverPairIndex}/primary`, {http: 200, body: sliver}]);
  const body = BlobMetadataWithId.serialize({blobId: id, metadata}).toBytes();
  return {
    id,
    answers: {[`v1/blobs/${id}/metadata`]: {http: 200, body}, ...Object.fromEntries(pieces)},
    pieces: pieces.map(([path]) => path),
  };
}

/**
 * The answers of nodes that serve a file, apart from its first pieces, of which `bad` is answered.
 */
export const withBadPieces = ({answers, pieces}: Stored, count: number, bad: (path: string) => Answers[string]): Answers => ({
  ...answers,
  ...Object.fromEntries(pieces.slice(0, count).map((path) => [path, bad(path)])),
});
