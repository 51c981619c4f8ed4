import {bcs} from '@mysten/sui/bcs';
import type {SuiGrpcClient} from '@mysten/sui/grpc';
import {Transaction} from '@mysten/sui/transactions';

export interface DenyState {
  /** The account cannot spend now. */
  spending: boolean;
  /** The account cannot receive in this epoch. */
  receiving: boolean;
}

/**
 * Asks a full node for both states of an account, by simulation: nothing is signed and no
 * gas is paid.
 */
export async function readDenyState(
  client: SuiGrpcClient,
  coinType: string,
  account: string,
): Promise<DenyState> {
  const tx = new Transaction();
  tx.setSender(account);
  for (const state of ['next', 'current']) {
    tx.moveCall({
      target: `0x2::coin::deny_list_v2_contains_${state}_epoch`,
      typeArguments: [coinType],
      arguments: [tx.object.denyList({mutable: false}), tx.pure.address(account)],
    });
  }
  const {commandResults} = await client.simulateTransaction({
    transaction: tx,
    checksEnabled: false,
    include: {commandResults: true},
  });
  const [spending, receiving] = commandResults.map(({returnValues}) =>
    bcs.bool().parse(returnValues[0]?.bcs ?? new Uint8Array([0])),
  );
  return {spending: spending ?? false, receiving: receiving ?? false};
}
