import {Transaction} from '@mysten/sui/transactions';

// #region register
/** The shared registry of all displays, at the same address on every network. */
const DISPLAY_REGISTRY = '0xd';

/**
 * Registers the display of cards. The sender holds the publisher object and receives the
 * display's capability.
 */
export function registerDisplay(
  packageId: string,
  publisherId: string,
  sender: string,
): Transaction {
  const tx = new Transaction();
  const cap = tx.moveCall({
    target: `${packageId}::card::register_display`,
    arguments: [tx.object(DISPLAY_REGISTRY), tx.object(publisherId)],
  });
  tx.transferObjects([cap], sender);
  return tx;
}
// #endregion register

// #region change
/** Changes one template. Wallets show it from the next read on. */
export function changeTemplate(
  cardType: string,
  {displayId, capId}: {displayId: string; capId: string},
  name: string,
  template: string,
): Transaction {
  const tx = new Transaction();
  tx.moveCall({
    target: '0x2::display_registry::set',
    typeArguments: [cardType],
    arguments: [
      tx.object(displayId),
      tx.object(capId),
      tx.pure.string(name),
      tx.pure.string(template),
    ],
  });
  return tx;
}
// #endregion change
