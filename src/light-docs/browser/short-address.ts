/** The address without its last segment. */
export const folderOf = (address: string): string => address.slice(0, address.lastIndexOf('/'));

/**
 * The segment that a label suggests: `MoveObject` and `Move object` suggest `move-object`;
 * `balance_manager` is one.
 */
const segmentFor = (label: string): string =>
  label
    .replace(/([a-z\d])([A-Z])/g, '$1-$2')
    .split(/\W+/)
    .filter(Boolean)
    .join('-')
    .toLowerCase();

/**
 * The shortest form of an address in a list of links: nothing where the label suggests it, the last
 * segment where it is in the same folder as the link before, else the address.
 *
 * @param folder that of the link before
 */
export function shorten(address: string, label: string, folder: string): string | undefined {
  if (folderOf(address) !== folder) return address;
  const segment = address.slice(folder.length + 1);
  return segment === segmentFor(label) ? undefined : segment;
}

/** The address that `shorten` made short, given the same label and folder. */
export function lengthen(short: string | undefined, label: string, folder: string): string {
  if (short?.startsWith('/')) return short;
  return `${folder}/${short ?? segmentFor(label)}`;
}
