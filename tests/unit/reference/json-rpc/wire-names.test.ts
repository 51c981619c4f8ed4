import {loadJsonRpc} from '@site/src/reference/json-rpc/load';

test('each parameter that the SDK names in camel case has the name that the node gives it', () => {
  const parameters = loadJsonRpc().methods.flatMap(({name, parameters: own}) => own.map((parameter) => ({method: name, ...parameter})));
  expect(parameters.length).toBeGreaterThan(100);
  const nameless = parameters.filter(({name, wireName}) => /[A-Z]/.test(name) && wireName === undefined);
  expect(nameless.map(({method, name}) => `${method}.${name}`)).toEqual([]);
});
