// #region derive
import {bcs} from '@mysten/sui/bcs';
import {deriveObjectID} from '@mysten/sui/utils';

const office = '0x7a1d0c5e94b83f26d17f5a0e8c42b961f30d7b85a6e9c4128f5db073e61a9c42';

/** The ID of somebody's mailbox, whether it exists yet or not. */
function mailboxOf(owner: string): string {
  return deriveObjectID(office, 'address', bcs.Address.serialize(owner).toBytes());
}
// #endregion derive

// #region use
console.log(
  mailboxOf('0x3f8c1d6a2be94705c1e83fa0d97b46522ca86e1f0b5d7394e6a1c82f5d0b9e47'),
);
// #endregion use
