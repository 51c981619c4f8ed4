import {installedVersion} from '@site/src/samples/lib/installed-version';

test('reads the version of an installed package', () => {
  expect(installedVersion('yaml')).toMatch(/^2\.\d+\.\d+$/);
});

test('stops where the package is missing', () => {
  expect(() => installedVersion('no-such-package')).toThrow(/no-such-package/);
});
