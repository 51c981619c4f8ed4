import {parse} from 'yaml';
import * as z from 'zod';
import type {Checkout} from './checkout';

import {snapshotFolder} from '../../facts/provenance/types';

export {snapshotFolder};

export type Chain = 'Mainnet' | 'Testnet';

/** The configuration of the protocol on one network at one version. */
export interface Snapshot {
  version: number;
  file: string;
  flags: Readonly<Record<string, unknown>>;
  values: Readonly<Record<string, unknown>>;
}

const snapshotSchema = z.looseObject({version: z.int(), feature_flags: z.record(z.string(), z.unknown())});

/** A snapshot is YAML under a head of insta's own. */
export function readSnapshot(file: string, text: string): Snapshot {
  const body = text.replace(/^---\n[\s\S]*?\n---\n/, '');
  const parsed = snapshotSchema.safeParse(parse(body));
  if (!parsed.success) throw new Error(`${file}: no snapshot of the protocol's configuration: ${z.prettifyError(parsed.error)}`);
  const {version, feature_flags: flags, ...values} = parsed.data;
  return {version, file, flags, values};
}

/** The snapshots of a network that the checkout has, by version. */
export const readSnapshots = (checkout: Checkout, chain: Chain): Snapshot[] =>
  checkout
    .list(snapshotFolder, '.snap')
    .filter((file) => file.includes(`__${chain}_version_`))
    .map((file) => readSnapshot(file, checkout.read(file) ?? ''))
    .sort((one, other) => one.version - other.version);

/**
 * A feature is on since one of the versions after `after`, up to `first`; a whole checkout leaves
 * but one.
 */
export interface Since {
  after: number;
  first: number;
  file: string;
}

const isOn = (value: unknown): boolean => value !== undefined && value !== false && value !== null;

/**
 * The versions of which one is the first with a flag or value; undefined where no snapshot has it.
 */
export function sinceOf(snapshots: readonly Snapshot[], key: string): Since | undefined {
  const index = snapshots.findIndex(({flags, values}) => isOn(flags[key] ?? values[key]));
  const found = snapshots[index];
  return found && {after: snapshots[index - 1]?.version ?? 0, first: found.version, file: found.file};
}

/** "130", or what is left open where the checkout lacks the snapshots before. */
export const sinceText = ({after, first}: Since): string => (first - after === 1 ? String(first) : `${after + 1} to ${first}`);
