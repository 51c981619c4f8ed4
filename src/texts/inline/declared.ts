import ts from 'typescript';
import {staticProperties, staticText} from './static-text';

/** A text of the interface as a source declares it. */
export interface DeclaredText {
  /** The call or the element. */
  node: ts.CallExpression | ts.JsxElement;
  /** What it is known by in the files of translations. */
  id: string;
  /** The text in English. */
  message: string;
  /** What stands in its braces, by name; undefined where that is known only when it runs. */
  values: Map<string, ts.Expression> | undefined;
}

/** How a module calls what `@docusaurus/Translate` exports. */
interface Names {
  component: string | undefined;
  function: string | undefined;
  /** The import itself. */
  declaration: ts.ImportDeclaration;
}

const translations = '@docusaurus/Translate';

/** How a source imports Docusaurus's translations; undefined where it does not. */
export function importedNames(source: ts.SourceFile): Names | undefined {
  for (const statement of source.statements) {
    if (!ts.isImportDeclaration(statement) || staticText(statement.moduleSpecifier) !== translations) continue;
    const {name, namedBindings} = statement.importClause ?? {};
    const named = namedBindings !== undefined && ts.isNamedImports(namedBindings) ? namedBindings.elements : [];
    const translate = named.find((each) => (each.propertyName ?? each.name).text === 'translate');
    return {component: name?.text, function: translate?.name.text, declaration: statement};
  }
  return undefined;
}

function readCall(node: ts.CallExpression): DeclaredText | undefined {
  const [text, given] = node.arguments;
  const properties = staticProperties(text);
  const [id, message] = [staticText(properties?.get('id')), staticText(properties?.get('message'))];
  const known = id ?? message;
  if (known === undefined) return undefined;
  return {node, id: known, message: message ?? known, values: given === undefined ? new Map() : staticProperties(given)};
}

/** What JSX makes of a text over several lines. */
const asJsx = (text: string): string => text.trim().replace(/\s+/g, ' ');

function childText({children}: ts.JsxElement): string | undefined {
  const [child, ...others] = children.filter((each) => !ts.isJsxText(each) || each.text.trim() !== '');
  if (child === undefined || others.length > 0) return undefined;
  if (ts.isJsxText(child)) return asJsx(child.text);
  return ts.isJsxExpression(child) ? staticText(child.expression) : undefined;
}

function readElement(node: ts.JsxElement): DeclaredText | undefined {
  const attribute = (name: string): ts.Expression | undefined => {
    const found = node.openingElement.attributes.properties.find((each) => ts.isJsxAttribute(each) && each.name.getText() === name);
    const value = found && ts.isJsxAttribute(found) ? found.initializer : undefined;
    return value && ts.isJsxExpression(value) ? value.expression : value;
  };
  const message = childText(node);
  if (message === undefined) return undefined;
  const given = attribute('values');
  return {node, id: staticText(attribute('id')) ?? message, message, values: given === undefined ? new Map() : staticProperties(given)};
}

/**
 * The text that a node declares, in a source that uses these names; undefined for any other node,
 * and for a text that is computed.
 */
export function declaredText(node: ts.Node, names: Names): DeclaredText | undefined {
  if (ts.isCallExpression(node) && ts.isIdentifier(node.expression) && node.expression.text === names.function) return readCall(node);
  if (ts.isJsxElement(node) && node.openingElement.tagName.getText() === names.component) return readElement(node);
  return undefined;
}
