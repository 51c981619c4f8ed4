import path from 'node:path';
import type {SampleMeta} from '../../sample';
import type {FileFormat} from '../keys';
import {bridgeConfig} from './bridge';
import {cargoToml} from './cargo-toml';
import {clientYaml} from './client-yaml';
import {composeFile} from './compose';
import {deepbookIndexerAnswers} from './deepbook-indexer';
import {indexerStack} from './indexer';
import {moveToml} from './move-toml';
import {nodeConfig} from './node';
import {packageFiles} from './package-files';
import {alertmanagerConfig} from './prometheus/alertmanager';
import {prometheusRules} from './prometheus/rules';
import {prometheusConfig} from './prometheus/scrape';
import {siteResources} from './walrus-sites';

/** Every file whose keys are known. */
export const fileFormats: readonly FileFormat[] = [
  ...[cargoToml, moveToml, ...packageFiles, clientYaml, nodeConfig, bridgeConfig, ...indexerStack],
  ...[composeFile, prometheusConfig, prometheusRules, alertmanagerConfig, siteResources, ...deepbookIndexerAnswers],
];

/** What a fence may say after `schema=`. */
export const schemaNames: readonly string[] = fileFormats.map(({name}) => name);

const formatNamed = (fileName: string): FileFormat | undefined =>
  fileFormats.find(({name, matches}) => name === fileName || matches?.test(fileName));

/**
 * Which file a sample is: by the fence's `schema`, or else by its title, or else by the name of the
 * file that fills it.
 *
 * @returns undefined for a file of unknown keys, which is only parsed, and for a schema that does
 *   not exist
 */
export function formatOf({schema, title, file}: SampleMeta): FileFormat | undefined {
  if (schema !== undefined) return formatNamed(schema);
  const fileName = title ?? file;
  return fileName === undefined ? undefined : formatNamed(path.posix.basename(fileName));
}
