import ts from 'typescript';

const parse = (text: string): ts.SourceFile => ts.createSourceFile('facts.ts', text, ts.ScriptTarget.Latest, true);

/** An object under `as const` and `satisfies`. */
function bare(node: ts.Expression | undefined): ts.Expression | undefined {
  if (node && (ts.isAsExpression(node) || ts.isSatisfiesExpression(node))) return bare(node.expression);
  return node;
}

/** The expression that a path such as `protocol.object.bytes` leads to. */
function find(source: ts.SourceFile, figure: string): ts.Expression | undefined {
  const [name = '', ...path] = figure.split('.');
  const declarations = source.statements.flatMap((statement) =>
    ts.isVariableStatement(statement) ? [...statement.declarationList.declarations] : [],
  );
  const start = declarations.find((declaration) => declaration.name.getText() === name)?.initializer;
  return path.reduce<ts.Expression | undefined>((node, key) => {
    const object = bare(node);
    if (object === undefined || !ts.isObjectLiteralExpression(object)) return undefined;
    const property = object.properties.find((candidate) => candidate.name?.getText() === key);
    return property && ts.isPropertyAssignment(property) ? property.initializer : undefined;
  }, start);
}

/** A number as the files have it, with underscores between thousands. */
const written = (value: number): string => {
  const [whole = '', fraction] = String(value).split('.');
  const grouped = whole.length > 4 || value >= 1000 ? whole.replaceAll(/\B(?=(?:\d{3})+$)/g, '_') : whole;
  return fraction === undefined ? grouped : `${grouped}.${fraction}`;
};

/**
 * Writes a figure into the text of a file of src/facts.
 *
 * @returns the text with the new value; undefined where the figure is not written there as a number
 */
export function writeFigure(text: string, figure: string, value: number): string | undefined {
  const node = bare(find(parse(text), figure));
  if (node === undefined || !ts.isNumericLiteral(node)) return undefined;
  return text.slice(0, node.getStart()) + written(value) + text.slice(node.getEnd());
}
