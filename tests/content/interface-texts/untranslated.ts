import ts from 'typescript';

/** A text that readers see and no translator does. */
export interface Untranslated {
  line: number;
  text: string;
}

/** Attributes whose values are read out or shown. */
const shownAttributes = new Set(['aria-label', 'aria-description', 'aria-valuetext', 'title', 'placeholder', 'alt', 'label', 'name']);
/** `name` is a text of our own components alone. */
const isOwnComponent = (tag: string): boolean => /^[A-Z]/.test(tag);

/** Elements in which a text is code, or the name of a key, in every language. */
const codeElements = new Set(['code', 'kbd', 'pre', 'style', 'script']);

const hasWord = (text: string): boolean => /\p{L}{2}/u.test(text);
/**
 * A sentence, or a label of more than one word that starts with a capital: what a program shows,
 * and hardly ever what it works with.
 */
const looksShown = (text: string): boolean => /^\p{Lu}[\p{Ll}’']*[ ,:]+\S|^\p{Lu}\p{Ll}+[^\w\s]*[.…]$/u.test(text.trim());

/** Calls whose arguments nobody sees: what is thrown or written to the console. */
const unseen = /^(?:console\.\w+|\w*Error|require)$/;

const tagOf = (node: ts.JsxElement): string => node.openingElement.tagName.getText();

/** The text of a literal or a template; names stand for what is computed. */
function textOf(node: ts.Node): string | undefined {
  if (ts.isStringLiteralLike(node)) return node.text;
  if (ts.isTemplateExpression(node)) return node.head.text + node.templateSpans.map(({literal}) => `…${literal.text}`).join('');
  return undefined;
}

/**
 * Whether a literal is what JSX shows: a child, or one of the values that a condition between leads
 * to.
 */
function isShown({parent}: ts.Node): boolean {
  if (ts.isConditionalExpression(parent) || ts.isParenthesizedExpression(parent)) return isShown(parent);
  if (ts.isBinaryExpression(parent)) return /^(?:&&|\|\||\?\?|\+)$/.test(parent.operatorToken.getText()) && isShown(parent);
  if (!ts.isJsxExpression(parent) && !ts.isJsxAttribute(parent)) return false;
  const holder = ts.isJsxExpression(parent) ? parent.parent : parent;
  if (!ts.isJsxAttribute(holder)) return true;
  const name = holder.name.getText();
  const tag = holder.parent.parent.tagName.getText();
  return shownAttributes.has(name) && (name !== 'name' || isOwnComponent(tag));
}

/**
 * Whether nothing below a node is looked at: what is translated, code, types, imports, and what
 * nobody sees.
 */
function isSettled(node: ts.Node): boolean {
  if (ts.isJsxElement(node)) return codeElements.has(tagOf(node));
  if (ts.isThrowStatement(node) || (ts.isNewExpression(node) && unseen.test(node.expression.getText()))) return true;
  return ts.isImportDeclaration(node) || ts.isExportDeclaration(node) || ts.isTypeNode(node) || ts.isInterfaceDeclaration(node);
}

/**
 * The texts of a module of the browser that do not come from Docusaurus's translations: text of
 * JSX, attributes that are shown, and literals that look like a label or a sentence.
 *
 * @param file its name
 */
export function untranslated(file: string, source: string): Untranslated[] {
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true, file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS);
  const found: Untranslated[] = [];
  const tell = (node: ts.Node, text: string): void => {
    found.push({line: tree.getLineAndCharacterOfPosition(node.getStart(tree)).line + 1, text: text.trim().replace(/\s+/g, ' ')});
  };
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && node.expression.getText() === 'translate') {
      // What a text says is settled; what it is given may be a text of its own.
      node.arguments.slice(1).forEach(visit);
      return;
    }
    if (ts.isCallExpression(node) && unseen.test(node.expression.getText())) return;
    if (isSettled(node)) return;
    if (ts.isJsxElement(node) && tagOf(node) === 'Translate') {
      node.openingElement.attributes.forEachChild(visit);
      return;
    }
    if (ts.isJsxText(node) && hasWord(node.text)) tell(node, node.text);
    const text = textOf(node);
    if (text !== undefined && hasWord(text) && (isShown(node) || looksShown(text))) tell(node, text);
    node.forEachChild(visit);
  };
  visit(tree);
  return found;
}
