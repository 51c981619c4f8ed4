import type {SuiGrpcClient} from '@mysten/sui/grpc';
import {Transaction} from '@mysten/sui/transactions';

const PACKAGE_ID = '0x5f0b3c1d9e7a48526374a1b2c3d4e5f60718293a4b5c6d7e8f9012345678abcd';
const TILL_ID = '0x8e4d2f1a0b9c3d5e7f6a8b1c2d3e4f5061728394a5b6c7d8e9f0a1b2c3d4e5f6';

/** Units of a coin of six decimals in one cent. */
const UNITS_PER_CENT = 10_000n;

// #region pick
/**
 * The first coin type, in the shop's order of preference, of which the customer has
 * enough.
 */
export async function pickCoin(
  client: SuiGrpcClient,
  customer: string,
  cents: bigint,
  accepted: readonly string[],
) {
  for (const coinType of accepted) {
    const {balance} = await client.getBalance({owner: customer, coinType});
    if (BigInt(balance.balance) >= cents * UNITS_PER_CENT) return coinType;
  }
  return undefined;
}
// #endregion pick

// #region pay
/**
 * Pays an order at the till. `tx.coin` draws on coin objects and on the address balance.
 */
export function payOrder(order: bigint, cents: bigint, coinType: string): Transaction {
  const tx = new Transaction();
  tx.moveCall({
    target: `${PACKAGE_ID}::till::pay`,
    typeArguments: [coinType],
    arguments: [
      tx.object(TILL_ID),
      tx.pure.u64(order),
      tx.pure.u64(cents),
      tx.coin({type: coinType, balance: cents * UNITS_PER_CENT}),
    ],
  });
  return tx;
}
// #endregion pay
