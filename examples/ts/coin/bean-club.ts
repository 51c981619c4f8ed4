import {bcs} from '@mysten/sui/bcs';
import type {SuiGrpcClient} from '@mysten/sui/grpc';
import {Transaction} from '@mysten/sui/transactions';

const PACKAGE_ID = '0x1f83d9abfb41bd6b5be0cd19137e2179a09e667f3bcc908bb67ae8584caa73b2';
const BEAN = `${PACKAGE_ID}::bean::BEAN`;
const HOUSE_ID = '0x243185be4ee4b28c550c7dc3d5ffb4e272be5d74f27b896f80deb1fe3b1696b1';
const POLICY_ID = '0x9bdc06a725c71235c19bf174cf692694e49b69c19ef14ad2efbe4786384f25e3';

const TokenBcs = bcs.struct('Token', {id: bcs.Address, balance: bcs.u64()});

// #region buy
/** Pays for coffee and keeps the points. */
export function buyCoffee(mist: bigint): Transaction {
  const tx = new Transaction();
  const points = tx.moveCall({
    target: `${PACKAGE_ID}::bean::pay`,
    arguments: [tx.object(HOUSE_ID), tx.coin({balance: mist})],
  });
  tx.moveCall({target: '0x2::token::keep', typeArguments: [BEAN], arguments: [points]});
  return tx;
}
// #endregion buy

// #region redeem
/** Joins all points of a guest, takes the price out, and redeems it. */
export async function redeem(
  client: SuiGrpcClient,
  guest: string,
  reward: string,
  price: bigint,
): Promise<Transaction> {
  const {objects} = await client.listOwnedObjects({
    owner: guest,
    type: `0x2::token::Token<${BEAN}>`,
    include: {content: true},
  });
  const total = objects.reduce(
    (sum, {content}) => sum + BigInt(TokenBcs.parse(content).balance),
    0n,
  );
  const [first, ...others] = objects.map(({objectId}) => objectId);
  if (!first || total < price)
    throw new Error(`${reward} costs ${price} points, and you have ${total}`);

  const tx = new Transaction();
  const typeArguments = [BEAN];
  const points = tx.object(first);
  for (const other of others) {
    tx.moveCall({
      target: '0x2::token::join',
      typeArguments,
      arguments: [points, tx.object(other)],
    });
  }
  const payment = tx.moveCall({
    target: '0x2::token::split',
    typeArguments,
    arguments: [points, tx.pure.u64(price)],
  });
  tx.moveCall({
    target: `${PACKAGE_ID}::bean::redeem`,
    arguments: [
      tx.object(HOUSE_ID),
      tx.object(POLICY_ID),
      tx.pure.string(reward),
      payment,
    ],
  });
  return tx;
}
// #endregion redeem
