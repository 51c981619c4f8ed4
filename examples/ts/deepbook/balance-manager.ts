import {deepbook, type DeepBookClient} from '@mysten/deepbook-v3';
import type {Signer} from '@mysten/sui/cryptography';
import type {SuiGrpcClient} from '@mysten/sui/grpc';
import {Transaction} from '@mysten/sui/transactions';
import {run} from './run';

// #region create
/** Creates a shared balance manager that the signer owns, and returns its ID. */
export async function createManager(
  client: SuiGrpcClient,
  book: DeepBookClient,
  signer: Signer,
): Promise<string> {
  const tx = new Transaction();
  tx.add(book.balanceManager.createAndShareBalanceManager());

  const {effects, objectTypes} = await run(client, signer, tx);
  const created = effects.changedObjects.find(
    ({idOperation, objectId}) =>
      idOperation === 'Created' &&
      objectTypes[objectId]?.endsWith('::balance_manager::BalanceManager'),
  );
  if (!created) throw new Error('no balance manager among the created objects');
  return created.objectId;
}
// #endregion create

// #region register
/**
 * Gives the new manager a key, lists it under its owner in the registry, and funds it.
 */
export async function registerAndFund(
  client: SuiGrpcClient,
  signer: Signer,
  managerId: string,
) {
  const {deepbook: book} = client.$extend(
    deepbook({
      address: signer.toSuiAddress(),
      balanceManagers: {MAIN: {address: managerId}},
    }),
  );
  const tx = new Transaction();
  tx.add(book.balanceManager.registerBalanceManager('MAIN'));
  tx.add(book.balanceManager.depositIntoManager('MAIN', 'USDC', 250));
  tx.add(book.balanceManager.depositIntoManager('MAIN', 'DEEP', 20));
  await run(client, signer, tx);
  return book.checkManagerBalance('MAIN', 'USDC');
}
// #endregion register

// #region find
/** The keys for all managers that an owner has registered. */
export async function managersOf(book: DeepBookClient, owner: string) {
  const ids = await book.getBalanceManagerIds(owner);
  return Object.fromEntries(ids.map((address, index) => [`MANAGER_${index}`, {address}]));
}
// #endregion find

// #region caps
/** Lets a bot trade and fund the manager, and keeps withdrawals to the owner. */
export function delegate(book: DeepBookClient, bot: string): Transaction {
  const tx = new Transaction();
  const tradeCap = tx.add(book.balanceManager.mintTradeCap('MAIN'));
  const depositCap = tx.add(book.balanceManager.mintDepositCap('MAIN'));
  tx.transferObjects([tradeCap, depositCap], bot);
  return tx;
}

/**
 * Takes the bot's right to trade away. Its capability stays where it is and opens nothing
 * any more.
 */
export function dismiss(book: DeepBookClient, tradeCapId: string): Transaction {
  const tx = new Transaction();
  tx.add(book.balanceManager.revokeTradeCap('MAIN', tradeCapId));
  return tx;
}
// #endregion caps

// #region withdraw
/** Collects what orders have left in a pool, then pays everything out. */
export function cashOut(book: DeepBookClient, recipient: string): Transaction {
  const tx = new Transaction();
  tx.add(book.deepBook.cancelAllOrders('SUI_USDC', 'MAIN'));
  tx.add(book.deepBook.withdrawSettledAmounts('SUI_USDC', 'MAIN'));
  for (const coin of ['SUI', 'USDC', 'DEEP'])
    tx.add(book.balanceManager.withdrawAllFromManager('MAIN', coin, recipient));
  return tx;
}
// #endregion withdraw
