import type {SuiGrpcClient} from '@mysten/sui/grpc';
import {Transaction} from '@mysten/sui/transactions';

// #region sweep
/**
 * Moves everything of one currency from a deposit address to the hot wallet, which pays
 * the gas from its address balance.
 */
export async function buildSweep(
  client: SuiGrpcClient,
  deposit: string,
  hot: string,
  coinType: string,
): Promise<Uint8Array> {
  const {balance} = await client.getBalance({owner: deposit, coinType});
  const tx = new Transaction();
  tx.setSender(deposit);
  tx.setGasOwner(hot);
  tx.setGasPayment([]);
  tx.moveCall({
    target: '0x2::balance::send_funds',
    typeArguments: [coinType],
    arguments: [
      tx.balance({type: coinType, balance: BigInt(balance.balance), useGasCoin: false}),
      tx.pure.address(hot),
    ],
  });
  // Two signatures: the deposit address and the hot wallet, over the same bytes.
  return tx.build({client});
}
// #endregion sweep
