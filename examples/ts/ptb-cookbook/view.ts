import {bcs} from '@mysten/sui/bcs';
import type {SuiGrpcClient} from '@mysten/sui/grpc';
import {Transaction} from '@mysten/sui/transactions';
import {PACKAGE_ID} from './ids';

// #region view
/**
 * Runs a function that only reads, and decodes what it returns. Nothing is signed or
 * paid.
 */
export async function quote(
  client: SuiGrpcClient,
  tillId: string,
  loan: bigint,
): Promise<bigint> {
  const tx = new Transaction();
  tx.moveCall({
    target: `${PACKAGE_ID}::till::quote`,
    typeArguments: ['0x2::sui::SUI'],
    arguments: [tx.object(tillId), tx.pure.u64(loan)],
  });
  const result = await client.simulateTransaction({
    transaction: tx,
    checksEnabled: false,
    include: {commandResults: true},
  });
  const value = result.commandResults.at(0)?.returnValues.at(0);
  if (value === undefined)
    throw new Error(
      result.FailedTransaction?.status.error?.message ?? 'the call returned nothing',
    );
  return BigInt(bcs.u64().parse(value.bcs));
}
// #endregion view
