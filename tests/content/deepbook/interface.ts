import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {moduleNodes, parseMove, type MoveNode} from '@site/src/samples/move/syntax';

/** A parameter or a field: its name and its type as it stands in the source. */
export interface Typed {
  name: string;
  type: string;
}

/** A public function of the interface. */
export interface MoveFunction {
  module: string;
  name: string;
  typeParameters: number;
  parameters: Typed[];
}

/** A struct of the interface. */
export interface MoveStruct {
  module: string;
  name: string;
  fields: Typed[];
}

/** What the interface declares; keys are `module::name`. */
export interface MoveInterface {
  modules: Set<string>;
  functions: Map<string, MoveFunction>;
  structs: Map<string, MoveStruct>;
}

const typedOf = (node: MoveNode, name: string): Typed => ({
  name: node.childForFieldName(name)?.text ?? '',
  type: (node.childForFieldName('type')?.text ?? '').replace(/\s+/g, ' '),
});

/** Line breaks between parameters are nodes as well. */
const typeParametersOf = (node: MoveNode): number =>
  node.childForFieldName('type_parameters')?.namedChildren.filter((child) => child.type === 'type_parameter').length ?? 0;

function addItem({functions, structs}: MoveInterface, module: string, item: MoveNode): void {
  const name = item.childForFieldName('name')?.text ?? '';
  const key = `${module}::${name}`;
  if (item.type === 'function_definition' && item.text.startsWith('public fun ')) {
    const parameters = item.childForFieldName('parameters')?.namedChildren.filter(({type}) => type === 'function_parameter') ?? [];
    functions.set(key, {
      module,
      name,
      typeParameters: typeParametersOf(item),
      parameters: parameters.map((each) => typedOf(each, 'name')),
    });
  }
  if (item.type === 'struct_definition')
    structs.set(key, {module, name, fields: item.descendantsOfType('field_annotation').map((each) => typedOf(each, 'field'))});
}

/** Reads Move source into an interface. */
export async function addSource(found: MoveInterface, text: string): Promise<void> {
  for (const node of moduleNodes(await parseMove(text))) {
    const module = node.childForFieldName('module_identity')?.childForFieldName('module')?.text ?? '';
    found.modules.add(module);
    for (const item of node.childForFieldName('module_body')?.namedChildren ?? []) addItem(found, module, item);
  }
}

/** Reads every module of a package. */
export async function readInterface(folder: string): Promise<MoveInterface> {
  const found: MoveInterface = {modules: new Set(), functions: new Map(), structs: new Map()};
  for (const file of readdirSync(folder)) await addSource(found, readFileSync(path.join(folder, file), 'utf8'));
  return found;
}
