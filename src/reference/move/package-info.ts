import type {AbiModule} from '../abi/types';

/** A Move package that has pages. */
export interface PackageInfo {
  /** The name in `use sui::coin`. */
  name: string;
  /**
   * Where the package's types are found: `0x2`. Of a package that was published by transactions,
   * its first id on Mainnet.
   */
  address: string;
  /** `fixed` where every network has the package at `address`; else its page lists its ids. */
  location: 'fixed' | 'per network';
  /** The package's name in words. */
  label: string;
  /** What it is for: a sentence of 50 to 160 characters. */
  summary: string;
  /** Id of the reference's landing page, and folder of the package's pages. */
  root: string;
  /** Folder of the package's data in the repository: overlays, names and constants. */
  dataFolder: string;
  /** What its pages are generated from, with version; continues "Generated from". */
  generatedFrom: string;
  /** The commit that the names of parameters are from. */
  namesFrom: string;
  /** Address of its Move sources. */
  sourceFolder: string;
  outdated?: {status: 'deprecated'; since: string; use: string};
  load: () => AbiModule[];
}

/** What a package's pages are found by. */
export type PackagePlace = Pick<PackageInfo, 'root' | 'name'>;
