import {Inputs, Transaction} from '@mysten/sui/transactions';

// #region contested
/**
 * The owned object versions that a built transaction consumes, its gas coins among them.
 */
function consumed(bytes: Uint8Array): Set<string> {
  const {inputs, gasData} = Transaction.from(bytes).getData();
  const owned = inputs.flatMap(
    ({Object: input}) => input?.ImmOrOwnedObject ?? input?.Receiving ?? [],
  );
  return new Set(
    [...owned, ...(gasData.payment ?? [])].map(
      ({objectId, version}) => `${objectId} @ ${version}`,
    ),
  );
}

/**
 * What two transactions would fight over. An immutable object in the list is harmless:
 * reading does not consume it.
 */
export function contested(a: Uint8Array, b: Uint8Array): string[] {
  const ofB = consumed(b);
  return [...consumed(a)].filter((reference) => ofB.has(reference));
}
// #endregion contested

// #region example
const digest = 'BKEMpjCDjpLUdZVHxNkYoFVrMTzSG4wDmGTDAzrvPxBm';
const coin = (id: string) => ({objectId: id, version: '31', digest});

function payment(gasCoin: string, recipient: string): Promise<Uint8Array> {
  const tx = new Transaction();
  tx.setSender('0xa11ce');
  tx.setGasPrice(1_000);
  tx.setGasBudget(5_000_000);
  tx.setGasPayment([coin(gasCoin)]);
  tx.transferObjects([tx.object(Inputs.ObjectRef(coin('0xca51')))], recipient);
  return tx.build();
}

const toBob = await payment('0x9a51', '0xb0b');
const toCarol = await payment('0x9a52', '0xca401');
console.log('two payments:', contested(toBob, toCarol));
// #endregion example
