import {bcs} from '@mysten/sui/bcs';
import {deriveObjectID} from '@mysten/sui/utils';

/** Testnet. */
export const PACKAGE =
  '0x7e069abe383e80d32f2aec17b3793da82aabc8c2edf84abbf68dd7b719e71497';
export const NAMESPACE =
  '0xa5016862fdccba7cc576b56cc5a391eda6775200aaa03a6b3c97d512312878db';

/** The ID of a registry follows from its name. */
export function registryId(name: string): string {
  return deriveObjectID(
    NAMESPACE,
    '0x1::ascii::String',
    bcs.string().serialize(name).toBytes(),
  );
}
