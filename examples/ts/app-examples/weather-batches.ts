import {Inputs} from '@mysten/sui/transactions';
import {commandBytes, LIMITS, planBatches} from '../../apps/weather-oracle/src/batches';
import {perDay} from '../../apps/weather-oracle/src/gas';
import type {RegionRows} from '../../apps/weather-oracle/src/rows';
import {refresh} from '../../apps/weather-oracle/src/weather-grid';

// #region plan
const row = (place: number) => ({
  place,
  temperatureCk: 27_865,
  humidityPercent: 81,
  windCms: 210,
  observedS: 1_795_240_800,
});

/** `count` places in full regions of `size`. */
function regions(count: number, size: number): RegionRows[] {
  return Array.from({length: Math.ceil(count / size)}, (_, region) => ({
    region: `0x${region.toString(16).padStart(64, 'a')}`,
    rows: Array.from({length: Math.min(size, count - region * size)}, (__, place) =>
      row(place),
    ),
  }));
}

const shared = (id: string) =>
  Inputs.SharedObjectRef({
    objectId: id,
    initialSharedVersion: 389_100_000,
    mutable: true,
  });
const cap = Inputs.ObjectRef({
  objectId: `0x${'b'.repeat(64)}`,
  version: 1,
  digest: '11111111111111111111111111111111',
});

for (const [count, size] of [
  [1_040, 500],
  [20_000, 500],
  [100_000, 500],
  [1_040, 1],
] as const) {
  const batches = planBatches(regions(count, size));
  const commands = batches.map((batch) => batch.length);
  const kinds = await Promise.all(
    batches.map((batch) =>
      refresh(batch, cap, shared).build({onlyTransactionKind: true}),
    ),
  );
  const largest = Math.max(...kinds.map((kind) => kind.length));
  const most = `commands ≤ ${Math.max(...commands)}, bytes ≤ ${largest}`;
  console.log(`${count} places by ${size}: transactions ${batches.length}, ${most}`);
}
// #endregion plan

// #region estimate
const [batch = []] = planBatches(regions(11_000, 500));
const built = await refresh(batch, cap, shared).build({onlyTransactionKind: true});
const planned = batch.reduce((sum, {rows}) => sum + commandBytes(rows.length), 0);
console.log(`planned ${planned} bytes, built ${built.length}, limit ${LIMITS.bytes}`);
// #endregion estimate

// #region gas
// 1,040 readings of 9 bytes, and about 200 bytes for each of the three regions.
const cost = {
  rounds: 144,
  transactions: 1,
  units: 2_000,
  price: 1_000,
  bytes: 1_040 * 9 + 3 * 200,
};
console.log(`${(perDay(cost) / 1e9).toFixed(3)} SUI a day`);
// #endregion gas
