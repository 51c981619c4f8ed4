import {typemoveFolder} from '../../reference/abi/load';
import {moduleNodes, parseMove, type MoveNode} from '../../samples/move/syntax';
import {packages} from '../abi/compare';
import {readAbi} from '../abi/read';
import {finding, unasked, type Finding} from '../finding';
import {placesNaming} from '../pages/find';
import type {Page} from '../pages/read';
import type {Checkout} from './checkout';

const area = 'framework';
const folder = 'crates/sui-framework/packages';
const sources: Readonly<Record<keyof typeof packages, string>> = {
  '0x1': `${folder}/move-stdlib/sources`,
  '0x2': `${folder}/sui-framework/sources`,
  '0x3': `${folder}/sui-system/sources`,
};

/** What a module of Move source offers, and the codes it aborts with. */
export interface MoveModule {
  name: string;
  functions: readonly string[];
  /** `EInvalidOwner` → 0 */
  codes: ReadonlyMap<string, string>;
}

const isModifier = (word: string) => (node: MoveNode | null) => node?.type === 'modifier' && node.text.replaceAll(' ', '') === word;

/** True for what another package or a transaction may call. */
const isOffered = (fun: MoveNode): boolean => ['public', 'entry'].some((word) => fun.namedChildren.some(isModifier(word)));

/** The items of a module that are not for tests alone. */
function itemsOf(body: MoveNode): MoveNode[] {
  const items: MoveNode[] = [];
  let forTests = false;
  for (const item of body.namedChildren) {
    if (item.type === 'annotation') forTests ||= /\btest/.test(item.text);
    else if (item.type !== 'newline' && !item.type.endsWith('comment')) {
      if (!forTests) items.push(item);
      forTests = false;
    }
  }
  return items;
}

function readModule(module: MoveNode): MoveModule {
  const body = module.childForFieldName('module_body');
  const items = body === null ? [] : itemsOf(body);
  const nameOf = (item: MoveNode): string => item.childForFieldName('name')?.text ?? '';
  const codes = items.filter(({type}) => type === 'constant').filter((item) => /^E[A-Z]/.test(nameOf(item)));
  return {
    name: module.childForFieldName('module_identity')?.childForFieldName('module')?.text ?? '',
    functions: items.filter((item) => /^(?:native_)?function_definition$/.test(item.type) && isOffered(item)).map(nameOf),
    codes: new Map(codes.map((item) => [nameOf(item), item.childForFieldName('expr')?.text ?? ''])),
  };
}

/** Reads the modules of a file. What is for tests is left out, and functions that nobody outside may call. */
export async function readModules(text: string): Promise<MoveModule[]> {
  const tree = await parseMove(text);
  try {
    return moduleNodes(tree).map(readModule);
  } finally {
    tree.delete();
  }
}

/** A code and its name side by side in a row of a table: "| `ENotEnabled` | 16 |", or "| 16 | `ENotEnabled` |". */
const codeInRow = /\|\s*`(?:[\w:]*::)?(E[A-Z]\w+)`\s*\|\s*(\d+)\s*\||\|\s*(\d+)[^|]*`?(?:[\w:]*::)?(E[A-Z]\w+)`/g;

/** Pages about a package of its own, whose errors have names that the framework has too. */
const isAboutAnother = (file: string): boolean => file.startsWith('docs/standards/deepbook');

/** Codes that pages give for names of errors of the framework. Modules may share a name, so any of their codes will do. */
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

type Address = keyof typeof packages;

async function modulesOf(checkout: Checkout, address: Address): Promise<MoveModule[]> {
  const modules: MoveModule[] = [];
  for (const file of checkout.list(sources[address], '.move')) modules.push(...(await readModules(checkout.read(file) ?? '')));
  return modules;
}

/** What the sources offer and the pinned ABIs lack, module by module. */
function compareWithAbi(address: Address, modules: readonly MoveModule[], pages: readonly Page[]): Finding[] {
  const abi = new Map(readAbi(`${typemoveFolder()}/src/abis/${address}.json`).map(({name, members}) => [name, members]));
  return modules.flatMap((module) => {
    const name = `${packages[address]}::${module.name}`;
    const pinned = abi.get(module.name);
    const missing = module.functions.filter((fun) => pinned?.has(fun) !== true);
    if (missing.length === 0) return [];
    const found = pinned === undefined ? 'the pinned ABIs lack the module' : `the pinned ABIs lack ${missing.join(', ')}`;
    return finding(area, name, 'note', {found, source: sources[address], places: placesNaming(pages, name)});
  });
}

/** Compares the pinned ABIs, from which the reference is made, with the framework's sources; and the codes on pages with its constants. */
export async function checkFramework(checkout: Checkout, pages: readonly Page[]): Promise<Finding[]> {
  const all: MoveModule[] = [];
  const rows: Finding[] = [];
  for (const address of Object.keys(packages) as Address[]) {
    const modules = await modulesOf(checkout, address);
    if (modules.length === 0) rows.push(unasked(area, packages[address], `the checkout lacks ${sources[address]}`));
    else rows.push(...compareWithAbi(address, modules, pages));
    all.push(...modules);
  }
  return [...rows, ...checkCodes(all, pages)];
}
