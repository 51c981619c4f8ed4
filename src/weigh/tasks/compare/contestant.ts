/** A way to make a site of the generated pages. */
export interface Contestant {
  /** With the versions that were used. */
  name: string;
  /**
   * Builds a site.
   *
   * @param size number of pages
   * @returns the folder to remove afterwards, and the built site in it
   */
  make(size: number): {directory: string; build: string};
}
