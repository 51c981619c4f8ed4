import type {Signer} from '@mysten/sui/cryptography';
import type {SuiGrpcClient} from '@mysten/sui/grpc';
import {Transaction} from '@mysten/sui/transactions';

// #region send
/** Pays several people; what each receives goes to their address balance. */
export function payAll(
  coinType: string,
  wages: ReadonlyMap<string, bigint>,
): Transaction {
  const tx = new Transaction();
  for (const [person, wage] of wages) {
    tx.moveCall({
      target: '0x2::balance::send_funds',
      typeArguments: [coinType],
      arguments: [tx.balance({type: coinType, balance: wage}), tx.pure.address(person)],
    });
  }
  return tx;
}
// #endregion send

// #region redeem
/** Takes a coin out of the sender's address balance by hand. */
export function withdrawCoin(
  coinType: string,
  amount: bigint,
  recipient: string,
): Transaction {
  const tx = new Transaction();
  const coin = tx.moveCall({
    target: '0x2::coin::redeem_funds',
    typeArguments: [coinType],
    arguments: [tx.withdrawal({type: coinType, amount})],
  });
  tx.transferObjects([coin], recipient);
  return tx;
}
// #endregion redeem

// #region read
/**
 * What an address holds of one coin type: in total, in coin objects, and in its address
 * balance.
 */
export async function holdings(client: SuiGrpcClient, owner: string, coinType: string) {
  const {balance} = await client.getBalance({owner, coinType});
  return {
    total: BigInt(balance.balance),
    inCoins: BigInt(balance.coinBalance),
    inAddressBalance: BigInt(balance.addressBalance),
  };
}
// #endregion read

// #region tidy
/** Moves the coin objects of one type into the owner's address balance, 500 at a time. */
export async function tidy(
  client: SuiGrpcClient,
  signer: Signer,
  coinType: string,
): Promise<number> {
  const owner = signer.toSuiAddress();
  const {objects} = await client.listCoins({owner, coinType, limit: 500});
  if (objects.length === 0) return 0;

  const tx = new Transaction();
  const [first, ...others] = objects.map(({objectId}) => tx.object(objectId));
  if (!first) return 0;
  if (others.length > 0) tx.mergeCoins(first, others);
  tx.moveCall({
    target: '0x2::coin::send_funds',
    typeArguments: [coinType],
    arguments: [first, tx.pure.address(owner)],
  });
  await client.signAndExecuteTransaction({transaction: tx, signer});
  return objects.length;
}
// #endregion tidy

// #region gas
/** Pays the gas from the address balance of the sender, whatever coins there are. */
export function payGasFromBalance(tx: Transaction): void {
  tx.setGasPayment([]);
}
// #endregion gas

// #region feature
/** Whether a network takes gas from address balances. */
export async function takesGasFromBalances(client: SuiGrpcClient): Promise<boolean> {
  const {protocolConfig} = await client.core.getProtocolConfig();
  return protocolConfig.featureFlags.enable_address_balance_gas_payments ?? false;
}
// #endregion feature
