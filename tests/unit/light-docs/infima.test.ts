import {classes, infimaClasses, infimaVariables, variables} from '@site/src/light-docs/infima';
import {filesOf} from '@site/src/lib/assumption';
import {changedFiles} from '@site/tests/lib/changed-files';

const file = 'dist/css/default/default.css';

test('the installed Infima has all that is named here', () => {
  expect(infimaClasses(filesOf('infima'))).toBeUndefined();
  expect(infimaVariables(filesOf('infima'))).toBeUndefined();
});

test('custom properties are read from the style sheets of rooms, not only from the site-wide one', () => {
  expect(variables()).toEqual(expect.arrayContaining(['--ifm-color-primary', '--ifm-leading', '--ifm-z-index-overlay']));
});

test('a longer name does not stand for a shorter one', () => {
  const files = {version: '1', read: () => ':root { --ifm-leading-desktop: 1; } .navbar__brand { top: 0 }'};
  expect(infimaClasses(files)).toBe(`${file} no longer has .${classes[0] ?? ''}`);
  expect(
    infimaVariables({...files, read: () => changedFiles('infima', file, '--ifm-leading:').read(file).replaceAll('(--ifm-leading)', '()')}),
  ).toBe(`${file} no longer has --ifm-leading`);
});

test('a style sheet that is elsewhere is said to be gone', () => {
  const files = changedFiles('infima', file);
  expect(infimaClasses(files)).toBe(`${file} is gone`);
  expect(infimaVariables(files)).toBe(`${file} is gone`);
});
