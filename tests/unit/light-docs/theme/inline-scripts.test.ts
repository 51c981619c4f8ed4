import vm from 'node:vm';
import {withShortScripts} from '@site/src/light-docs/theme/inline-scripts';

const code = `(function() {
  function greeting(name) {
    return 'Hello, ' + name;
  }
  globalThis.said = greeting('reader');
})();`;

test('a script becomes shorter and does the same', () => {
  const [tag] = withShortScripts([{tagName: 'script', innerHTML: code}]);
  const short = typeof tag === 'object' ? (tag.innerHTML ?? '') : '';
  expect(short.length).toBeLessThan(code.length / 2);
  const context: {said?: string} = {};
  vm.runInNewContext(short, context);
  expect(context.said).toBe('Hello, reader');
});

test('all other tags stay as they are', () => {
  const tags = [
    '<!-- a -->',
    {tagName: 'svg', innerHTML: '<defs>  </defs>'},
    {tagName: 'script', attributes: {src: '/a.js'}},
    {tagName: 'script', attributes: {type: 'application/ld+json'}, innerHTML: '{ "a": 1 }'},
  ];
  expect(withShortScripts(tags)).toEqual(tags);
});

test('a script that is none stops the build', () => {
  expect(() => withShortScripts([{tagName: 'script', innerHTML: 'function {'}])).toThrow('Expected');
});
