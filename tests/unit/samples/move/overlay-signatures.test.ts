import {loadSystemAbi} from '@site/src/reference/abi/load';
import type {AbiFunction, AbiModule, Datatype} from '@site/src/reference/abi/types';
import {compiler} from '@site/src/samples/move/compiler/client';
import {dependenciesOf} from '@site/src/samples/move/compiler/dependencies';
import {parseDiagnostics} from '@site/src/samples/move/diagnostics';
import {loadFramework} from '@site/src/samples/move/framework';
import {addressName, functionHeader} from '@site/src/samples/move/move-text';
import {moduleNodes, parseMove, type MoveNode} from '@site/src/samples/move/syntax';
import {overlayModules} from './overlay-items';
import {stopCompiler} from './support';

const abi = (['0x1', '0x2', '0x3'] as const).flatMap(loadSystemAbi);
const nameOf = ({address, name}: AbiModule): string => `${addressName(address)}::${name}`;

/**
 * The verifier keeps these for the module that defines the type; the compiler says so and finds
 * nothing else wrong.
 */
const restricted = new Set(['E02008', 'E02009', 'E02010', 'E02011']);

/** A function with the ABI's header that calls the framework's function. */
function caller(module: AbiModule, fun: AbiFunction, index: number): string {
  const types = fun.typeParameters.map((_, type) => `T${type}`).join(', ');
  const values = fun.parameters.map((_, value) => `a${value}`).join(', ');
  const header = functionHeader({...fun, name: `call${index}`, entry: false});
  return `${header} { ${nameOf(module)}::${fun.name}${types === '' ? '' : `<${types}>`}(${values}) }`;
}

const fieldNames = ({fields}: Datatype): string[] => (fields ?? []).map(({name}) => name);

function structFacts(node: MoveNode): {name: string; abilities: string[]; fields: string[]} {
  const own = node.namedChildren.filter(({type}) => type === 'ability_decls' || type === 'postfix_ability_decls');
  const abilities = own.flatMap((part) => part.descendantsOfType('ability').map(({text}) => text));
  const named = node.descendantsOfType('field_annotation').map((field) => field.childForFieldName('field')?.text.replaceAll('`', '') ?? '');
  const positional = node.descendantsOfType('positional_fields').flatMap((fields) => fields.namedChildren.map((_, index) => `pos${index}`));
  const fields = [...named, ...positional];
  return {name: node.childForFieldName('name')?.text ?? '', abilities, fields: fields.length > 0 ? fields : ['dummy_field']};
}

afterAll(stopCompiler);

it('every function that the overlay gives a body can be called as the ABI says', async () => {
  const overlay = new Map((await overlayModules()).map(({name, module}) => [name, module]));
  const calls = abi.flatMap((module) =>
    module.functions
      .filter(({name, visibility}) => visibility === 'public' && overlay.get(nameOf(module))?.declared.has(name))
      .map((fun) => ({module, fun})),
  );
  expect(calls.length).toBeGreaterThan(600);
  const source = [
    '#[allow(deprecated_usage)]',
    'module calls::calls;',
    ...calls.map(({module, fun}, index) => caller(module, fun, index)),
  ].join('\n');
  const manifest =
    '[package]\nname = "calls"\nedition = "2024"\n[addresses]\ncalls = "0xca"\nstd = "0x1"\nsui = "0x2"\nsui_system = "0x3"\n';
  const {output} = await compiler.send({
    task: 'compile',
    files: {'Move.toml': manifest, 'sources/calls.move': source},
    dependencies: dependenciesOf(await loadFramework('')).json,
  });
  const errors = parseDiagnostics(output).filter(({severity, code}) => severity === 'error' && !restricted.has(code));
  expect(errors.map(({line, code, message}) => `${source.split('\n')[line - 1] ?? ''}: ${code} ${message}`)).toEqual([]);
});

it("every type that the overlay declares has the ABI's abilities and fields", async () => {
  const wrong: string[] = [];
  for (const {name, module} of await overlayModules()) {
    const types = new Map(abi.find((each) => nameOf(each) === name)?.datatypes.map((type) => [type.name, type]));
    const [node] = moduleNodes(await parseMove(module.text));
    for (const struct of node?.descendantsOfType('struct_definition').map(structFacts) ?? []) {
      const type = types.get(struct.name);
      if (!type) continue;
      const same = [...type.abilities].sort().join() === struct.abilities.sort().join() && fieldNames(type).join() === struct.fields.join();
      if (!same) wrong.push(`${name}::${struct.name}: ${JSON.stringify(struct)}, ABI: ${type.abilities.join()} ${fieldNames(type).join()}`);
    }
  }
  expect(wrong).toEqual([]);
});
