/** The package managers that a reader chooses between; pages are written for the first. */
export const packageManagers = ['npm', 'pnpm', 'yarn', 'bun'] as const;

export type PackageManager = (typeof packageManagers)[number];

/** Lines that mean the same whatever installs packages. */
const neutral = /^(?:cd|mkdir) \S+$/;

/**
 * A line for another package manager than npm.
 *
 * @returns undefined for one that is not known to have a like there: `npm ci` reads the lock file
 *   of npm, `npx` may or may not download
 */
function translateLine(line: string, manager: PackageManager): string | undefined {
  if (manager === 'npm' || neutral.test(line)) return line;
  const [, command = '', rest = ''] = /^npm (install|uninstall|create)(?: (.+))?$/.exec(line) ?? [];
  // The others take the newest release of a template without being told, and options of it without
  // `--`.
  if (command === 'create') return `${manager} create ${rest.replace('@latest', '').replace(' -- ', ' ')}`;
  if (command === 'uninstall') return `${manager} remove ${rest}`;
  const [, forDevelopment = '', packages = ''] = /^(--save-dev )?([^-].*)$/.exec(rest) ?? [];
  if (packages !== '') return `${manager} add ${forDevelopment && (manager === 'pnpm' ? forDevelopment : '--dev ')}${packages}`;
  return command === 'install' && rest === '' ? `${manager} install` : undefined;
}

/**
 * Commands that add packages to a project, or take them out, for each package manager.
 *
 * @param code the lines for npm
 * @returns undefined where a line has no like elsewhere, or none names a package
 */
export function forPackageManagers(code: string): {manager: PackageManager; code: string}[] | undefined {
  if (!/^npm (?:un)?install (?:--save-dev )?[^-\s]/m.test(code)) return undefined;
  const lines = code.split('\n');
  const translated = packageManagers.map((manager) => ({manager, lines: lines.map((line) => translateLine(line, manager))}));
  if (translated.some((each) => each.lines.includes(undefined))) return undefined;
  return translated.map((each) => ({manager: each.manager, code: each.lines.join('\n')}));
}
