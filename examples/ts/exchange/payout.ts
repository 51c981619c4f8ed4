import {Transaction, TransactionDataBuilder} from '@mysten/sui/transactions';
import {
  isValidSuiAddress,
  normalizeStructTag,
  normalizeSuiAddress,
} from '@mysten/sui/utils';

// #region types
/** One approved withdrawal. */
export interface Payout {
  id: string;
  recipient: string;
  coinType: string;
  amount: bigint;
}

/**
 * Withdrawals that one transaction pays. The number is the batch's row in your database,
 * below 2 to the power of 32.
 */
export interface Batch {
  number: number;
  payouts: readonly Payout[];
}

/** What a builder without a network has to be told. */
export interface Terms {
  sender: string;
  chainId: string;
  epoch: bigint;
  gasPrice: bigint;
  gasBudget: bigint;
}
// #endregion types

// #region build
/**
 * Coins and gas come from the sender's address balance, so no object version is involved:
 * batches cannot collide, and the same batch with the same terms is the same bytes and
 * the same digest, however often it is built.
 */
export async function buildPayout(
  {number, payouts}: Batch,
  terms: Terms,
): Promise<{bytes: Uint8Array; digest: string}> {
  const tx = new Transaction();
  tx.setSender(terms.sender);
  for (const {recipient, coinType, amount} of payouts) {
    tx.transferObjects(
      [tx.coin({type: coinType, balance: amount, useGasCoin: false})],
      recipient,
    );
  }
  tx.setGasPayment([]);
  tx.setGasPrice(terms.gasPrice);
  tx.setGasBudget(terms.gasBudget);
  tx.setExpiration({
    ValidDuring: {
      minEpoch: `${terms.epoch}`,
      maxEpoch: `${terms.epoch + 1n}`,
      minTimestamp: null,
      maxTimestamp: null,
      chain: terms.chainId,
      nonce: number,
    },
  });
  const bytes = await tx.build({assumeSufficientAddressBalances: true});
  return {bytes, digest: TransactionDataBuilder.getDigestFromBytes(bytes)};
}
// #endregion build

// #region review
/**
 * Refuses to return unless the bytes are exactly this batch: the signer trusts the bytes,
 * not whoever sent them.
 */
export async function reviewPayout(
  bytes: Uint8Array,
  batch: Batch,
  terms: Terms,
  maximum: bigint,
): Promise<void> {
  for (const {id, recipient, coinType, amount} of batch.payouts) {
    if (!isValidSuiAddress(recipient)) throw new Error(`payout ${id}: bad recipient`);
    if (normalizeSuiAddress(recipient) === normalizeSuiAddress(terms.sender))
      throw new Error(`payout ${id}: pays the sender`);
    if (amount <= 0n || amount > maximum)
      throw new Error(`payout ${id}: ${amount} is not between 1 and ${maximum}`);
    normalizeStructTag(coinType);
  }
  if (terms.gasBudget > 100_000_000n) throw new Error('the gas budget is above 0.1 SUI');
  const {bytes: own} = await buildPayout(batch, terms);
  if (!Buffer.from(own).equals(Buffer.from(bytes)))
    throw new Error('the bytes are not what this batch builds');
}
// #endregion review
