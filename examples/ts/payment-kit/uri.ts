import {isValidSuiAddress} from '@mysten/sui/utils';
import type {Order} from './pay';

// #region write
/** The request of a payment, for a link or a QR code. `registry` is an ID or a name. */
export function paymentUri(
  {receiver, amount, coinType, nonce}: Order,
  registry?: string,
): string {
  const uri = new URL('sui:pay');
  uri.searchParams.set('receiver', receiver);
  uri.searchParams.set('amount', amount.toString());
  uri.searchParams.set('coinType', coinType);
  uri.searchParams.set('nonce', nonce);
  if (registry) uri.searchParams.set('registry', registry);
  return uri.toString();
}
// #endregion write

// #region read
/** Reads a request, as a wallet does before it shows it. */
export function readPaymentUri(text: string): Order & {registry: string | null} {
  if (!text.startsWith('sui:pay?')) throw new Error('not a payment request');
  const {searchParams} = new URL(text);
  const [receiver, amount, coinType, nonce] = [
    'receiver',
    'amount',
    'coinType',
    'nonce',
  ].map((key) => searchParams.get(key));
  if (!receiver || !amount || !coinType || !nonce)
    throw new Error('the request lacks a value');
  if (!isValidSuiAddress(receiver)) throw new Error('the receiver is no address');
  if (!/^[1-9][0-9]*$/.test(amount))
    throw new Error('the amount is no positive whole number');
  if (nonce.length > 36) throw new Error('the nonce is too long');
  return {
    receiver,
    amount: BigInt(amount),
    coinType,
    nonce,
    registry: searchParams.get('registry'),
  };
}
// #endregion read
