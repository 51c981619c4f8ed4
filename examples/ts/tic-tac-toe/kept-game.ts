import type {Signer} from '@mysten/sui/cryptography';
import type {SuiGrpcClient} from '@mysten/sui/grpc';
import {MultiSigPublicKey} from '@mysten/sui/multisig';
import {Transaction} from '@mysten/sui/transactions';

const PACKAGE_ID = '0xe15b9d04c7a2386f90ed41b75c38fa6207b3d8c51f946ae0728dcb35f9e06a14';

// #region keeper
/** The address that either player can act for. */
export const keeperOf = (crosses: Signer, noughts: Signer): MultiSigPublicKey =>
  MultiSigPublicKey.fromPublicKeys({
    threshold: 1,
    publicKeys: [
      {publicKey: crosses.getPublicKey(), weight: 1},
      {publicKey: noughts.getPublicKey(), weight: 1},
    ],
  });
// #endregion keeper

// #region new
/** Makes the match and the pens, and gives the match to the keeper as a party object. */
export function newMatch(crosses: string, noughts: string, keeper: string): Transaction {
  const tx = new Transaction();
  const game = tx.moveCall({
    target: `${PACKAGE_ID}::kept_game::new`,
    arguments: [tx.pure.address(crosses), tx.pure.address(noughts)],
  });
  const party = tx.moveCall({
    target: '0x2::party::single_owner',
    arguments: [tx.pure.address(keeper)],
  });
  tx.moveCall({
    target: '0x2::transfer::public_party_transfer',
    typeArguments: [`${PACKAGE_ID}::kept_game::Match`],
    arguments: [game, party],
  });
  return tx;
}
// #endregion new

// #region turn
/** Writes a slip as the player and returns its ID. */
export async function write(
  client: SuiGrpcClient,
  player: Signer,
  pen: string,
  turn: number,
  cell: number,
): Promise<string> {
  const tx = new Transaction();
  tx.moveCall({
    target: `${PACKAGE_ID}::kept_game::write`,
    arguments: [tx.object(pen), tx.pure.u8(turn), tx.pure.u8(cell)],
  });
  const result = await client.signAndExecuteTransaction({
    transaction: tx,
    signer: player,
    include: {objectTypes: true},
  });
  if (result.$kind === 'FailedTransaction')
    throw new Error(result.FailedTransaction.status.error?.message);
  const {digest, objectTypes} = result.Transaction;
  const [slip] =
    Object.entries(objectTypes).find(
      ([, type]) => type === `${PACKAGE_ID}::kept_game::Slip`,
    ) ?? [];
  if (!slip) throw new Error(`${digest} wrote no slip`);
  await client.waitForTransaction({digest});
  return slip;
}

/** Enters a slip as the keeper, with the key of one player, who also pays for the gas. */
export async function enter(
  client: SuiGrpcClient,
  keeper: MultiSigPublicKey,
  player: Signer,
  match: string,
  slip: string,
) {
  const tx = new Transaction();
  tx.moveCall({
    target: `${PACKAGE_ID}::kept_game::enter`,
    arguments: [tx.object(match), tx.object(slip)],
  });
  tx.setSender(keeper.toSuiAddress());
  tx.setGasOwner(player.toSuiAddress());

  const bytes = await tx.build({client});
  const {signature} = await player.signTransaction(bytes);
  const signatures = [keeper.combinePartialSignatures([signature]), signature];
  return client.executeTransaction({transaction: bytes, signatures});
}
// #endregion turn
