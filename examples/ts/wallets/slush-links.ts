// #region links
import {paymentUri} from '../payment-kit/uri';
import type {Order} from '../payment-kit/pay';

const SLUSH = 'https://my.slush.app';

/** Opens a page of yours in Slush's own browser, or in the web app. */
export const browseLink = (page: string): string => `${SLUSH}/browse/${page}`;

/** Opens the swap with both coins chosen. */
export function swapLink(fromCoinType: string, toCoinType: string): string {
  const url = new URL('/swap', SLUSH);
  url.searchParams.set('fromCoinType', fromCoinType);
  url.searchParams.set('toCoinType', toCoinType);
  return url.toString();
}

/** Opens a payment request. The parameters are those of a `sui:pay` link. */
export const payLink = (order: Order, registry?: string): string =>
  paymentUri(order, registry).replace(/^sui:pay/, `${SLUSH}/pay`);
// #endregion links
