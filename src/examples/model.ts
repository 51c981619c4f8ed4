import type {ShelfFolder} from './address';

/** A file of an example, as readers get it. */
export interface ExampleFile {
  /** Path from the repository's top. */
  file: string;
  /** Path in its example. */
  path: string;
  /** The text without region marks. */
  text: string;
  /** Region → line of the text (1-based) on which it begins. */
  regions: Readonly<Record<string, number>>;
}

/** A package, an app, or files of one guide: what a reader downloads at once. */
export interface Example {
  name: string;
  shelf: ShelfFolder;
  /** Folder, from the repository's top. */
  dir: string;
  /** What it is, in one to three sentences of ours. */
  summary: string;
  files: readonly ExampleFile[];
  /** Folders of other examples that it cannot do without, from the repository's top. */
  needs: readonly string[];
}
