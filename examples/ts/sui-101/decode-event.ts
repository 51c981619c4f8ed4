import {fromBase64} from '@mysten/sui/utils';
import {ParcelScanned} from './parcel-events';

// #region decode
/**
 * What arrives as `contents` over gRPC, as `contents.bcs` over GraphQL, and as `bcs` from
 * the SDK.
 */
const bytes = fromBase64(
  'UasAxPfoPZIQa16i+dTIcDseZfCKLZfEs+DxptKFl0wCAAAAAAAAAAVCYXNlbP1anPuhAQAA',
);

const {parcel_id, step, depot, at_ms} = ParcelScanned.parse(bytes);
console.log(parcel_id);
console.log(`step ${step} in ${depot}`);
console.log(new Date(Number(at_ms)).toISOString());
// #endregion decode
