/**
 * The configuration of `sui-checkpoint-blob-indexer`. Source: MystenLabs/sui
 * `crates/sui-checkpoint-blob-indexer/src/config.rs` (028cab8, 2026); outside [ingestion] it ignores keys that it does not
 * know.
 */
import {key, table, u64, type FileFormat} from '../../keys';
import {committerWith, ingestion, pipelineTuning} from './values';

const committer = committerWith(key('max-rows-per-second', u64));
const pipelines = ['checkpoint-blob', 'epochs', 'checkpoint-bcs'];

/** `blob-indexer.toml` */
export const blobIndexerConfig: FileFormat = {
  name: 'blob-indexer.toml',
  matches: (fileName) => fileName === 'blob-indexer.toml',
  root: table(
    key('ingestion', ingestion),
    key('committer', committer),
    key('pipeline', table(...pipelines.map((name) => key(name, table(key('committer', committer), ...pipelineTuning))))),
  ),
};
