import {UpgradePolicy, type Transaction} from '@mysten/sui/transactions';

// #region build
/** What `sui move build --dump-bytecode-as-base64` prints. */
export interface BuiltPackage {
  modules: string[];
  dependencies: string[];
  digest: number[];
}
// #endregion build

// #region publish
/** Publishes a package; the capability to upgrade it goes to `owner`. */
export function publish(
  tx: Transaction,
  {modules, dependencies}: BuiltPackage,
  owner: string,
): void {
  const upgradeCap = tx.publish({modules, dependencies});
  tx.transferObjects([upgradeCap], owner);
}
// #endregion publish

// #region immutable
/** Publishes a package that nobody can ever upgrade. */
export function publishForGood(
  tx: Transaction,
  {modules, dependencies}: BuiltPackage,
): void {
  const upgradeCap = tx.publish({modules, dependencies});
  tx.moveCall({target: '0x2::package::make_immutable', arguments: [upgradeCap]});
}
// #endregion immutable

// #region upgrade
/** Upgrades a package: authorize, upgrade, commit. */
export function upgrade(
  tx: Transaction,
  built: BuiltPackage,
  packageId: string,
  upgradeCapId: string,
): void {
  const upgradeCap = tx.object(upgradeCapId);
  const ticket = tx.moveCall({
    target: '0x2::package::authorize_upgrade',
    arguments: [
      upgradeCap,
      tx.pure.u8(UpgradePolicy.COMPATIBLE),
      tx.pure.vector('u8', built.digest),
    ],
  });
  const receipt = tx.upgrade({
    modules: built.modules,
    dependencies: built.dependencies,
    package: packageId,
    ticket,
  });
  tx.moveCall({target: '0x2::package::commit_upgrade', arguments: [upgradeCap, receipt]});
}
// #endregion upgrade
