import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {integerModule, integers} from './overlay/integers';
import type {DeclaredNames} from './stubs';
import {moduleNodes, parseMove, type MoveNode} from './syntax';

/** The hand-written part of one framework module; see overlay/README.md. */
export interface OverlayModule {
  name: string;
  text: string;
  declared: DeclaredNames;
}

const overlayDir = path.join(__dirname, 'overlay');

const declarations = new Set([
  'struct_definition',
  'enum_definition',
  'function_definition',
  'native_function_definition',
  'macro_function_definition',
]);

/**
 * Macros do not count: the ABI has none, and a macro may share its name with a public function of
 * another kind.
 */
function declaredNames(module: MoveNode): Set<string> {
  const body = module.childForFieldName('module_body');
  const items = body?.namedChildren.filter(({type}) => declarations.has(type)) ?? [];
  return new Set(items.flatMap((item) => item.childForFieldName('name')?.text ?? []));
}

async function readOverlayModule(file: string, text: string): Promise<OverlayModule> {
  const tree = await parseMove(text);
  const [module, ...others] = moduleNodes(tree);
  const name = path.basename(file, '.move');
  const declaredAs = module?.childForFieldName('module_identity')?.childForFieldName('module')?.text;
  if (module === undefined || others.length > 0 || declaredAs !== name)
    throw new Error(`${file}: expected exactly one module, named as the file: "module …::${name};"`);
  return {name, text, declared: declaredNames(module)};
}

/** File name → text, before anything is read out of it. */
function overlayTexts(alias: string): Map<string, string> {
  const dir = path.join(overlayDir, alias);
  const files = readdirSync(dir).filter((file) => file.endsWith('.move'));
  const texts = new Map(files.sort().map((file) => [path.join(dir, file), readFileSync(path.join(dir, file), 'utf8')]));
  if (alias === 'std') for (const type of integers) texts.set(path.join(dir, `${type}.move`), integerModule(type));
  return texts;
}

/**
 * The overlay's modules of one framework package.
 *
 * @param alias `std`, `sui` or `sui_system`, the folder's name under overlay/
 * @throws where a file holds anything but one module of its own name
 */
export async function loadOverlay(alias: string): Promise<OverlayModule[]> {
  return Promise.all([...overlayTexts(alias)].map(([file, text]) => readOverlayModule(file, text)));
}
