import ts from 'typescript';
import {declaredText, importedNames, type DeclaredText} from './declared';

/** Id of a text → the text in the language of the build. */
export type Translations = Readonly<Record<string, string>>;

type Print = (node: ts.Node) => string;

/**
 * A text in parts: what it says, and the expressions in the place of the names in braces that have
 * one.
 */
const partsOf = (text: string, values: Map<string, ts.Expression>): (string | ts.Expression)[] =>
  text.split(/\{(\w+)\}/).map((piece, index) => (index % 2 === 0 ? piece : (values.get(piece) ?? `{${piece}}`)));

const isText = (part: string | ts.Expression): part is string => typeof part === 'string';

const inTemplate = (text: string): string => text.replace(/[`\\]|\$\{/g, '\\$&');

/** The text as an expression whose value is a string. */
function asString(text: string, values: Map<string, ts.Expression>, print: Print): string {
  const parts = partsOf(text, values);
  if (parts.every(isText)) return JSON.stringify(text);
  return `\`${parts.map((part) => (isText(part) ? inTemplate(part) : `\${${print(part)}}`)).join('')}\``;
}

/** The text as children of JSX. */
const asChildren = (text: string, values: Map<string, ts.Expression>, print: Print): string =>
  partsOf(text, values)
    .filter((part) => part !== '')
    .map((part) => `{${isText(part) ? JSON.stringify(part) : print(part)}}`)
    .join('');

const isChild = ({parent}: ts.Node): boolean => ts.isJsxElement(parent) || ts.isJsxFragment(parent);

function inlined({node, message, id, values}: DeclaredText, translations: Translations, print: Print): string | undefined {
  if (values === undefined) return undefined;
  const text = Object.hasOwn(translations, id) ? (translations[id] ?? message) : message;
  if (ts.isCallExpression(node)) return asString(text, values, print);
  const children = asChildren(text, values, print);
  return isChild(node) ? children : `<>${children}</>`;
}

/**
 * Puts the texts of a module in the place of the calls that would look them up in the reader's
 * browser. So a page ships a text in its own language alone: no id, no description, no table. What
 * is computed stays as it is.
 *
 * @param text the module
 * @param file its name, by which its language is known
 * @param translations those of the language of the build; a text without one stays in English
 */
export function inlineTexts(text: string, file: string, translations: Translations): string {
  if (!text.includes('@docusaurus/Translate')) return text;
  const kind = file.endsWith('.ts') ? ts.ScriptKind.TS : ts.ScriptKind.TSX;
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, kind);
  const names = importedNames(source);
  if (names === undefined) return text;
  let left = 0;

  const print = (node: ts.Node): string => {
    if (node === names.declaration) return node.getText();
    const declared = declaredText(node, names);
    const replaced = declared && inlined(declared, translations, print);
    if (replaced !== undefined) return replaced;
    if (ts.isIdentifier(node) && (node.text === names.component || node.text === names.function)) left += 1;
    let printed = '';
    let at = node.getStart(source);
    node.forEachChild((child) => {
      printed += text.slice(at, child.getStart(source)) + print(child);
      at = child.end;
    });
    return printed + text.slice(at, node.end);
  };

  const printed = text.slice(0, source.getStart(source)) + print(source) + text.slice(source.end);
  // An import that nothing asks for would still bring the module, and the table with it.
  return left === 0 ? printed.replace(names.declaration.getText(), '') : printed;
}
