import type {SuiGrpcClient} from '@mysten/sui/grpc';
import type {PlacesOfRegion} from './places';
import {Region} from './weather-grid';

// #region staleness
export interface Stale {
  code: string;
  /** Infinity for a place that has never been observed. */
  ageS: number;
}

/** Places whose reading is older than `maxAgeS`, as consumers of the package see them. */
export async function stalePlaces(
  client: SuiGrpcClient,
  regions: readonly PlacesOfRegion[],
  maxAgeS: number,
  nowS: number,
): Promise<Stale[]> {
  const stale: Stale[] = [];
  for (const {region, places} of regions) {
    const {object} = await client.getObject({objectId: region, include: {content: true}});
    const {readings} = Region.parse(object.content);
    places.forEach(({code}, place) => {
      const observedS = readings[place]?.observed_s ?? 0;
      const ageS = observedS === 0 ? Infinity : nowS - observedS;
      if (ageS > maxAgeS) stale.push({code, ageS});
    });
  }
  return stale;
}
// #endregion staleness
