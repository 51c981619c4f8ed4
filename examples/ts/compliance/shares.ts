// #region attest
import {Transaction} from '@mysten/sui/transactions';

const PACKAGE_ID = '0x4be1c07a95d3f2687b09ce41a8f63d5e20971cb4d86fa3e5170b92c4f8de6a31';
const SHARE = `${PACKAGE_ID}::share::SHARE`;
const POLICY_ID = '0x83f0d16c2ea94b57b8e3601fd7c592a40ef86b13c9d7245a6018ef3b5dc47a92';
const REGISTER_ID = '0x1d6b94e07fc3a82556e1d90b4a7f38cce2085b71f96d4ea3b50c82d7f1e96304';

export interface Finding {
  account: string;
  level: number;
  expiresMs: number;
  /** The number of the file in your own system. */
  file: bigint;
}

/** Writes what a check has found, for several people at once. */
export function attestAll(
  issuerCapId: string,
  findings: readonly Finding[],
): Transaction {
  const tx = new Transaction();
  for (const {account, level, expiresMs, file} of findings) {
    tx.moveCall({
      target: `${PACKAGE_ID}::register::attest`,
      arguments: [
        tx.object(REGISTER_ID),
        tx.object(issuerCapId),
        tx.pure.address(account),
        tx.pure.u8(level),
        tx.pure.u64(expiresMs),
        tx.pure.u64(file),
        tx.object.clock(),
      ],
    });
  }
  return tx;
}
// #endregion attest

// #region send
/** Sends a token to somebody, with the stamp of the rule. */
export function sendShares(tokenId: string, recipient: string): Transaction {
  const tx = new Transaction();
  const request = tx.moveCall({
    target: '0x2::token::transfer',
    typeArguments: [SHARE],
    arguments: [tx.object(tokenId), tx.pure.address(recipient)],
  });
  tx.moveCall({
    target: `${PACKAGE_ID}::verified::approve`,
    typeArguments: [SHARE],
    arguments: [tx.object(POLICY_ID), tx.object(REGISTER_ID), request, tx.object.clock()],
  });
  tx.moveCall({
    target: '0x2::token::confirm_request',
    typeArguments: [SHARE],
    arguments: [tx.object(POLICY_ID), request],
  });
  return tx;
}
// #endregion send
