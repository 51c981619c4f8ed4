import {cutRegion, cutWithPlaces, RegionError, withoutRegionMarks} from '@site/src/lib/regions';

const move = `module a::b;

// #region structs
public struct Seed has key { id: UID }
// #endregion structs

fun f() {
    // #region inner
    let x = 1;
        let y = 2;
    // #endregion inner
}
`;

test('cuts a region without its marks', () => {
  expect(cutRegion(move, 'structs')).toBe('public struct Seed has key { id: UID }');
});

test('removes the indentation that the lines of a region share', () => {
  expect(cutRegion(move, 'inner')).toBe('let x = 1;\n    let y = 2;');
});

test('gives the whole file without any mark', () => {
  expect(cutRegion(move)).not.toContain('#region');
  expect(cutRegion(move)).toContain('let x = 1;');
});

test('knows the marks of languages with # and -- comments', () => {
  expect(cutRegion('# #region a\nx = 1\n# #endregion a', 'a')).toBe('x = 1');
  expect(cutRegion('-- #region a\nSELECT 1;\n-- #endregion a', 'a')).toBe('SELECT 1;');
});

test.each([
  ['structs', [4], 0],
  ['inner', [9, 10], 4],
  [undefined, [1, 2, 4, 6, 7, 9, 10, 12], 0],
])('says where the lines of region %s stand in the file', (region, lines, indent) => {
  expect(cutWithPlaces(move, region)).toMatchObject({lines, indent});
});

test('leaves blank lines at both ends out of these places, too', () => {
  expect(cutWithPlaces('// #region a\n\nx\n\n// #endregion a', 'a')).toEqual({text: 'x', lines: [3], indent: 0});
});

test('lets regions overlap', () => {
  const text = '// #region one\na\n// #region two\nb\n// #endregion one\nc\n// #endregion two';
  expect(cutRegion(text, 'one')).toBe('a\nb');
  expect(cutRegion(text, 'two')).toBe('b\nc');
});

test.each([
  ['a missing region', move, 'absent', 'there is no region "absent"; the file has: "structs", "inner"'],
  ['an empty region', '// #region a\n\n// #endregion a', 'a', 'line 1: region "a" is empty'],
  ['a region that is never closed', '// #region a\nx', 'a', 'line 1: region "a" has no "#endregion a"'],
  ['a close without an open', 'x\n// #endregion a', 'a', 'line 2: "#endregion a" closes a region that is not open'],
  [
    'a name that is a prefix of another',
    '// #region a\nx\n// #endregion a\n// #region a-b\ny\n// #endregion a-b',
    'a',
    'region "a" is a prefix of region "a-b" (line 4)',
  ],
  ['a name used twice', '// #region a\nx\n// #endregion a\n// #region a\ny\n// #endregion a', 'a', 'is a prefix of region "a" (line 4)'],
])('rejects %s', (_name, text, region, expected) => {
  expect(() => cutRegion(text, region)).toThrow(RegionError);
  expect(() => cutRegion(text, region)).toThrow(expected);
});

test('a file without its marks knows where each region begins', () => {
  const text = [
    'module a::b;',
    '',
    '// #region one',
    'const A: u64 = 1;',
    '// #endregion one',
    '',
    '// #region two',
    'fun c() {}',
    '// #endregion two',
    '',
  ].join('\n');
  expect(withoutRegionMarks(text)).toEqual({text: 'module a::b;\n\nconst A: u64 = 1;\n\nfun c() {}\n', regions: {one: 3, two: 5}});
});
