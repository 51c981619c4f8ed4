// #region prepare
import type {Signer} from '@mysten/sui/cryptography';
import type {SuiGrpcClient} from '@mysten/sui/grpc';
import {Transaction} from '@mysten/sui/transactions';
import {findRecipient, type Recipient} from './recipient';
import {toUnits} from './units';

export interface Coin {
  type: string;
  symbol: string;
  decimals: number;
}

/** A payment that is ready to be shown and signed. */
export interface Prepared {
  recipient: Recipient;
  units: bigint;
  bytes: Uint8Array;
  gasless: boolean;
}

/** Finds the recipient, builds the transfer, and says whether it costs gas. */
export async function prepare(
  client: SuiGrpcClient,
  sender: string,
  typed: {to: string; amount: string},
  coin: Coin,
): Promise<Prepared> {
  const recipient = await findRecipient(client, typed.to, sender);
  const units = toUnits(typed.amount, coin.decimals);

  const tx = new Transaction();
  tx.setSender(sender);
  tx.moveCall({
    target: '0x2::balance::send_funds',
    typeArguments: [coin.type],
    arguments: [
      tx.balance({type: coin.type, balance: units}),
      tx.pure.address(recipient.address),
    ],
  });
  const bytes = await tx.build({client});
  const {price} = Transaction.from(bytes).getData().gasData;
  return {recipient, units, bytes, gasless: BigInt(price ?? 0) === 0n};
}
// #endregion prepare

// #region send
/** Signs and sends what the sender has confirmed. */
export async function send(
  client: SuiGrpcClient,
  signer: Signer,
  {bytes}: Prepared,
): Promise<string> {
  const {signature} = await signer.signTransaction(bytes);
  const result = await client.executeTransaction({
    transaction: bytes,
    signatures: [signature],
  });
  if (result.$kind === 'FailedTransaction')
    throw new Error(result.FailedTransaction.status.error?.message);
  await client.waitForTransaction({result});
  return result.Transaction.digest;
}
// #endregion send
