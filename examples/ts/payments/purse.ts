// #region stop
import {SimulationError} from '@mysten/sui/client';
import type {Signer} from '@mysten/sui/cryptography';
import type {SuiGrpcClient} from '@mysten/sui/grpc';
import {Transaction} from '@mysten/sui/transactions';

const PACKAGE_ID = '0x2c96b1f07ad35e84c1097f6be28d4a53906ec7b8d15f42a0e937bd6c8f104e25';
const PURSE_ID = '0x81e5f7c20d94ab36f0c87b1592de603fa4c86d917eb2350ca97f18d4b36e0c5a';
const OWNER_CAP_ID = '0xd7640be29c8f513ae06d4b97f2c1835ad09e4f6c7b8315d2ea490c63f71b8e04';
const SPENDER_CAP_ID =
  '0x35fa90c8d7e1264bb9470ed35cf8a216e7d40b9583c61fa2d08e74b9165c3fd7';

/** Stops the purse, at ten times the reference gas price. The owner sends it. */
export async function stopPurse(
  client: SuiGrpcClient,
  owner: Signer,
  coinType: string,
): Promise<string> {
  const tx = new Transaction();
  tx.moveCall({
    target: `${PACKAGE_ID}::purse::stop`,
    typeArguments: [coinType],
    arguments: [tx.object(PURSE_ID), tx.object(OWNER_CAP_ID)],
  });
  const {referenceGasPrice} = await client.getReferenceGasPrice();
  tx.setGasPrice(BigInt(referenceGasPrice) * 10n);
  const result = await client.signAndExecuteTransaction({transaction: tx, signer: owner});
  if (result.$kind === 'FailedTransaction')
    throw new Error(`not stopped: ${result.FailedTransaction.status.error?.message}`);
  return result.Transaction.digest;
}
// #endregion stop

// #region open
/** What a purse begins with. Amounts are in the smallest unit of the coin. */
export interface NewPurse {
  coinType: string;
  money: bigint;
  atOnce: bigint;
  perHour: bigint;
  until: Date;
  /** The address of the program. */
  program: string;
}

/** Opens a purse with money of the owner, who sends it and gets the cap. */
export function openPurse(owner: string, purse: NewPurse): Transaction {
  const {coinType, money, atOnce, perHour, until, program} = purse;
  const tx = new Transaction();
  const limits = tx.moveCall({
    target: `${PACKAGE_ID}::purse::limits`,
    arguments: [
      tx.pure.u64(atOnce),
      tx.pure.u64(perHour),
      tx.pure.u64(3_600_000), // a window is an hour
      tx.pure.u64(until.getTime()),
    ],
  });
  const cap = tx.moveCall({
    target: `${PACKAGE_ID}::purse::open`,
    typeArguments: [coinType],
    arguments: [
      tx.coin({type: coinType, balance: money}),
      limits,
      tx.pure.address(program),
    ],
  });
  tx.transferObjects([cap], owner);
  return tx;
}

/** Lets the program pay one more address. The owner sends it. */
export function listPayee(coinType: string, payee: string): Transaction {
  const tx = new Transaction();
  tx.moveCall({
    target: `${PACKAGE_ID}::purse::list_payee`,
    typeArguments: [coinType],
    arguments: [tx.object(PURSE_ID), tx.object(OWNER_CAP_ID), tx.pure.address(payee)],
  });
  return tx;
}
// #endregion open

// #region pay
export interface Errand {
  payee: string;
  amount: bigint;
  number: bigint;
}

export type Answer = {paid: string} | {refused: string};

/** Pays an errand, or says which rule of the purse refused it. */
export async function payErrand(
  client: SuiGrpcClient,
  program: Signer,
  coinType: string,
  errand: Errand,
): Promise<Answer> {
  const tx = new Transaction();
  tx.moveCall({
    target: `${PACKAGE_ID}::purse::pay`,
    typeArguments: [coinType],
    arguments: [
      tx.object(PURSE_ID),
      tx.object(SPENDER_CAP_ID),
      tx.pure.address(errand.payee),
      tx.pure.u64(errand.amount),
      tx.pure.u64(errand.number),
      tx.object.clock(),
    ],
  });
  try {
    // Building simulates the transaction, and throws where it would abort.
    const result = await client.signAndExecuteTransaction({
      transaction: tx,
      signer: program,
    });
    if (result.$kind === 'Transaction') return {paid: result.Transaction.digest};
    return {refused: result.FailedTransaction.status.error?.message ?? 'unknown'};
  } catch (error) {
    if (error instanceof SimulationError && error.executionError)
      return {refused: error.executionError.message};
    throw error; // No answer: the payment may have gone through.
  }
}
// #endregion pay
