/**
 * Where units get their addresses: far from the framework's and from numbers that samples write.
 */
const firstAddress = 0x5a_0000;

/** The address that the compiler sees in the place of the name at that position. */
export const addressAt = (index: number): string => `0x${(firstAddress + index).toString(16)}`;

/**
 * A manifest with one table for all addresses, as the compiler wants it.
 *
 * @param own names of the package's own addresses, in their order
 * @param named addresses that it may use besides
 */
export function packageManifest(
  edition: string,
  own: readonly string[],
  named: Readonly<Record<string, string>>,
  name = 'samples',
): string {
  const table = [...Object.entries(named), ...own.map((each, index) => [each, addressAt(index)] as const)];
  const lines = table.map(([each, number]) => `${each} = "${number}"`);
  return `[package]\nname = "${name}"\nedition = "${edition}"\n[addresses]\n${lines.join('\n')}\n`;
}
