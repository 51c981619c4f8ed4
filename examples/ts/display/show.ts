import type {SuiGrpcClient} from '@mysten/sui/grpc';

export interface Card {
  title: string;
  imageUrl: string | null;
}

/** What to show of an object, with a fallback for types without a display. */
export async function readCard(client: SuiGrpcClient, objectId: string): Promise<Card> {
  const {object} = await client.getObject({objectId, include: {display: true}});
  const fields = object.display?.output;
  const name = fields?.name;
  const image = fields?.image_url;
  return {
    title: typeof name === 'string' ? name : object.type,
    imageUrl: typeof image === 'string' && image.startsWith('https://') ? image : null,
  };
}
