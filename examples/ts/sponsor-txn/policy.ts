import {TransactionDataBuilder, type Transaction} from '@mysten/sui/transactions';
import {normalizeSuiAddress} from '@mysten/sui/utils';

export type TransactionData = ReturnType<Transaction['getData']>;

// #region policy
/** What the sponsor pays for. Addresses and package IDs are written in full. */
export interface Policy {
  sponsor: string;
  /** Functions as `package::module::function`. */
  functions: ReadonlySet<string>;
  maxCommands: number;
  maxBudget: bigint;
  maxPrice: bigint;
}
// #endregion policy

// #region commands
function usesGasCoin(data: TransactionData): boolean {
  let found = false;
  TransactionDataBuilder.restore(data).mapArguments((argument) => {
    found ||= argument.$kind === 'GasCoin';
    return argument;
  });
  return found;
}

/** Why the sponsor does not pay for these commands; empty where it does. */
export function checkCommands(data: TransactionData, policy: Policy): string[] {
  const problems: string[] = [];
  if (data.commands.length > policy.maxCommands)
    problems.push(`${data.commands.length} commands`);
  for (const {$kind, MoveCall, TransferObjects} of data.commands) {
    const called =
      MoveCall &&
      [normalizeSuiAddress(MoveCall.package), MoveCall.module, MoveCall.function].join(
        '::',
      );
    if (called && !policy.functions.has(called)) problems.push(`a call of ${called}`);
    if (!MoveCall && !TransferObjects) problems.push(`the command ${$kind}`);
  }
  if (usesGasCoin(data)) problems.push('a use of the gas coin');
  const foreign = data.inputs.some(
    ({FundsWithdrawal: funds}) => funds && funds.withdrawFrom.$kind !== 'Sender',
  );
  if (foreign) problems.push('a withdrawal that is not from the sender');
  return problems;
}
// #endregion commands

// #region gas
type Payment = TransactionData['gasData']['payment'];

const text = (payment: Payment) =>
  payment
    ?.map(({objectId, version, digest}) => `${objectId} ${version} ${digest}`)
    .join();

/** The last epoch in which the transaction is valid, if it has one. */
export function lastEpoch({expiration}: TransactionData): bigint | undefined {
  const last =
    expiration?.Epoch ??
    expiration?.ValidDuring?.maxEpoch ??
    expiration?.Validity?.maxEpoch;
  return last === undefined || last === null ? undefined : BigInt(last);
}

/**
 * Why the sponsor does not sign this gas data; `payment` is what it has set aside, `[]`
 * for its address balance.
 */
export function checkGas(
  data: TransactionData,
  policy: Policy,
  payment: Payment,
  epoch: bigint,
): string[] {
  const {gasData, sender} = data;
  const last = lastEpoch(data);
  return [
    sender !== policy.sponsor || 'the sponsor as the sender',
    gasData.owner === policy.sponsor || 'another gas owner',
    text(gasData.payment) === text(payment) || 'another gas payment',
    BigInt(gasData.budget ?? 0) <= policy.maxBudget ||
      `a budget of ${gasData.budget} MIST`,
    BigInt(gasData.price ?? 0) <= policy.maxPrice ||
      `a gas price of ${gasData.price} MIST`,
    (last !== undefined && last <= epoch + 1n) || 'no expiration within the next epoch',
  ].filter((problem) => typeof problem === 'string');
}
// #endregion gas
