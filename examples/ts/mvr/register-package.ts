// #region describe
import {Transaction, type TransactionResult} from '@mysten/sui/transactions';

/** The shared registry, which is on Mainnet alone. */
const REGISTRY = '0x0e5d473a055b6b7d014af557a13ad9075157fdc19b6d51562a18511afd397727';
const TESTNET_CHAIN = '4c78adac';

/** Creates the description of a published package, with the place of its source. */
export function describePackage(upgradeCap: string, keeper: string): Transaction {
  const tx = new Transaction();
  const info = tx.moveCall({
    target: '@mvr/metadata::package_info::new',
    arguments: [tx.object(upgradeCap)],
  });
  const display = tx.moveCall({
    target: '@mvr/metadata::display::default',
    arguments: [tx.pure.string('pots')],
  });
  tx.moveCall({
    target: '@mvr/metadata::package_info::set_display',
    arguments: [info, display],
  });
  const source = tx.moveCall({
    target: '@mvr/metadata::git::new',
    arguments: [
      tx.pure.string('https://github.com/example/greenhouse'),
      tx.pure.string('packages/pots'),
      tx.pure.string('8d1f4a6c07be93251d60a7f4c8e29b35f0d6c714'),
    ],
  });
  tx.moveCall({
    target: '@mvr/metadata::package_info::set_git_versioning',
    arguments: [info, tx.pure.u64(1), source],
  });
  tx.moveCall({
    target: '@mvr/metadata::package_info::transfer',
    arguments: [info, tx.pure.address(keeper)],
  });
  return tx;
}
// #endregion describe

// #region register
/** Registers a name below a SuiNS name and ties it to a Mainnet package for good. */
export function registerApp(
  suinsNft: string,
  packageInfo: string,
  keeper: string,
): Transaction {
  const tx = new Transaction();
  const cap = tx.moveCall({
    target: '@mvr/core::move_registry::register',
    arguments: [
      tx.object(REGISTRY),
      tx.object(suinsNft),
      tx.pure.string('pots'),
      tx.object.clock(),
    ],
  });
  tx.moveCall({
    target: '@mvr/core::move_registry::set_metadata',
    arguments: [
      tx.object(REGISTRY),
      cap,
      tx.pure.string('description'),
      tx.pure.string('Pots that remember when they were watered'),
    ],
  });
  tx.moveCall({
    target: '@mvr/core::move_registry::assign_package',
    arguments: [tx.object(REGISTRY), cap, tx.object(packageInfo)],
  });
  tx.transferObjects([cap], keeper);
  return tx;
}
// #endregion register

// #region subname
/** The `AppCap` of a name below a subname, whose NFT is a `SubDomainRegistration`. */
export function registerBelowSubname(tx: Transaction, nft: string): TransactionResult {
  return tx.moveCall({
    target: '@mvr/subnames-proxy::utils::register',
    arguments: [
      tx.object(REGISTRY),
      tx.object(nft),
      tx.pure.string('pots'),
      tx.object.clock(),
    ],
  });
}
// #endregion subname

// #region testnet
/** Adds the Testnet package to a name; the transaction itself runs on Mainnet. */
export function addTestnet(
  appCap: string,
  packageInfo: string,
  packageId: string,
): Transaction {
  const tx = new Transaction();
  const info = tx.moveCall({
    target: '@mvr/core::app_info::new',
    arguments: [
      tx.pure.option('address', packageInfo),
      tx.pure.option('address', packageId),
      tx.pure.option('address', null),
    ],
  });
  tx.moveCall({
    target: '@mvr/core::move_registry::set_network',
    arguments: [
      tx.object(REGISTRY),
      tx.object(appCap),
      tx.pure.string(TESTNET_CHAIN),
      info,
    ],
  });
  return tx;
}
// #endregion testnet
