import {mainnetMarginPools, mainnetPackageIds} from '@mysten/deepbook-v3';
import type {DeepBookClient} from '@mysten/deepbook-v3';
import {bcs} from '@mysten/sui/bcs';
import type {ClientWithCoreApi} from '@mysten/sui/client';
import {Transaction} from '@mysten/sui/transactions';

// #region supply
/** Lends USDC for the first time: makes the capability, supplies, and keeps it. */
export function lend(book: DeepBookClient, amount: number, owner: string): Transaction {
  const tx = new Transaction();
  const cap = tx.add(book.marginPool.mintSupplierCap());
  tx.add(book.marginPool.supplyToMarginPool('USDC', cap, amount));
  tx.transferObjects([cap], owner);
  return tx;
}

/** Lends more with the same capability, under the referral that brought the lender. */
export function lendMore(
  book: DeepBookClient,
  capId: string,
  amount: number,
  referral: string,
): Transaction {
  const tx = new Transaction();
  tx.add(book.marginPool.supplyToMarginPool('USDC', tx.object(capId), amount, referral));
  return tx;
}
// #endregion supply

// #region withdraw
/** Takes an amount back; without one, all that the capability has supplied. */
export function takeBack(
  book: DeepBookClient,
  capId: string,
  to: string,
  amount?: number,
): Transaction {
  const tx = new Transaction();
  const coin = tx.add(
    book.marginPool.withdrawFromMarginPool('USDC', tx.object(capId), amount),
  );
  tx.transferObjects([coin], to);
  return tx;
}
// #endregion withdraw

// #region state
/** What a lender looks at: the size of the pool, how much is lent, and the rates. */
export async function poolState(book: DeepBookClient, coin: string, capId: string) {
  const [supply, borrow, rate, spread, most, own] = await Promise.all([
    book.getMarginPoolTotalSupply(coin),
    book.getMarginPoolTotalBorrow(coin),
    book.getMarginPoolInterestRate(coin),
    book.getMarginPoolProtocolSpread(coin),
    book.getMarginPoolMaxUtilizationRate(coin),
    book.getUserSupplyAmount(coin, capId),
  ]);
  const lent = Number(borrow) / Number(supply);
  return {lent, most, borrowers: rate, lenders: rate * lent * (1 - spread), own};
}
// #endregion state

// #region available
/** How much the limit on withdrawals lets out now, in the coin's smallest unit. */
export async function allowedNow(
  client: ClientWithCoreApi,
  coin: keyof typeof mainnetMarginPools,
): Promise<bigint> {
  const {address, type} = mainnetMarginPools[coin];
  const tx = new Transaction();
  tx.moveCall({
    package: mainnetPackageIds.MARGIN_PACKAGE_ID,
    module: 'margin_pool',
    function: 'get_available_withdrawal',
    typeArguments: [type],
    arguments: [tx.object(address), tx.object.clock()],
  });
  const result = await client.core.simulateTransaction({
    transaction: tx,
    include: {commandResults: true},
    checksEnabled: false,
  });
  const [value] = result.commandResults[0]?.returnValues ?? [];
  if (value === undefined) throw new Error('the simulation returned nothing');
  return BigInt(bcs.u64().parse(value.bcs));
}
// #endregion available

// #region referral
/** Makes a referral for lenders of USDC. The event `SupplyReferralMinted` has its ID. */
export function refer(book: DeepBookClient): Transaction {
  const tx = new Transaction();
  tx.add(book.marginPool.mintSupplyReferral('USDC'));
  return tx;
}

/** Collects what the referral has earned. Only its owner can. */
export function collect(book: DeepBookClient, referral: string, to: string): Transaction {
  const tx = new Transaction();
  const coin = tx.add(book.marginPool.withdrawReferralFees('USDC', referral));
  tx.transferObjects([coin], to);
  return tx;
}
// #endregion referral
