/**
 * Who notices a change: who writes apps and packages, who runs nodes and indexers, who connects
 * services such as exchanges.
 */
export type Audience = 'apps' | 'operators' | 'integrators';

/**
 * How far a release is known to have come: it ran on Mainnet; it has a tag for Mainnet, but no
 * source shows that Mainnet runs it; it ran on Testnet; it ran on Devnet.
 */
export type Stage = 'mainnet' | 'mainnet-tag' | 'testnet' | 'devnet';

/** Where an entry's facts come from. */
export interface Evidence {
  /** An address, or `owner/repository path@commit`. */
  source: string;
  /** What it shows, in a few words. */
  shows: string;
}

/** One thing that a release changes. */
export interface Change {
  audience: Audience;
  /**
   * A sentence or two. Backticks mark code, and each `[…]` outside of code is the text of a link:
   * the first one leads to the first address of `links`, and so on.
   */
  text: string;
  /**
   * Ids of pages, each with the anchor of a heading where that helps: `references/cli/move#lint`.
   */
  links: readonly string[];
  /** Those of the linked pages that say under their title that they changed. */
  changed?: readonly string[];
}

/**
 * When a release came: `released` is the day of the release page, `seen` one on which somebody used
 * it.
 */
export interface ReleaseDate {
  kind: 'released' | 'seen';
  day: string;
  /**
   * The tag that came on that day, where it is another one than the entry's: the same release on
   * another network.
   */
  tag?: string;
}

/** A release of the `sui` binaries, under the first patch that its networks ran for good. */
export interface Release {
  /** Without the patch: `1.78`. */
  version: string;
  /** The Git tag: `mainnet-v1.78.1`. */
  tag: string;
  /** The highest protocol version that it brings to the network of its tag. */
  protocol: number;
  date: ReleaseDate;
  stage: Stage;
  /** What it is about, in a few words, without a period. */
  title: string;
  evidence: readonly Evidence[];
  changes: readonly Change[];
}

/** A release that the list leaves out, with the reason as a sentence. */
export interface SkippedRelease {
  version: string;
  reason: string;
}
