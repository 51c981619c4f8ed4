import type {SuiGrpcClient} from '@mysten/sui/grpc';
import {parseStructTag} from '@mysten/sui/utils';

// #region read
/** The package on Mainnet that defines the type of all links. */
const PACKAGE = '0xf857fa9df5811e6df2a0240a1029d365db24b5026896776ddd1c3c70803bccd3';

export interface Link {
  /** `Ethereum`, `Solana` or `Sui`. */
  chain: string;
  address: string;
  linkedAt: Date;
}

/** All addresses that `owner` has proved to control. */
export async function linksOf(client: SuiGrpcClient, owner: string): Promise<Link[]> {
  const links: Link[] = [];
  let cursor: string | null = null;
  do {
    const page: Awaited<ReturnType<typeof list>> = await list(client, owner, cursor);
    links.push(...page.objects.flatMap(({type, json}) => linkFrom(type, json) ?? []));
    cursor = page.hasNextPage ? page.cursor : null;
  } while (cursor !== null);
  return links;
}

const list = (client: SuiGrpcClient, owner: string, cursor: string | null) =>
  client.listOwnedObjects({
    owner,
    cursor,
    type: `${PACKAGE}::suilink::SuiLink`,
    include: {json: true},
  });

export function linkFrom(
  type: string,
  json: Record<string, unknown> | null,
): Link | undefined {
  const [of] = parseStructTag(type).typeParams;
  const {network_address: address, timestamp_ms: ms} = json ?? {};
  if (typeof of !== 'object' || typeof address !== 'string') return undefined;
  return {chain: of.name, address, linkedAt: new Date(Number(ms))};
}
// #endregion read
