import type {Signer} from '@mysten/sui/cryptography';
import type {SuiGrpcClient} from '@mysten/sui/grpc';
import {Transaction} from '@mysten/sui/transactions';
import {fromBase64, toBase64} from '@mysten/sui/utils';

// #region offer
/** One way of paying that a server accepts: an entry of `accepts`. */
export interface Offer {
  scheme: string;
  network: string;
  /** In the smallest unit. */
  amount: string;
  /** The coin type. */
  asset: string;
  payTo: string;
  maxTimeoutSeconds: number;
  extra?: Record<string, unknown>;
}

export interface PaymentRequired {
  x402Version: number;
  resource: {url: string};
  accepts: Offer[];
}

/** What you allow your program to pay, whatever a server asks for. */
export interface Policy {
  network: string;
  asset: string;
  payees: ReadonlySet<string>;
  most: bigint;
}

/** The cheapest offer that the policy allows. */
export function chooseOffer(required: PaymentRequired, policy: Policy): Offer {
  if (required.x402Version !== 2) throw new Error('not version 2 of x402');
  const [offer] = required.accepts
    .filter(
      ({scheme, network, asset, payTo, amount, extra}) =>
        scheme === 'exact' &&
        network === policy.network &&
        asset === policy.asset &&
        policy.payees.has(payTo) &&
        /^[1-9]\d*$/.test(amount) &&
        BigInt(amount) <= policy.most &&
        extra?.outputs === undefined, // several payees, not handled here
    )
    .sort((a, b) => (BigInt(a.amount) < BigInt(b.amount) ? -1 : 1));
  if (!offer) throw new Error('no offer within the policy');
  return offer;
}
// #endregion offer

// #region pay
const encode = (value: unknown): string =>
  toBase64(new TextEncoder().encode(JSON.stringify(value)));

export const decode = (header: string): unknown =>
  JSON.parse(new TextDecoder().decode(fromBase64(header)));

/** Signs a transfer that pays an offer, and sends nothing. Returns a header's value. */
export async function signPayment(
  client: SuiGrpcClient,
  signer: Signer,
  {resource}: PaymentRequired,
  offer: Offer,
): Promise<string> {
  const tx = new Transaction();
  tx.setSender(signer.toSuiAddress());
  tx.moveCall({
    target: '0x2::balance::send_funds',
    typeArguments: [offer.asset],
    arguments: [
      tx.balance({type: offer.asset, balance: BigInt(offer.amount)}),
      tx.pure.address(offer.payTo),
    ],
  });
  const {bytes, signature} = await tx.sign({client, signer});
  return encode({
    x402Version: 2,
    resource,
    accepted: offer,
    payload: {signature, transaction: bytes},
    extensions: {},
  });
}
// #endregion pay

// #region fetch
/** Fetches a resource, and pays for it if the server asks and the policy allows. */
export async function fetchPaid(
  url: string,
  policy: Policy,
  {client, signer}: {client: SuiGrpcClient; signer: Signer},
): Promise<Response> {
  const first = await fetch(url);
  const header = first.headers.get('PAYMENT-REQUIRED');
  if (first.status !== 402 || !header) return first;

  const required = decode(header) as PaymentRequired;
  const payment = await signPayment(
    client,
    signer,
    required,
    chooseOffer(required, policy),
  );
  const paid = await fetch(url, {headers: {'PAYMENT-SIGNATURE': payment}});
  if (paid.status === 402) throw new Error('the server did not take the payment');
  return paid;
}
// #endregion fetch
