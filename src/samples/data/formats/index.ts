import path from 'node:path';
import type {SampleMeta} from '../../sample';
import type {FileFormat} from '../keys';
import {bridgeConfig} from './bridge';
import {cargoToml} from './cargo-toml';
import {clientYaml} from './client-yaml';
import {composeFile} from './compose';
import {deepbookIndexerAnswers} from './deepbook-indexer';
import {indexerConfig} from './indexer';
import {blobIndexerConfig} from './indexer/blob-indexer';
import {consistentStoreConfig} from './indexer/consistent-store';
import {graphqlConfig} from './indexer/graphql';
import {kvRpcConfig} from './indexer/kv-rpc';
import {kvstoreConfig} from './indexer/kvstore';
import {moveToml} from './move-toml';
import {nodeConfig} from './node';
import {ephemeralPublications, moveLock, publishedToml} from './package-files';
import {alertmanagerConfig} from './prometheus/alertmanager';
import {prometheusRules} from './prometheus/rules';
import {prometheusConfig} from './prometheus/scrape';
import {siteResources} from './walrus-sites';

/** Every file whose keys are known. */
export const fileFormats: readonly FileFormat[] = [
  cargoToml,
  moveToml,
  moveLock,
  publishedToml,
  ephemeralPublications,
  clientYaml,
  nodeConfig,
  bridgeConfig,
  indexerConfig,
  consistentStoreConfig,
  graphqlConfig,
  blobIndexerConfig,
  kvstoreConfig,
  kvRpcConfig,
  composeFile,
  prometheusConfig,
  prometheusRules,
  alertmanagerConfig,
  siteResources,
  ...deepbookIndexerAnswers,
];

/** What a fence may say after `schema=`. */
export const schemaNames: readonly string[] = fileFormats.map(({name}) => name);

/**
 * Which file a sample is: by the fence's `schema`, or else by its title, or else by the name of the file that fills it.
 *
 * @returns undefined for a file of unknown keys, which is only parsed, and for a schema that does not exist
 */
export function formatOf({schema, title, file}: SampleMeta): FileFormat | undefined {
  if (schema !== undefined) return fileFormats.find(({name, matches}) => name === schema || matches(schema));
  const fileName = title ?? file;
  return fileName === undefined ? undefined : fileFormats.find(({matches}) => matches(path.posix.basename(fileName)));
}
