import type {Definition, RootContent} from 'mdast';
import {code, definitions, fence, heading, paragraph} from '../../build';
import {functionAnchor, macroAnchor} from '../../move/links';
import {deprecation} from '../../move/notes';
import {prose} from '../../move/prose';
import {addressOfMention, testOnlyTypeAnchor} from './links';
import type {TypeIndex} from '../../type-index';
import {testOnlyHeader, testOnlyStruct, typesIn} from './text';
import type {TestOnlyFunction, TestOnlyType} from './types';

const newer = paragraph('The sources of Sui 1.81 have it, those of 1.63 do not.');

/** The part of a page about one function that only tests have. */
export function testOnlyFunctionSection(item: TestOnlyFunction): RootContent[] {
  const isMacro = item.macro === true;
  return [
    heading(3, [code(isMacro ? `${item.name}!` : item.name)], isMacro ? macroAnchor(item.name) : functionAnchor(item.name)),
    ...(item.deprecated === undefined ? [] : [deprecation(item.deprecated)]),
    ...prose(item.summary),
    fence('move', testOnlyHeader(item), 'linked'),
    ...(item.newer === true ? [newer] : []),
  ];
}

/** The part of a page about one struct that only tests have. */
export const testOnlyTypeSection = (type: TestOnlyType): RootContent[] => [
  heading(3, [code(type.name)], testOnlyTypeAnchor(type.name)),
  ...prose(type.summary),
  fence('move', testOnlyStruct(type)),
];

/**
 * The part of a published module's page about what only tests have; nothing where there is nothing.
 */
export function testOnlySection(functions: readonly TestOnlyFunction[], types: readonly TestOnlyType[]): RootContent[] {
  if (functions.length === 0) return [];
  return [
    heading(2, ['Test-only functions'], 'test-only'),
    paragraph(
      'These are compiled for unit tests alone, so that published code cannot call them. An ABI does not have them: the signatures are those of the Move sources.',
    ),
    ...types.flatMap(testOnlyTypeSection),
    ...functions.flatMap(testOnlyFunctionSection),
  ];
}

/**
 * Where the types lead that some functions mention.
 *
 * @param module qualified name of the module whose functions they are
 * @param existing what the page already defines
 */
export function testOnlyLinks(
  functions: readonly TestOnlyFunction[],
  module: string,
  index: TypeIndex,
  existing: readonly Definition[] = [],
): Definition[] {
  const defined = new Set(existing.map(({label}) => label));
  const names = functions.flatMap(typesIn).filter((name) => !defined.has(name));
  return definitions(new Map(names.map((name) => [name, addressOfMention(name, module, index)])));
}
