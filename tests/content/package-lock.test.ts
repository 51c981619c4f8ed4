import {readFileSync} from 'node:fs';

interface LockedPackage {
  optionalDependencies?: Record<string, string>;
}

/** Optional packages (one for each platform, as a rule) that a lock file's packages ask for and that it does not have. */
function missingOptional(packages: Readonly<Record<string, LockedPackage>>): string[] {
  const names = new Set(Object.keys(packages).map((path) => path.replace(/^.*node_modules\//, '')));
  const wanted = Object.values(packages).flatMap((locked) => Object.keys(locked.optionalDependencies ?? {}));
  return [...new Set(wanted)].filter((name) => !names.has(name));
}

test('the check sees a platform that is missing', () => {
  expect(
    missingOptional({
      'node_modules/tool': {optionalDependencies: {'tool-linux': '1.0.0', 'tool-mac': '1.0.0'}},
      'node_modules/tool-linux': {},
    }),
  ).toEqual(['tool-mac']);
});

test('package-lock.json has the packages of every platform, without which "npm ci" refuses it', () => {
  const {packages} = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {packages: Record<string, LockedPackage>};
  expect(missingOptional(packages)).toEqual([]);
});
