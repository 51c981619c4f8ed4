import type {ShelfFolder} from '../address';
import {apps, react} from './apps';
import {deployConfiguration, operatorConfiguration} from './config';
import {graphql} from './graphql';
import {movePackages} from './move';
import {rust} from './rust';
import {typeScript} from './ts';

/**
 * By shelf and folder: what an example is, in one to three sentences. The first one stands in
 * lists.
 */
export type Summaries = Partial<Record<ShelfFolder, Readonly<Record<string, string>>>>;

export const summaries: Summaries = {
  move: movePackages,
  apps,
  react,
  rust,
  ts: typeScript,
  graphql,
  'config/operator': operatorConfiguration,
  'config/deploy': deployConfiguration,
};
