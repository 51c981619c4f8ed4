import {Transaction} from '@mysten/sui/transactions';
import {NAMESPACE, PACKAGE} from './deployment';
import type {Order} from './pay';

const module = `${PACKAGE}::payment_kit`;

// #region create
/**
 * Creates a registry that keeps the money itself and forgets payments after 90 epochs.
 */
export function createRegistry(name: string, admin: string): Transaction {
  const tx = new Transaction();
  const [registry, cap] = tx.moveCall({
    target: `${module}::create_registry`,
    arguments: [tx.object(NAMESPACE), tx.pure.string(name)],
  });
  if (!registry || !cap) throw new Error('create_registry returns two values');
  tx.moveCall({
    target: `${module}::set_config_registry_managed_funds`,
    arguments: [registry, cap, tx.pure.bool(true)],
  });
  tx.moveCall({
    target: `${module}::set_config_epoch_expiration_duration`,
    arguments: [registry, cap, tx.pure.u64(90)],
  });
  tx.moveCall({target: `${module}::share`, arguments: [registry]});
  tx.transferObjects([cap], admin);
  return tx;
}
// #endregion create

// #region withdraw
/** Takes all money of one coin type out of the registry. */
export function withdraw(
  registryId: string,
  capId: string,
  coinType: string,
  admin: string,
): Transaction {
  const tx = new Transaction();
  const coin = tx.moveCall({
    target: `${module}::withdraw_from_registry`,
    typeArguments: [coinType],
    arguments: [tx.object(registryId), tx.object(capId)],
  });
  tx.transferObjects([coin], admin);
  return tx;
}
// #endregion withdraw

// #region forget
/** Deletes the record of an old payment. Anybody may, once it has expired. */
export function forget(
  registryId: string,
  {nonce, amount, receiver, coinType}: Order,
): Transaction {
  const tx = new Transaction();
  const typeArguments = [coinType];
  const key = tx.moveCall({
    target: `${module}::create_payment_key`,
    typeArguments,
    arguments: [tx.pure.string(nonce), tx.pure.u64(amount), tx.pure.address(receiver)],
  });
  tx.moveCall({
    target: `${module}::delete_payment_record`,
    typeArguments,
    arguments: [tx.object(registryId), key],
  });
  return tx;
}
// #endregion forget
