/** What the panel under a sample gets. */
export interface PanelProps {
  /**
   * The file and its region: `package/sources/file.move#region`, or `ts/folder/file.ts#region`; or
   * `graphql`.
   */
  sample: string;
  /**
   * Lines from the region's first on that are the solution of an exercise, which a reader does not
   * see at first.
   */
  solution?: number;
  /** What the reader clicked; a new object for each click. */
  asked: {isEdit: boolean};
  close: () => void;
}
