import path from 'node:path';
import type {SampleMeta} from '../../sample';
import type {FileFormat} from '../keys';
import {cargoToml} from './cargo-toml';
import {clientYaml} from './client-yaml';
import {moveToml} from './move-toml';
import {nodeConfig} from './node';
import {ephemeralPublications, moveLock, publishedToml} from './package-files';

/** Every file whose keys are known. */
export const fileFormats: readonly FileFormat[] = [
  cargoToml,
  moveToml,
  moveLock,
  publishedToml,
  ephemeralPublications,
  clientYaml,
  nodeConfig,
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
