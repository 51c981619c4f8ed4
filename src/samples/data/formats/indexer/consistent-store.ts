/**
 * The configuration of `sui-indexer-alt-consistent-store`. Sources, all of MystenLabs/sui as of 2026-01-05:
 * `crates/sui-indexer-alt-consistent-store/src/config.rs`, `db/config.rs` and `rpc/pagination.rs`; `address-balances` is
 * from `docs/content/operators/data-management/indexer-stack-setup.mdx` (040b26f).
 */
import {boolean, key, table, u32, u64, type FileFormat} from '../../keys';
import {committer, ingestion} from './values';

const rocksdb = table(
  key('write-buffer-size-mb', u64, {default: '4096'}),
  key('max-wal-size-mb', u64, {default: '4096'}),
  key('block-size-kb', u64, {default: '32'}),
  key('block-cache-slots', u64, {default: '8192'}),
  key('db-parallelism', u32, {default: '8'}),
  key('enable-statistics', boolean, {default: 'false'}),
  key('stats-dump-period-sec', u32, {default: '600'}),
  key('stats-persist-period-sec', u32, {default: '600'}),
);

const pipelines = ['address-balances', 'balances', 'object-by-owner', 'object-by-type'];

/** `consistent-store.toml` */
export const consistentStoreConfig: FileFormat = {
  name: 'consistent-store.toml',
  matches: (fileName) => /^consistent[-_]store\.toml$/.test(fileName),
  root: table(
    key('ingestion', ingestion),
    key('consistency', table(key('snapshots', u64), key('stride', u64), key('buffer-size', u64))),
    key('rocksdb', rocksdb),
    key('committer', committer),
    key('pipeline', table(...pipelines.map((name) => key(name, committer)))),
    key('rpc', table(key('pagination', table(key('default-page-size', u32), key('max-batch-size', u32), key('max-page-size', u32))))),
  ),
};
