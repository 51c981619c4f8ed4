/**
 * Systems by the values that tabs of the group `os` have, and how browsers on them name themselves.
 */
const systems = [
  ['windows', /Windows/],
  ['macos', /Mac OS X/],
  ['linux', /Linux|CrOS/],
] as const;

/**
 * The system of the reader's machine.
 *
 * @returns undefined where nobody would install anything, as on a phone, and for other systems
 */
export function ownSystem(userAgent: string): (typeof systems)[number][0] | undefined {
  if (/Android|iPhone|iPad/.test(userAgent)) return undefined;
  return systems.find(([, pattern]) => pattern.test(userAgent))?.[0];
}
