// #region places
export interface Place {
  code: string;
  latitude: number;
  longitude: number;
}

export interface PlacesOfRegion {
  /**
   * ID of the shared Region. The order of its places is the order in which it was opened.
   */
  region: string;
  places: readonly Place[];
}

/** Replace this by your own list, up to 500 places a region. */
export const REGIONS: readonly PlacesOfRegion[] = [
  {
    region: '0x94be0c72d5f1a836e47c90db2158fa63c1e70d4b9a258f36c0d17eb4a962f583',
    places: [
      {code: 'CHZRH', latitude: 47.37, longitude: 8.54},
      {code: 'NOOSL', latitude: 59.91, longitude: 10.75},
      {code: 'KENBO', latitude: -1.29, longitude: 36.82},
    ],
  },
];
// #endregion places
