/** What the panel under a sample gets. */
export interface PanelProps {
  /** The file and its region: `package/sources/file.move#region`, or `ts/folder/file.ts#region`; or `graphql`. */
  sample: string;
  /** What the reader clicked; a new object for each click. */
  asked: {isEdit: boolean};
  close: () => void;
}
