import {
  type Argument,
  Inputs,
  Transaction,
  type TransactionResult,
} from '@mysten/sui/transactions';

const PACKAGE_ID = '0x5d90e3b7c2148fa66b0d1e79c35a84f2e07b916dc8f35a204eb71d0c93a6f8e1';

// #region two
/**
 * The two results of a call; the SDK's types cannot know how many a Move function has.
 */
const two = ([first, second]: TransactionResult) =>
  [first, second] as [TransactionResult[number], TransactionResult[number]];
// #endregion two

// #region block
const tx = new Transaction();
const dome = tx.object(
  Inputs.SharedObjectRef({objectId: '0xd03e', initialSharedVersion: 42, mutable: true}),
);

const [telescope, loan] = two(
  tx.moveCall({target: `${PACKAGE_ID}::dome::lend`, arguments: [dome]}),
);
tx.moveCall({
  target: `${PACKAGE_ID}::telescope::turn`,
  arguments: [telescope, tx.pure.u16(135)],
});
tx.moveCall({target: `${PACKAGE_ID}::telescope::expose`, arguments: [telescope]});
tx.moveCall({
  target: `${PACKAGE_ID}::dome::take_back`,
  arguments: [dome, telescope, loan],
});
// #endregion block

// #region print
const show = (argument: Argument) =>
  argument.$kind === 'NestedResult'
    ? `result ${argument.NestedResult.join('.')}`
    : argument.$kind === 'Input'
      ? `input ${argument.Input}`
      : '';

for (const [index, {MoveCall: call}] of tx.getData().commands.entries()) {
  const args = call?.arguments.map(show).join(', ');
  console.log(`${index} ${call?.module}::${call?.function}(${args})`);
}
// #endregion print
