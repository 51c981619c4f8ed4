import type {AbiModuleJson} from '../../reference/abi/schema';
import type {FunctionNames} from '../../reference/move/names';
import {childOf, childrenOf, type Item} from '../../samples/move/items';
import {typeParametersOf} from './datatypes';
import {isType, signatureTypeOf, type Scope} from './types';

/** A function as an ABI has it, and the names that an ABI has not. */
export interface FunctionSource {
  json: AbiModuleJson['functions'][number];
  names: FunctionNames;
}

/**
 * A parameter that is not used begins with `_` in the source, which says nothing to those who call;
 * keywords stand between backticks.
 */
const shownName = (name: string): string => name.replaceAll('`', '').replace(/^_+(?=\w)/, '');

/** Reads the header of a function. */
export function functionOf({node, name}: Item, scope: Scope): FunctionSource {
  const modifiers = childrenOf(node, 'modifier').map(({text}) => text.replaceAll(' ', ''));
  const typeParameters = typeParametersOf(node);
  const inner = {...scope, typeParameters: typeParameters.map((parameter) => parameter.name)};
  const parameters = childrenOf(childOf(node, 'function_parameters'), 'function_parameter', 'mut_function_parameter').map((parameter) => {
    const holder = parameter.type === 'mut_function_parameter' ? childOf(parameter, 'function_parameter') : parameter;
    const type = holder?.namedChildren.find(isType);
    if (type === undefined) throw new Error(`${scope.module}::${name}: "${parameter.text}" is no parameter`);
    return {name: shownName(childOf(holder, 'variable_identifier')?.text ?? ''), type: signatureTypeOf(type, inner)};
  });
  const result = childOf(node, 'ret_type')?.namedChildren.find(isType);
  const results = result?.type === 'tuple_type' ? result.namedChildren.filter(isType) : result === undefined ? [] : [result];
  const visibility = modifiers.includes('public') ? 2 : modifiers.some((word) => word.startsWith('public(')) ? 3 : 1;
  return {
    json: {
      name,
      visibility,
      isEntry: modifiers.includes('entry'),
      typeParameters: typeParameters.map(({constraints}) => ({constraints})),
      parameters: parameters.map(({type}) => type),
      returns: results.map((node) => signatureTypeOf(node, inner)),
    },
    names: {
      ...(typeParameters.length === 0 ? {} : {types: inner.typeParameters}),
      ...(parameters.length === 0 ? {} : {params: parameters.map((parameter) => parameter.name)}),
    },
  };
}
