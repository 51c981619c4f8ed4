import {moduleNodes, parseMove, type MoveNode} from './syntax';
import {systemPackages} from './system-packages';

/** Source whose own addresses have names that no other sample of the batch uses. */
export interface Isolated {
  text: string;
  addresses: string[];
  /** Turns the new names in a compiler message back into the author's. */
  restore: (message: string) => string;
}

/**
 * A sample that shows a module of the framework stays there, or it would not find its neighbors.
 */
const frameworkNames: ReadonlySet<string> = new Set(systemPackages.map(({alias}) => alias));

const moduleAddress = (module: MoveNode): MoveNode | undefined =>
  module.childForFieldName('module_identity')?.childForFieldName('address') ?? undefined;

/** `a::B::c` names a type's variant, not a module: types begin with a capital letter. */
const isTypePath = (identity: MoveNode): boolean => /^[A-Z]/.test(identity.childForFieldName('module')?.text ?? '');

/** The node that names an address, where the given node has such a part. */
function addressPart(node: MoveNode): MoveNode | undefined {
  switch (node.type) {
    case 'module_identity':
      return isTypePath(node) ? undefined : (node.children[0] ?? undefined);
    case 'use_module_members':
      // use hello::{world, moon};
      return node.children[0]?.type === 'module_identifier' ? node.children[0] : undefined;
    case 'module_access':
      // @hello
      return node.children[0]?.type === '@' ? node.children[1] : undefined;
    case 'annotation_expr': {
      // expected_failure(location = hello::world)
      const [name, , value] = node.children;
      const inner = value?.children[0];
      return name?.text === 'location' && inner?.type === 'module_identifier' ? inner : undefined;
    }
    default:
      return undefined;
  }
}

function addressNodes(root: MoveNode): MoveNode[] {
  const own = addressPart(root);
  return [...(own ? [own] : []), ...root.namedChildren.flatMap(addressNodes)];
}

/**
 * Renames the addresses of the modules that the source defines, wherever it uses them, so that
 * samples that all begin with `module example::…` can be compiled together. No line moves.
 *
 * @param mark what makes the names unique, such as `s17`
 */
export async function isolate(text: string, mark: string): Promise<Isolated> {
  const tree = await parseMove(text);
  const own = moduleNodes(tree).flatMap((module) => moduleAddress(module)?.text ?? []);
  const defined = new Set(own.filter((name) => !frameworkNames.has(name)));
  const renamed = new Map([...defined].map((name) => [name, `${/^\d/.test(name) ? 'n' : ''}${name}_${mark}`]));
  const edits = addressNodes(tree.rootNode).filter((node) => defined.has(node.text));
  let result = text;
  for (const node of edits.sort((a, b) => b.startIndex - a.startIndex)) {
    result = result.slice(0, node.startIndex) + (renamed.get(node.text) ?? node.text) + result.slice(node.endIndex);
  }
  const restore = (message: string): string =>
    [...renamed].reduce((restored, [old, fresh]) => restored.replaceAll(new RegExp(`\\b${fresh}\\b`, 'g'), old), message);
  return {text: result, addresses: [...renamed.values()], restore};
}

/** Whether the source declares a module: what the author may show without `fragment`. */
export async function declaresModule(text: string): Promise<boolean> {
  return moduleNodes(await parseMove(text)).length > 0;
}
