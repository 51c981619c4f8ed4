// #region call
import {SuiGrpcClient} from '@mysten/sui/grpc';
import {Transaction} from '@mysten/sui/transactions';

/** Waters a pot through the registry name, at version 2 of the package. */
export function water(pot: string, litres: number): Transaction {
  const tx = new Transaction();
  tx.moveCall({
    target: '@greenhouse/pots/2::pot::water',
    arguments: [tx.object(pot), tx.pure.u64(litres)],
  });
  return tx;
}
// #endregion call

// #region resolve
/** The package ID behind a name, to compare with what you reviewed. */
export async function packageOf(client: SuiGrpcClient, name: string): Promise<string> {
  const resolved = await client.core.mvr.resolvePackage({package: name});
  return resolved.package;
}
// #endregion resolve

// #region overrides
/** A client that never asks the resolver for these names. */
export const client = new SuiGrpcClient({
  network: 'mainnet',
  baseUrl: 'https://fullnode.mainnet.sui.io:443',
  mvr: {
    overrides: {
      packages: {
        '@greenhouse/pots/2':
          '0x7b1e0c52d98af346e07dc13592fb68a4d0e9831f25c76ba4980d3e5f1a62c7b4',
      },
      types: {
        '@greenhouse/pots::pot::Pot':
          '0x4c9d27a5f01be836c4720d9e5183fab60e7d94c2518f3ab07e96d1c45082fb3a::pot::Pot',
      },
    },
  },
});
// #endregion overrides
