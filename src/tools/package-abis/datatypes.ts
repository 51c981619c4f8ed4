import type {AbiModuleJson, AbiTypeJson} from '../../reference/abi/schema';
import type {MoveNode} from '../../samples/move/syntax';
import {childOf, childrenOf, type Item} from '../../samples/move/items';
import {fullAddress, isType, typeOf, type Scope} from './types';

type DatatypeJson = AbiModuleJson['datatypes'][number];
interface FieldJson {
  name: string;
  position: number;
  type: AbiTypeJson;
}
type AbilityNumber = 1 | 2 | 3 | 4;

const abilityNumbers: Readonly<Record<string, AbilityNumber>> = {copy: 1, drop: 2, store: 3, key: 4};

const abilitiesOf = (nodes: readonly MoveNode[]): AbilityNumber[] =>
  nodes.flatMap(({text}) => abilityNumbers[text] ?? []).sort((a, b) => a - b);

/** A type parameter of a struct, an enum or a function. */
export interface TypeParameterSource {
  name: string;
  constraints: AbilityNumber[];
  isPhantom: boolean;
}

/** The type parameters of an item, in order. */
export const typeParametersOf = (item: MoveNode): TypeParameterSource[] =>
  childrenOf(childOf(item, 'type_parameters'), 'type_parameter').map((node) => ({
    name: childOf(node, 'type_parameter_identifier')?.text ?? '',
    constraints: abilitiesOf(childrenOf(node, 'ability')),
    isPhantom: /^\$?phantom\s/.test(node.text),
  }));

function fieldsOf(holder: MoveNode | undefined, scope: Scope): FieldJson[] {
  const named = childrenOf(childOf(holder, 'named_fields'), 'field_annotation');
  const fields = named.map((node, position) => ({
    name: (childOf(node, 'field_identifier')?.text ?? '').replaceAll('`', ''),
    position,
    node: node.namedChildren.find(isType),
  }));
  const positional = childOf(holder, 'positional_fields')?.namedChildren.filter(isType) ?? [];
  const all = [...fields, ...positional.map((node, position) => ({name: `pos${position}`, position, node}))];
  return all.map(({name, position, node}) => {
    if (node === undefined) throw new Error(`${scope.module}: the field ${name} has no type`);
    return {name, position, type: typeOf(node, scope)};
  });
}

/** A struct or an enum as an ABI has it. */
export function datatypeOf({node, name}: Item, scope: Scope, address: string): DatatypeJson {
  const typeParameters = typeParametersOf(node);
  const inner = {...scope, typeParameters: typeParameters.map((parameter) => parameter.name)};
  const abilities = childrenOf(node, 'ability_decls', 'postfix_ability_decls').flatMap((list) => childrenOf(list, 'ability'));
  const isStruct = node.type === 'struct_definition';
  const variants = isStruct ? [] : childrenOf(childOf(node, 'enum_variants'), 'variant');
  return {
    typeName: `${fullAddress(address)}::${scope.module}::${name}`,
    definingId: fullAddress(address),
    module: scope.module,
    name,
    abilities: abilitiesOf(abilities),
    typeParameters: typeParameters.map(({constraints, isPhantom}) => ({constraints, isPhantom})),
    kind: isStruct ? 1 : 2,
    fields: isStruct ? fieldsOf(childOf(node, 'datatype_fields'), inner) : [],
    variants: variants.map((variant, position) => ({
      name: childOf(variant, 'variant_identifier')?.text ?? '',
      position,
      fields: fieldsOf(childOf(variant, 'datatype_fields'), inner),
    })),
  };
}
