import {createRequire} from 'node:module';
import {existsSync} from 'node:fs';
import path from 'node:path';
import * as prism from 'prismjs';
import {visit} from 'unist-util-visit';
import {parse} from 'yaml';

type Require = (file: string) => Record<string, unknown>;

const {requireNatively} = globalThis as unknown as {requireNatively: Require};
const fromHere = createRequire(__filename);
const runByJest = fromHere('../../jest/run-by-jest.cjs') as {name: string; reason: string}[];

test('a package is the one that Node has loaded, CommonJS and ES module alike', () => {
  expect(requireNatively(fromHere.resolve('yaml')).parse).toBe(parse);
  expect(requireNatively(fromHere.resolve('unist-util-visit')).visit).toBe(visit);
});

test('a package on the list is run by jest, and not shared', () => {
  expect(requireNatively(fromHere.resolve('prismjs')).highlight).not.toBe(prism.highlight);
});

test.each(runByJest)('$name is on the list, is installed, and has a reason', ({name, reason}) => {
  expect(existsSync(path.join('node_modules', name, 'package.json'))).toBe(true);
  expect(reason).not.toBe('');
});

describe('instanceof', () => {
  /** What a function throws. */
  const thrownBy = (run: () => unknown): unknown => {
    try {
      run();
    } catch (error) {
      return error;
    }
    throw new Error('nothing was thrown');
  };
  const ofPackage = thrownBy(() => parse('a: [') as unknown);
  const ofNode = thrownBy(() => new URL('no address'));
  class Own extends Error {}

  test('knows the errors of packages, of Node, and of the test itself', () => {
    for (const error of [ofPackage, ofNode, new Error('x'), new Own('x')]) expect(error).toBeInstanceOf(Error);
    expect(ofNode).toBeInstanceOf(TypeError);
    expect(new Own('x')).toBeInstanceOf(Own);
  });

  test('tells errors of one kind from those of another, and from what is no error', () => {
    expect(ofNode).not.toBeInstanceOf(RangeError);
    expect(ofPackage).not.toBeInstanceOf(Own);
    expect(new Error('x')).not.toBeInstanceOf(Own);
    expect({message: 'x'}).not.toBeInstanceOf(Error);
  });
});
