import {bcs} from '@mysten/sui/bcs';

// #region layout
export const PACKAGE_ID =
  '0x7c41f0ab93d82e65b17cf49a0d5e836b24c9f71de08a5b3c6294ed170fb85a3c';
export const SCANNED = `${PACKAGE_ID}::parcel::ParcelScanned`;

/** The fields of the Move struct, in its order. */
export const ParcelScanned = bcs.struct('ParcelScanned', {
  parcel_id: bcs.Address,
  step: bcs.u64(),
  depot: bcs.string(),
  at_ms: bcs.u64(),
});
// #endregion layout
