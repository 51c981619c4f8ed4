import {bcs} from '@mysten/sui/bcs';
import type {SuiGrpcClient} from '@mysten/sui/grpc';
import {Transaction} from '@mysten/sui/transactions';
import {GREENHOUSE_ID, PACKAGE_ID} from './constants';

/** The fields of the Move struct, in the order of its declaration. */
const SeedPacketBcs = bcs.struct('SeedPacket', {
  id: bcs.Address,
  variety: bcs.string(),
  seeds: bcs.u64(),
});

export type SeedPacket = typeof SeedPacketBcs.$inferType;

/** Reads every seed packet that `owner` holds, page by page. */
export async function listSeedPackets(
  client: SuiGrpcClient,
  owner: string,
  signal?: AbortSignal,
): Promise<SeedPacket[]> {
  const request = {
    owner,
    type: `${PACKAGE_ID}::greenhouse::SeedPacket`,
    include: {content: true},
    signal,
  } as const;

  let page = await client.listOwnedObjects(request);
  const objects = [...page.objects];
  while (page.hasNextPage) {
    page = await client.listOwnedObjects({...request, cursor: page.cursor});
    objects.push(...page.objects);
  }
  return objects.map((object) => SeedPacketBcs.parse(object.content));
}

/** Builds a transaction that fills a packet and hands it to `recipient`. */
export function fillPacket(
  variety: string,
  seeds: number,
  recipient: string,
): Transaction {
  const tx = new Transaction();
  const packet = tx.moveCall({
    target: `${PACKAGE_ID}::greenhouse::fill_packet`,
    arguments: [tx.object(GREENHOUSE_ID), tx.pure.string(variety), tx.pure.u64(seeds)],
  });
  tx.transferObjects([packet], recipient);
  return tx;
}
