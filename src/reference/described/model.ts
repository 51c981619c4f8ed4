/** Something that a reference has to describe, with what it says of it. */
export interface DescribedPlace {
  /** Full name in the interface: `sui::coin::Coin.balance`, `sui.rpc.v2.Object.version`. */
  name: string;
  /** What the page says of it, from the source or ours; empty where it says nothing. */
  text: string;
}

/** The places of one kind in one reference: a row of the table. */
export interface Part {
  /** The reference, such as `gRPC`. */
  reference: string;
  /** The kind in the plural, such as `fields`. */
  what: string;
  places: readonly DescribedPlace[];
}

/** A place that stays without words for now. */
export interface Exception extends Pick<Part, 'reference' | 'what'> {
  /** Full name of the place. */
  name: string;
  /** Why it has none. */
  reason: string;
}

/** Something that the sources have and no row counts. */
export interface Uncounted {
  name: string;
  reason: string;
  /** True for a place that belongs to it; where one is counted after all, the entry is a problem. */
  has: (part: Pick<Part, 'reference' | 'what'>, name: string) => boolean;
}
