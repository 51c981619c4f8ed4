import {bcs} from '@mysten/sui/bcs';
import type {SuiGrpcClient} from '@mysten/sui/grpc';
import type {Transaction, TransactionObjectArgument} from '@mysten/sui/transactions';
import type {Sale} from './buy';

// #region read
export interface KnownRules {
  royalty: boolean;
  lock: boolean;
}

const TransferPolicy = bcs.struct('TransferPolicy', {
  id: bcs.Address,
  balance: bcs.u64(),
  rules: bcs.struct('VecSet', {contents: bcs.vector(bcs.string())}),
});

/**
 * Which of the two rules a policy has. Throws if it has one that this app can't satisfy.
 */
export async function readRules(
  client: SuiGrpcClient,
  policyId: string,
  rulesPackage: string,
): Promise<KnownRules> {
  const {object} = await client.getObject({
    objectId: policyId,
    include: {content: true},
  });
  const royalty = `${rulesPackage}::royalty_rule::Rule`;
  const lock = `${rulesPackage}::kiosk_lock_rule::Rule`;
  // The chain writes the names of types without 0x.
  const {contents} = TransferPolicy.parse(object.content).rules;
  const rules = contents.map((name) => `0x${name}`);
  const unknown = rules.find((rule) => rule !== royalty && rule !== lock);
  if (unknown !== undefined) throw new Error(`Cannot satisfy the rule ${unknown}`);
  return {royalty: rules.includes(royalty), lock: rules.includes(lock)};
}
// #endregion read

// #region satisfy
export interface Purchase {
  item: TransactionObjectArgument;
  request: TransactionObjectArgument;
  policy: TransactionObjectArgument;
  /** The buyer's kiosk and its capability. */
  kiosk: TransactionObjectArgument;
  cap: TransactionObjectArgument;
  /** A coin that pays the royalty and keeps the rest. */
  purse: TransactionObjectArgument;
}

/** Adds the calls between `purchase` and `confirm_request`. */
export function satisfyRules(
  tx: Transaction,
  rules: KnownRules,
  {itemType, mist, rulesPackage}: Sale,
  {item, request, policy, kiosk, cap, purse}: Purchase,
): void {
  const typeArguments = [itemType];
  if (rules.royalty) {
    const fee = tx.moveCall({
      target: `${rulesPackage}::royalty_rule::fee_amount`,
      typeArguments,
      arguments: [policy, tx.pure.u64(mist)],
    });
    tx.moveCall({
      target: `${rulesPackage}::royalty_rule::pay`,
      typeArguments,
      arguments: [policy, request, tx.splitCoins(purse, [fee])],
    });
  }
  if (rules.lock) {
    tx.moveCall({
      target: '0x2::kiosk::lock',
      typeArguments,
      arguments: [kiosk, cap, policy, item],
    });
    tx.moveCall({
      target: `${rulesPackage}::kiosk_lock_rule::prove`,
      typeArguments,
      arguments: [request, kiosk],
    });
  } else {
    tx.moveCall({
      target: '0x2::kiosk::place',
      typeArguments,
      arguments: [kiosk, cap, item],
    });
  }
}
// #endregion satisfy
