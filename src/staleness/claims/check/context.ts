import type {Figure} from '../../../facts/provenance/list';
import type {Page} from '../../pages/read';
import type {Checkout} from '../../source/checkout';
import type {Chain, Snapshot} from '../../source/snapshots';

/** What claims are checked with. */
export interface Context {
  pages: readonly Page[];
  figures: readonly Figure[];
  /** The version of the protocol that the site documents. */
  protocol: number;
  checkout?: Checkout;
  /** The text of a file of a pinned package, such as `@mysten/sui/CHANGELOG.md`. */
  packageFile: (file: string) => string | undefined;
  snapshots: Readonly<Record<Chain, readonly Snapshot[]>>;
}

export const area = 'claims';

/** The value of a figure of src/facts. */
export const valueOf = ({figures}: Context, path: string): unknown => figures.find((figure) => figure.path === path)?.value;

/** Says why nothing was asked where a file of the sources is not at hand. */
export const missing = ({checkout}: Context, file: string): string =>
  checkout === undefined ? 'needs --source' : `the checkout lacks ${file}`;
