import {strFromU8, strToU8, unzipSync, zipSync} from 'fflate';
import {withOwnFiles} from '@site/src/run/panel/own-archive';

const originals = {'Move.toml': '[package]\nname = "tea"\n', 'sources/tea.move': 'module tea::tea;\n'};
const archive = zipSync({
  'shop/LICENSE': strToU8('Apache'),
  'shop/cups/Move.toml': strToU8('[package]\nname = "cups"\n'),
  'shop/tea/Move.toml': strToU8(originals['Move.toml']),
  'shop/tea/sources/tea.move': strToU8(originals['sources/tea.move']),
});

test('changed and new files take their place beside all that the example has', () => {
  const own = withOwnFiles(archive, originals, {
    ...originals,
    'sources/tea.move': 'module tea::green;\n',
    'tests/more.move': 'module tea::more;\n',
  });
  const files = Object.fromEntries(Object.entries(unzipSync(own)).map(([path, bytes]) => [path, strFromU8(bytes)]));
  expect(files).toEqual({
    'shop/LICENSE': 'Apache',
    'shop/cups/Move.toml': '[package]\nname = "cups"\n',
    'shop/tea/Move.toml': originals['Move.toml'],
    'shop/tea/sources/tea.move': 'module tea::green;\n',
    'shop/tea/tests/more.move': 'module tea::more;\n',
  });
});

test('the archive of another example is refused', () => {
  expect(() => withOwnFiles(archive, {'Move.toml': '[package]\nname = "milk"\n'}, {})).toThrow('does not have this package');
});
