import {assertRewritten, AssertRewritten} from '@site/src/light-docs/bundler/assert-rewritten';
import {loader} from '@site/src/light-docs/bundler/transform-rule';

const files = [/\.docusaurus[\\/]routes\.js$/, /\.docusaurus[\\/]routesChunkNames\.json$/];

const bundled = (resource: string, by = loader) => ({resource, request: `${by}??rule!${resource}`});

const routes = bundled('/site/.docusaurus/routes.js');
const names = bundled('/site/.docusaurus/routesChunkNames.json');

test('passes where each file has gone through our loader', () => {
  expect(() => {
    assertRewritten([{request: 'a runtime module'}, {}, routes, names], files);
  }).not.toThrow();
});

test.each([
  ['a file that is not in the bundle', [routes], 'routesChunkNames'],
  ['a file of another name', [bundled('/site/.docusaurus/all-routes.js'), names], 'routes'],
  ['a file that another loader has read', [bundled('/site/.docusaurus/routes.js', '/swc-loader.js'), names], 'routes'],
])('%s stops the build', (_name, modules, found) => {
  expect(() => {
    assertRewritten(modules, files);
  }).toThrow(`Docusaurus changed the names of the files that it generates: no module matches /\\.docusaurus[\\\\/]${found}`);
});

test('the plugin comes after the others', () => {
  const plugins = AssertRewritten.addTo<object>([{name: 'first'}], files);
  expect(plugins[0]).toEqual({name: 'first'});
  expect(plugins[1]).toBeInstanceOf(AssertRewritten);
});
