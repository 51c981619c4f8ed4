import data from './taken.json';

/** The width of every picture, in its own pixels. */
export const pictureWidth = 720;

export type Mode = 'light' | 'dark';

/** A picture that is in the repository. */
export interface Picture {
  /** Its size as readers see it, in the pixels of style sheets. */
  width: number;
  height: number;
  /**
   * The modes in which the app looks different; one that has a single look has a picture for light
   * alone.
   */
  modes: readonly Mode[];
  /** What the picture was made of, as a hash: see `sources.ts`. */
  sources: string;
}

/**
 * The pictures by name. `npm run app-pictures` writes the file; it has another name than this
 * module, because Docusaurus would take it for it.
 */
export const pictures = data as Readonly<Record<string, Picture>>;

/** Where the files are, below static/ and in the built site. */
export const picturesFolder = 'img/apps';

/** The file of a picture, without a folder. */
export const fileOf = (name: string, mode: Mode): string => `${name}-${mode}.png`;
