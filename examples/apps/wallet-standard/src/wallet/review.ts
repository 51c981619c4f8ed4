import type {ClientWithCoreApi} from '@mysten/sui/client';
import {Transaction} from '@mysten/sui/transactions';
import {normalizeSuiAddress} from '@mysten/sui/utils';

/**
 * What the user is asked. All texts come from the wallet, computed from what will be
 * signed.
 */
export interface Question {
  title: string;
  origin: string;
  lines: string[];
}

type Command = ReturnType<Transaction['getData']>['commands'][number];

// #region commands
function describe(command: Command): string {
  if (command.MoveCall) {
    const {package: id, module, function: name} = command.MoveCall;
    return `Call ${id}::${module}::${name}`;
  }
  if (command.Publish) return 'Publish a package';
  if (command.Upgrade) return `Upgrade ${command.Upgrade.package}`;
  return command.$kind;
}
// #endregion commands

// #region review
/** Describes the bytes that will be signed, never the object that the app passed. */
export function reviewTransaction(bytes: Uint8Array, address: string): string[] {
  const {sender, gasData, commands} = Transaction.from(bytes).getData();
  const own = normalizeSuiAddress(address);
  if (sender !== own && gasData.owner !== own)
    throw new Error(`${address} neither sends this transaction nor pays for it`);
  return [
    `Sender: ${sender ?? 'none'}`,
    `Gas: up to ${gasData.budget ?? '?'} MIST, paid by ${gasData.owner ?? 'none'}`,
    ...commands.map((command, index) => `${index + 1}. ${describe(command)}`),
  ];
}
// #endregion review

// #region message
/** A message as text, or as hexadecimal digits where it is none. */
export function reviewMessage(message: Uint8Array): string[] {
  try {
    return new TextDecoder('utf-8', {fatal: true}).decode(message).split('\n');
  } catch {
    const hex = Array.from(message, (byte) => byte.toString(16).padStart(2, '0'));
    return [`Bytes: ${hex.join('')}`];
  }
}
// #endregion message

// #region simulate
/** What the transaction would do to the account's balances now. */
export async function simulate(
  client: ClientWithCoreApi,
  bytes: Uint8Array,
  address: string,
): Promise<string[]> {
  const result = await client.core.simulateTransaction({
    transaction: bytes,
    include: {balanceChanges: true},
  });
  if (result.FailedTransaction) {
    const {error} = result.FailedTransaction.status;
    return [`Would fail: ${error?.message ?? 'no reason given'}`];
  }
  const changes = result.Transaction.balanceChanges.filter(
    (change) => change.address === address,
  );
  if (changes.length === 0) return ['Your balances stay the same'];
  return changes.map(({amount, coinType}) => `Balance: ${amount} of ${coinType}`);
}
// #endregion simulate
