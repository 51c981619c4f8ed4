import {Transaction} from '@mysten/sui/transactions';

/**
 * Creates a policy with two rules and shares it. From then on items of the type can be
 * locked and sold in kiosks.
 */
export function openPolicy(
  itemType: string,
  publisherId: string,
  rulesPackage: string,
  creator: string,
): Transaction {
  const tx = new Transaction();
  const typeArguments = [itemType];
  const [policy, cap] = tx.moveCall({
    target: '0x2::transfer_policy::new',
    typeArguments,
    arguments: [tx.object(publisherId)],
  });
  if (!policy || !cap) throw new Error('transfer_policy::new returns two values');

  // 5 %, and at least 0.1 SUI.
  tx.moveCall({
    target: `${rulesPackage}::royalty::add`,
    typeArguments,
    arguments: [policy, cap, tx.pure.u64(500), tx.pure.u64(100_000_000n)],
  });
  tx.moveCall({
    target: `${rulesPackage}::stay_locked::add`,
    typeArguments,
    arguments: [policy, cap],
  });

  tx.moveCall({
    target: '0x2::transfer::public_share_object',
    typeArguments: [`0x2::transfer_policy::TransferPolicy<${itemType}>`],
    arguments: [policy],
  });
  tx.transferObjects([cap], creator);
  return tx;
}
