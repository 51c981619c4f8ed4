import {Transaction} from '@mysten/sui/transactions';
import {displayId} from './display-id';

// #region claim
/**
 * Claims the capability of a display that the migration created, and deletes the old
 * object.
 */
export function claimWithOldDisplay(
  type: string,
  oldDisplayId: string,
  owner: string,
): Transaction {
  const tx = new Transaction();
  const cap = tx.moveCall({
    target: '0x2::display_registry::claim',
    typeArguments: [type],
    arguments: [tx.object(displayId(type)), tx.object(oldDisplayId)],
  });
  tx.transferObjects([cap], owner);
  return tx;
}
// #endregion claim

// #region migrate
/** Moves an old display that nobody has moved yet. */
export function migrate(type: string, oldDisplayId: string, owner: string): Transaction {
  const tx = new Transaction();
  const [display, cap] = tx.moveCall({
    target: '0x2::display_registry::migrate_v1_to_v2',
    typeArguments: [type],
    arguments: [tx.object('0xd'), tx.object(oldDisplayId)],
  });
  if (!display || !cap) throw new Error('migrate_v1_to_v2 returns two values');
  tx.moveCall({
    target: '0x2::display_registry::share',
    typeArguments: [type],
    arguments: [display],
  });
  tx.transferObjects([cap], owner);
  return tx;
}
// #endregion migrate
