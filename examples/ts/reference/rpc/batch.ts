// #region batch
import type {SuiGrpcClient} from '@mysten/sui/grpc';

/** Versions of many objects in few requests; `null` where the look-up of one failed. */
export async function versionsOf(
  client: SuiGrpcClient,
  objectIds: string[],
): Promise<Map<string, string | null>> {
  const {objects} = await client.getObjects({objectIds});
  const entries = objects.map((object, index) => {
    const version = object instanceof Error ? null : object.version;
    return [objectIds[index] ?? '', version] as const;
  });
  return new Map(entries);
}
// #endregion batch

// #region pages
/** The owner's objects of a type, page after page, so that the caller can stop early. */
export async function* ownedBy(client: SuiGrpcClient, owner: string, type: string) {
  let cursor: string | null = null;
  do {
    const page: Awaited<ReturnType<typeof client.listOwnedObjects>> =
      await client.listOwnedObjects({owner, type, cursor, limit: 50});
    yield* page.objects;
    cursor = page.hasNextPage ? page.cursor : null;
  } while (cursor !== null);
}
// #endregion pages
