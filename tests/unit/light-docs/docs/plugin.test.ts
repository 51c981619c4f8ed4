import * as docsPlugin from '@docusaurus/plugin-content-docs';
import {assertPluginModule} from '@site/src/light-docs/docs/plugin';

const plugin = (): undefined => undefined;

test('the installed docs plugin is what it has to be', () => {
  expect(() => {
    assertPluginModule({default: docsPlugin.default, validateOptions: docsPlugin.validateOptions});
  }).not.toThrow();
});

test.each([
  ['no plugin', {default: undefined, validateOptions: plugin}, 'it exports default as undefined'],
  ['an object', {default: {plugin}, validateOptions: plugin}, 'it exports default as object'],
  ['no check of its options', {default: plugin, validateOptions: undefined}, 'it exports validateOptions as undefined'],
])('a package that exports %s stops the build', (_name, module, found) => {
  expect(() => {
    assertPluginModule(module);
  }).toThrow(`Docusaurus changed how the docs plugin is made: ${found}`);
});
