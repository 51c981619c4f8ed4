// #region feature
import {bcs} from '@mysten/sui/bcs';
import type {SuiGrpcClient} from '@mysten/sui/grpc';
import {Transaction} from '@mysten/sui/transactions';

/** Whether a network has allowances. */
export async function hasAllowances(client: SuiGrpcClient): Promise<boolean> {
  const {protocolConfig} = await client.core.getProtocolConfig();
  return protocolConfig.featureFlags.enable_allowances ?? false;
}
// #endregion feature

// #region grant
export interface Terms {
  name: string;
  spender: string;
  coinType: string;
  perMonth: bigint;
  inTotal: bigint;
  until: Date;
}

/** Lets a spender take money from the sender's address balance, month by month. */
export function grant(terms: Terms): Transaction {
  const tx = new Transaction();
  const monthly = tx.moveCall({
    target: '0x2::allowance::monthly_rate_limit',
    arguments: [tx.pure.u256(terms.perMonth)],
  });
  tx.moveCall({
    target: '0x2::allowance::new',
    typeArguments: [`0x2::balance::Balance<${terms.coinType}>`],
    arguments: [
      tx.pure.string(terms.name),
      tx.pure.address(terms.spender),
      tx.pure.option('u256', terms.inTotal),
      tx.pure.option('u64', null), // starts at once
      tx.pure.option('u64', BigInt(terms.until.getTime())),
      tx.object.option({type: '0x2::allowance::RateLimit', value: monthly}),
    ],
  });
  return tx;
}
// #endregion grant

// #region spend
/** Moves money from the funder's address balance to the payee's. The spender sends it. */
export function spend(
  allowance: string,
  coinType: string,
  amount: bigint,
  payee: string,
): Transaction {
  const tx = new Transaction();
  tx.moveCall({
    target: '0x2::balance::send_funds',
    typeArguments: [coinType],
    arguments: [
      tx.balance({type: coinType, balance: amount, allowance}),
      tx.pure.address(payee),
    ],
  });
  return tx;
}
// #endregion spend

// #region list
const Cap = bcs.struct('AllowanceCap', {id: bcs.Address, allowance: bcs.Address});

export interface Grant {
  cap: string;
  allowance: string;
  /** The coin type in `AllowanceCap<Balance<C>>`, such as `0x2::sui::SUI`. */
  coinType: string;
}

/** Every allowance that an address has granted and not revoked. */
export async function grantsOf(client: SuiGrpcClient, owner: string): Promise<Grant[]> {
  const grants: Grant[] = [];
  let cursor: string | null = null;
  do {
    const page: Awaited<ReturnType<typeof client.listOwnedObjects<{content: true}>>> =
      await client.listOwnedObjects({
        owner,
        type: '0x2::allowance::AllowanceCap',
        include: {content: true},
        cursor,
      });
    for (const {content, type} of page.objects) {
      const {id, allowance} = Cap.parse(content);
      const coinType = /::Balance<(.+)>>$/.exec(type)?.[1];
      if (coinType) grants.push({cap: id, allowance, coinType});
    }
    cursor = page.hasNextPage ? page.cursor : null;
  } while (cursor);
  return grants;
}
// #endregion list

// #region revoke
/** Ends an allowance. Its funder sends it and needs nobody's consent. */
export function revoke({cap, allowance, coinType}: Grant): Transaction {
  const tx = new Transaction();
  tx.moveCall({
    target: '0x2::allowance::revoke',
    typeArguments: [`0x2::balance::Balance<${coinType}>`],
    arguments: [tx.object(cap), tx.object(allowance)],
  });
  return tx;
}
// #endregion revoke
