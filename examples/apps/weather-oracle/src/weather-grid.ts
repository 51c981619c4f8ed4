import {bcs} from '@mysten/sui/bcs';
import {Transaction, type TransactionObjectInput} from '@mysten/sui/transactions';
import type {RegionRows} from './rows';

// #region constants
/** From `published-at` under [published.testnet] in Published.toml. */
export const PACKAGE_ID =
  '0xc60f3b94e27d1a85904ecb7a63f2d80517ae94cb3d608f12e75b19ad04c8f3e6';
// #endregion constants

// #region refresh
const u16s = bcs.vector(bcs.u16());
const u8s = bcs.vector(bcs.u8());
const u32s = bcs.vector(bcs.u32());

/**
 * One transaction that refreshes all regions of a batch. `object` turns a region's ID
 * into an input.
 */
export function refresh(
  batch: readonly RegionRows[],
  operatorCap: TransactionObjectInput,
  object: (region: string) => TransactionObjectInput = (region) => region,
): Transaction {
  const tx = new Transaction();
  const cap = tx.object(operatorCap);
  for (const {region, rows} of batch) {
    tx.moveCall({
      target: `${PACKAGE_ID}::grid::refresh`,
      arguments: [
        tx.object(object(region)),
        cap,
        tx.pure(u16s.serialize(rows.map(({place}) => place))),
        tx.pure(u16s.serialize(rows.map(({temperatureCk}) => temperatureCk))),
        tx.pure(u8s.serialize(rows.map(({humidityPercent}) => humidityPercent))),
        tx.pure(u16s.serialize(rows.map(({windCms}) => windCms))),
        tx.pure(u32s.serialize(rows.map(({observedS}) => observedS))),
        tx.object.clock(),
      ],
    });
  }
  return tx;
}
// #endregion refresh

// #region layout
const Reading = bcs.struct('Reading', {
  temperature_ck: bcs.u16(),
  humidity_percent: bcs.u8(),
  wind_cms: bcs.u16(),
  observed_s: bcs.u32(),
});

export const Region = bcs.struct('Region', {
  id: bcs.Address,
  operator: bcs.Address,
  readings: bcs.vector(Reading),
});
// #endregion layout

// #region open
/** Shares a region for these places; its event names the IDs of region and list. */
export function openRegion(
  adminCap: string,
  operatorCap: string,
  codes: readonly string[],
): Transaction {
  const tx = new Transaction();
  tx.moveCall({
    target: `${PACKAGE_ID}::grid::open_region`,
    arguments: [
      tx.object(adminCap),
      tx.pure.id(operatorCap),
      tx.pure.vector('string', codes),
    ],
  });
  return tx;
}
// #endregion open
