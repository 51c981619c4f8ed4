import type {Signer} from '@mysten/sui/cryptography';
import type {SuiGrpcClient} from '@mysten/sui/grpc';
import {planBatches} from './batches';
import type {PlacesOfRegion} from './places';
import {fits, toRow, type RegionRows} from './rows';
import type {Source} from './source';
import {refresh} from './weather-grid';

// #region collect
/** What the source knows now, region by region. */
async function collect(
  regions: readonly PlacesOfRegion[],
  source: Source,
  signal: AbortSignal,
): Promise<RegionRows[]> {
  const all: RegionRows[] = [];
  for (const {region, places} of regions) {
    const observations = await source(places, signal);
    const rows = observations
      .flatMap((each, place) => (each ? [toRow(place, each)] : []))
      .filter(fits);
    if (rows.length > 0) all.push({region, rows});
  }
  return all;
}
// #endregion collect

// #region round
export interface Round {
  places: number;
  transactions: number;
  failed: number;
  costMist: bigint;
}

export interface Service {
  client: SuiGrpcClient;
  signer: Signer;
  operatorCap: string;
  regions: readonly PlacesOfRegion[];
  source: Source;
}

/** One refresh of everything. A transaction that fails does not stop the next one. */
export async function runRound(
  {client, signer, operatorCap, regions, source}: Service,
  signal: AbortSignal,
): Promise<Round> {
  const refreshes = await collect(regions, source, signal);
  const round: Round = {places: 0, transactions: 0, failed: 0, costMist: 0n};

  // One after the other: each transaction uses the owned capability, in the version that
  // the last one left.
  for (const batch of planBatches(refreshes)) {
    round.transactions += 1;
    try {
      const result = await client.signAndExecuteTransaction({
        transaction: refresh(batch, operatorCap),
        signer,
        include: {effects: true},
      });
      const {digest, effects, status} = result.Transaction ?? result.FailedTransaction;
      const {computationCost, storageCost, storageRebate} = effects.gasUsed;
      round.costMist +=
        BigInt(computationCost) + BigInt(storageCost) - BigInt(storageRebate);
      if (!status.success) throw new Error(`${digest}: ${status.error.message}`);
      round.places += batch.reduce((sum, {rows}) => sum + rows.length, 0);
      await client.waitForTransaction({digest, signal});
    } catch (error) {
      round.failed += 1;
      console.error(error);
    }
  }
  return round;
}
// #endregion round
