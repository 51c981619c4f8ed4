import {parseOptions} from '@site/src/lib/parse-options';

const options = {site: {type: 'string'}, all: {type: 'boolean'}} as const;
const read = (...args: string[]) =>
  parseOptions(args, options, (message) => {
    throw new Error(message);
  });

test('gives the values of the options', () => {
  expect({...read('--site', 'build', '--all')}).toEqual({site: 'build', all: true});
});

test('says of an unknown option which one was probably meant', () => {
  expect(() => read('--sit', 'build')).toThrow(/^There is no option "--sit"\..*--site/);
});

test('says what is wrong with a value', () => {
  expect(() => read('--all=yes')).toThrow('does not take an argument');
});
