import {loadOverlay, type OverlayModule} from '@site/src/samples/move/overlay';
import {moduleNodes, parseMove, type MoveNode} from '@site/src/samples/move/syntax';

/** Something that only the overlay can declare, and that a probe has to use. */
export interface OverlayItem {
  kind: 'macro' | 'alias' | 'test-only';
  name: string;
}

const notes = (annotations: readonly MoveNode[]): string => annotations.map(({text}) => text).join(' ');

const isPublic = (item: MoveNode): boolean => item.namedChildren.some(({type, text}) => type === 'modifier' && text === 'public');

function itemOf(node: MoveNode, testOnly: boolean): OverlayItem[] {
  const name = node.childForFieldName('name')?.text ?? '';
  switch (node.type) {
    case 'macro_function_definition':
      return isPublic(node) ? [{kind: 'macro', name}] : [];
    case 'function_definition':
    case 'native_function_definition':
      return testOnly && isPublic(node) ? [{kind: 'test-only', name}] : [];
    case 'use_declaration': {
      // public use fun path as Type.name;
      const alias = node.namedChildren.find(({type}) => type === 'use_fun')?.childForFieldName('alias');
      const [, method] = /\.(\w+)\s*;?$/.exec(node.text) ?? [];
      return alias && node.text.startsWith('public') && method !== undefined ? [{kind: 'alias', name: method}] : [];
    }
    default:
      return [];
  }
}

/** What the overlay's module declares beyond an ABI. */
export async function overlayItems({text}: OverlayModule): Promise<OverlayItem[]> {
  const tree = await parseMove(text);
  const [module] = moduleNodes(tree);
  const wholeModule = /^#\[test_only\b/.test(text);
  let annotations: MoveNode[] = [];
  const items: OverlayItem[] = [];
  for (const node of module?.childForFieldName('module_body')?.namedChildren ?? []) {
    if (node.type === 'annotation') annotations.push(node);
    else if (node.type !== 'newline' && !node.type.endsWith('comment')) {
      items.push(...itemOf(node, wholeModule || notes(annotations).includes('test_only')));
      annotations = [];
    }
  }
  return items;
}

/** All modules of the overlay, named `std::vector`. */
export async function overlayModules(): Promise<{name: string; module: OverlayModule}[]> {
  const packages = await Promise.all(
    ['std', 'sui', 'sui_system'].map(async (alias) =>
      (await loadOverlay(alias)).map((module) => ({name: `${alias}::${module.name}`, module})),
    ),
  );
  return packages.flat();
}
