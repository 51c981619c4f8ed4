import postcss, {type Declaration, type Root} from 'postcss';
import parseValue, {type FunctionNode, type Node} from 'postcss-value-parser';
import {customPropertiesIn} from './custom-properties';

const isCustom = ({prop}: Declaration): boolean => prop.startsWith('--');

/** Selectors of the root element alone: the theme's mode is an attribute of it. */
const ofRoot = /^(?::root|html|\[data-theme=['"]?\w+['"]?\]|html\[[^\]]+\])$/;

const isOfRoot = ({parent}: Declaration): boolean => parent?.type === 'rule' && parent.selectors.every((selector) => ofRoot.test(selector));

/** True for a declaration right in a layer. */
function isLayered({parent}: Declaration): boolean {
  const around = parent?.parent;
  return around?.type === 'atrule' && (around as postcss.AtRule).name === 'layer';
}

/** True for a declaration that holds always: not inside of a condition, such as a width of the window. */
const isUnconditional = (declaration: Declaration): boolean => declaration.parent?.parent?.type === 'root' || isLayered(declaration);

const isUse = (node: Node): node is FunctionNode => node.type === 'function' && node.value === 'var';

const nameOf = ({nodes}: FunctionNode): string => nodes[0]?.value ?? '';

/** The names of the custom properties that a value uses. */
function usedIn(value: string): string[] {
  const names: string[] = [];
  parseValue(value).walk((node) => {
    if (isUse(node)) names.push(nameOf(node));
  });
  return names;
}

/** The value with the constants in it; a fallback is not needed any more. */
function withConstants(value: string, constants: ReadonlyMap<string, string>): string {
  const parsed = parseValue(value);
  parsed.walk((node) => {
    const constant = isUse(node) ? constants.get(nameOf(node)) : undefined;
    if (constant !== undefined) Object.assign(node, {type: 'word', value: constant});
  });
  return parseValue.stringify(parsed.nodes);
}

/** All declarations of each custom property. */
function declarationsOf(root: Root): Map<string, Declaration[]> {
  const found = new Map<string, Declaration[]>();
  root.walkDecls((declaration) => {
    if (isCustom(declaration)) found.set(declaration.prop, [...(found.get(declaration.prop) ?? []), declaration]);
  });
  return found;
}

/**
 * Removes what no element gets: a property that a layer sets on the root element, where a rule without a layer sets it there always.
 * Such a rule wins over each that is in a layer.
 */
function removeOverridden(root: Root): void {
  for (const declarations of declarationsOf(root).values()) {
    const wins = declarations.some(({parent}) => parent?.parent === root && (parent as postcss.Rule).selector === ':root');
    for (const declaration of declarations) if (wins && isOfRoot(declaration) && isLayered(declaration)) declaration.remove();
  }
}

/** How often the sheet uses each custom property. */
function countUses(root: Root): Map<string, number> {
  const uses = new Map<string, number>();
  root.walkDecls(({value}) => {
    for (const name of usedIn(value)) uses.set(name, (uses.get(name) ?? 0) + 1);
  });
  return uses;
}

/**
 * A style sheet with the values of custom properties in the place of their names, where the property is set once, on the root element,
 * and the sheet gets shorter by it. Most of Infima's properties are such: they are there for sites to set, and this one sets few.
 *
 * @param css the whole style sheet
 * @param texts scripts; a custom property that one of them names stays
 */
export function withConstantsInlined(css: string, texts: readonly string[]): string {
  const root = postcss.parse(css);
  removeOverridden(root);
  const named = customPropertiesIn(texts);
  for (;;) {
    const declarations = declarationsOf(root);
    const uses = countUses(root);
    const isOnRootOnly = (name: string): boolean => (declarations.get(name) ?? []).every(isOfRoot);
    const isInlined = (declaration: Declaration): boolean => {
      const {prop, value} = declaration;
      const growth = (uses.get(prop) ?? 0) * (value.length - `var(${prop})`.length) - `${prop}:${value};`.length;
      return isOfRoot(declaration) && isUnconditional(declaration) && usedIn(value).every(isOnRootOnly) && growth < 0;
    };
    const candidates = [...declarations.values()]
      .flatMap(([declaration, ...others]) => (declaration && others.length === 0 && !named.has(declaration.prop) ? [declaration] : []))
      .filter(isInlined);
    // One that is made of another waits for it, so that no name is left without its value.
    const names = new Set(candidates.map(({prop}) => prop));
    const found = candidates.filter(({value}) => !usedIn(value).some((name) => names.has(name)));
    if (found.length === 0) return root.toString();
    const constants = new Map(found.map(({prop, value}) => [prop, value.trim()]));
    for (const declaration of found) declaration.remove();
    root.walkDecls((declaration) => {
      if (declaration.value.includes('var(')) declaration.value = withConstants(declaration.value, constants);
    });
  }
}
