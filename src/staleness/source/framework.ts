import {loadSystemAbi} from '../../reference/abi/load';
import {isListed} from '../../reference/move/listed';
import {childrenOf, itemsOf} from '../../samples/move/items';
import {moduleNodes, parseMove, type MoveNode} from '../../samples/move/syntax';
import {finding, unasked, type Finding} from '../finding';
import {placesNaming} from '../pages/find';
import type {Page} from '../pages/read';
import type {Checkout} from './checkout';

const area = 'framework';
const folder = 'crates/sui-framework/packages';

/** The packages of the framework: the name that pages give them, and their sources. */
const packages = [
  {address: '0x1', title: 'std', sources: `${folder}/move-stdlib/sources`},
  {address: '0x2', title: 'sui', sources: `${folder}/sui-framework/sources`},
  {address: '0x3', title: 'sui_system', sources: `${folder}/sui-system/sources`},
] as const;

type FrameworkPackage = (typeof packages)[number];

/** What a module of Move source offers, and the codes it aborts with. */
export interface MoveModule {
  name: string;
  functions: readonly string[];
  /** `EInvalidOwner` → 0 */
  codes: ReadonlyMap<string, string>;
}

/** True for what another package or a transaction may call. */
const isOffered = (fun: MoveNode): boolean =>
  childrenOf(fun, 'modifier').some(({text}) => ['public', 'entry'].includes(text.replaceAll(' ', '')));

function readModule(module: MoveNode): MoveModule {
  const body = module.childForFieldName('module_body');
  const items = body === null ? [] : itemsOf(body);
  const codes = items.filter(({node, name}) => node.type === 'constant' && /^E[A-Z]/.test(name));
  return {
    name: module.childForFieldName('module_identity')?.childForFieldName('module')?.text ?? '',
    functions: items.filter(({node}) => /^(?:native_)?function_definition$/.test(node.type) && isOffered(node)).map(({name}) => name),
    codes: new Map(codes.map(({node, name}) => [name, node.childForFieldName('expr')?.text ?? ''])),
  };
}

/**
 * Reads the modules of a file. What is for tests is left out, and functions that nobody outside may
 * call.
 */
export async function readModules(text: string): Promise<MoveModule[]> {
  const tree = await parseMove(text);
  try {
    return moduleNodes(tree).map(readModule);
  } finally {
    tree.delete();
  }
}

/**
 * A code and its name side by side in a row of a table: "| `ENotEnabled` | 16 |", or "| 16 |
 * `ENotEnabled` |".
 */
const codeInRow = /\|\s*`(?:[\w:]*::)?(E[A-Z]\w+)`\s*\|\s*(\d+)\s*\||\|\s*(\d+)[^|]*`?(?:[\w:]*::)?(E[A-Z]\w+)`/g;

/** Pages about a package of its own, whose errors have names that the framework has too. */
const isAboutAnother = (file: string): boolean => file.startsWith('docs/standards/deepbook');

/**
 * Codes that pages give for names of errors of the framework. Modules may share a name, so any of
 * their codes will do.
 */
function checkCodes(modules: readonly MoveModule[], pages: readonly Page[]): Finding[] {
  const known = new Map<string, Set<string>>();
  for (const {codes} of modules) for (const [name, code] of codes) known.set(name, (known.get(name) ?? new Set()).add(code));
  return pages
    .filter(({file}) => !isAboutAnother(file))
    .flatMap(({lines}) =>
      lines.flatMap(({text, place}) =>
        [...text.matchAll(codeInRow)].flatMap((match) => {
          const [name, code] = [match[1] ?? match[4] ?? '', match[2] ?? match[3] ?? ''];
          const codes = known.get(name);
          if (codes === undefined || codes.has(code)) return [];
          return finding(area, name, 'note', {
            stated: `code ${code}`,
            found: `code ${[...codes].join(' or ')}`,
            source: folder,
            places: [place],
          });
        }),
      ),
    );
}

async function modulesOf(checkout: Checkout, sources: string): Promise<MoveModule[]> {
  const modules: MoveModule[] = [];
  for (const file of checkout.list(sources, '.move')) modules.push(...(await readModules(checkout.read(file) ?? '')));
  return modules;
}

/** What the sources offer and the pinned ABIs lack, module by module. */
function compareWithAbi({address, title, sources}: FrameworkPackage, modules: readonly MoveModule[], pages: readonly Page[]): Finding[] {
  const abi = new Map(loadSystemAbi(address).map(({name, functions}) => [name, functions.filter(isListed).map((fun) => fun.name)]));
  return modules.flatMap((module) => {
    const name = `${title}::${module.name}`;
    const pinned = abi.get(module.name);
    const missing = module.functions.filter((fun) => pinned?.includes(fun) !== true);
    if (missing.length === 0) return [];
    const found = pinned === undefined ? 'the pinned ABIs lack the module' : `the pinned ABIs lack ${missing.join(', ')}`;
    return finding(area, name, 'note', {found, source: sources, places: placesNaming(pages, name)});
  });
}

/**
 * Compares the pinned ABIs, from which the reference is made, with the framework's sources; and the
 * codes on pages with its constants.
 */
export async function checkFramework(checkout: Checkout, pages: readonly Page[]): Promise<Finding[]> {
  const all: MoveModule[] = [];
  const rows: Finding[] = [];
  for (const each of packages) {
    const modules = await modulesOf(checkout, each.sources);
    if (modules.length === 0) rows.push(unasked(area, each.title, `the checkout lacks ${each.sources}`));
    else rows.push(...compareWithAbi(each, modules, pages));
    all.push(...modules);
  }
  return [...rows, ...checkCodes(all, pages)];
}
