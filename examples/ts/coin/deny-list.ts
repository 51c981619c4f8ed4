import {Transaction} from '@mysten/sui/transactions';

const PACKAGE_ID = '0x2b7e151628aed2a6abf7158809cf4f3c762e7160f38b4da56a784d9045190cfe';
const QUAY = `${PACKAGE_ID}::quay::QUAY`;
const OFFICE_ID = '0x51d3a9c0e8b7f6452310fedcba98765443322110ffeeddccbbaa998877665544';
const OFFICER_CAP_ID =
  '0x0c4b8e2d6f1a3957b8d0e2f4a6c8e0b2d4f6a8c0e2b4d6f8a0c2e4b6d8f0a2c4';

// #region deny
/** Shuts several accounts out in one transaction. */
export function denyAccounts(accounts: readonly string[], reason: string): Transaction {
  const tx = new Transaction();
  for (const account of accounts) {
    tx.moveCall({
      target: `${PACKAGE_ID}::compliance::deny`,
      typeArguments: [QUAY],
      arguments: [
        tx.object(OFFICER_CAP_ID),
        tx.object(OFFICE_ID),
        tx.object.denyList(),
        tx.pure.address(account),
        tx.pure.string(reason),
      ],
    });
  }
  return tx;
}
// #endregion deny

// #region raw-deny
/** The same for a deny cap that lies at an address, with the framework's own function. */
export function denyWithCap(
  coinType: string,
  denyCapId: string,
  account: string,
): Transaction {
  const tx = new Transaction();
  tx.moveCall({
    target: '0x2::coin::deny_list_v2_add',
    typeArguments: [coinType],
    arguments: [tx.object.denyList(), tx.object(denyCapId), tx.pure.address(account)],
  });
  return tx;
}
// #endregion raw-deny
